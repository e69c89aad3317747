// The translations are written by hand. Counts follow the Unicode plural rules.
extension IndicatorStrings {
  static let russian = IndicatorStrings(
    plural: .russian,
    statuses: [
      .live: "Прямой эфир",
      .recent: "Недавно",
      .stale: "Устарело",
      .offline: "Не в сети",
      .connecting: "Подключение",
      .syncing: "Синхронизация",
      .recording: "Запись",
      .paused: "Пауза",
      .error: "Ошибка",
      .online: "В сети",
      .away: "Нет на месте",
      .busy: "Занят",
      .doNotDisturb: "Не беспокоить",
    ],
    justNow: "Только что", never: "Ещё не обновлялось", ahead: "Дата в будущем", updated: "Обновлено %@",
    updatedJustNow: "Обновлено только что",
    terms: Terms(
      status: "Статус", retry: "Повторить", typing: "Печатает", loading: "Загрузка",
      newItems: CountedText(
        one: "# новый элемент", few: "# новых элемента", many: "# новых элементов", other: "# нового элемента")),
    short: [
      .minutes: CountedText("# мин назад"),
      .hours: CountedText("# ч назад"),
      .days: CountedText(one: "# день назад", few: "# дня назад", many: "# дней назад", other: "# дня назад"),
    ],
    long: [
      .minutes: CountedText(
        one: "# минуту назад", few: "# минуты назад", many: "# минут назад", other: "# минуты назад"),
      .hours: CountedText(one: "# час назад", few: "# часа назад", many: "# часов назад", other: "# часа назад"),
      .days: CountedText(one: "# день назад", few: "# дня назад", many: "# дней назад", other: "# дня назад"),
    ])

  static let polish = IndicatorStrings(
    plural: .polish,
    statuses: [
      .live: "Na żywo",
      .recent: "Ostatnie",
      .stale: "Nieaktualne",
      .offline: "Offline",
      .connecting: "Łączenie",
      .syncing: "Synchronizacja",
      .recording: "Nagrywanie",
      .paused: "Wstrzymano",
      .error: "Błąd",
      .online: "Online",
      .away: "Nieobecny",
      .busy: "Zajęty",
      .doNotDisturb: "Nie przeszkadzać",
    ],
    justNow: "Przed chwilą", never: "Nigdy nie zaktualizowano", ahead: "Data w przyszłości",
    updated: "Zaktualizowano %@",
    updatedJustNow: "Zaktualizowano przed chwilą",
    terms: Terms(
      status: "Status", retry: "Ponów", typing: "Pisze", loading: "Wczytywanie",
      newItems: CountedText(
        one: "# nowy element", few: "# nowe elementy", many: "# nowych elementów", other: "# nowego elementu")),
    short: [
      .minutes: CountedText("# min temu"),
      .hours: CountedText("# godz. temu"),
      .days: CountedText(one: "# dzień temu", few: "# dni temu", many: "# dni temu", other: "# dnia temu"),
    ],
    long: [
      .minutes: CountedText(one: "# minutę temu", few: "# minuty temu", many: "# minut temu", other: "# minuty temu"),
      .hours: CountedText(one: "# godzinę temu", few: "# godziny temu", many: "# godzin temu", other: "# godziny temu"),
      .days: CountedText(one: "# dzień temu", few: "# dni temu", many: "# dni temu", other: "# dnia temu"),
    ])
}
