// The strings are written by hand. Counts follow the Unicode plural rules.
extension IndicatorStrings {
  static let english = IndicatorStrings(
    plural: .oneIsSingular,
    statuses: [
      .live: "Live",
      .recent: "Recent",
      .stale: "Stale",
      .offline: "Offline",
      .connecting: "Connecting",
      .syncing: "Syncing",
      .recording: "Recording",
      .paused: "Paused",
      .error: "Error",
      .online: "Online",
      .away: "Away",
      .busy: "Busy",
      .doNotDisturb: "Do Not Disturb",
    ],
    justNow: "Just now", never: "Never updated", ahead: "Date in the future", updated: "Updated %@",
    updatedJustNow: "Updated just now",
    terms: Terms(
      status: "Status", retry: "Retry", typing: "Typing", loading: "Loading",
      newItems: CountedText(one: "# new item", other: "# new items")),
    short: [
      .minutes: CountedText("# min ago"),
      .hours: CountedText("# hr ago"),
      .days: CountedText(one: "# day ago", other: "# days ago"),
    ],
    long: [
      .minutes: CountedText(one: "# minute ago", other: "# minutes ago"),
      .hours: CountedText(one: "# hour ago", other: "# hours ago"),
      .days: CountedText(one: "# day ago", other: "# days ago"),
    ])

  static let german = IndicatorStrings(
    plural: .oneIsSingular,
    statuses: [
      .live: "Live",
      .recent: "Aktuell",
      .stale: "Veraltet",
      .offline: "Offline",
      .connecting: "Verbinden",
      .syncing: "Synchronisieren",
      .recording: "Aufnahme",
      .paused: "Pausiert",
      .error: "Fehler",
      .online: "Online",
      .away: "Abwesend",
      .busy: "Beschäftigt",
      .doNotDisturb: "Nicht stören",
    ],
    justNow: "Gerade eben", never: "Noch nie aktualisiert", ahead: "Datum in der Zukunft", updated: "Aktualisiert %@",
    updatedJustNow: "Gerade eben aktualisiert",
    terms: Terms(
      status: "Status", retry: "Erneut versuchen", typing: "Schreibt", loading: "Lädt",
      newItems: CountedText(one: "# neuer Eintrag", other: "# neue Einträge")),
    short: [
      .minutes: CountedText("vor # Min."),
      .hours: CountedText("vor # Std."),
      .days: CountedText(one: "vor # Tag", other: "vor # Tagen"),
    ],
    long: [
      .minutes: CountedText(one: "vor # Minute", other: "vor # Minuten"),
      .hours: CountedText(one: "vor # Stunde", other: "vor # Stunden"),
      .days: CountedText(one: "vor # Tag", other: "vor # Tagen"),
    ])

  static let dutch = IndicatorStrings(
    plural: .oneIsSingular,
    statuses: [
      .live: "Live",
      .recent: "Recent",
      .stale: "Verouderd",
      .offline: "Offline",
      .connecting: "Verbinden",
      .syncing: "Synchroniseren",
      .recording: "Opnemen",
      .paused: "Gepauzeerd",
      .error: "Fout",
      .online: "Online",
      .away: "Afwezig",
      .busy: "Bezet",
      .doNotDisturb: "Niet storen",
    ],
    justNow: "Zojuist", never: "Nooit bijgewerkt", ahead: "Datum in de toekomst", updated: "Bijgewerkt %@",
    updatedJustNow: "Zojuist bijgewerkt",
    terms: Terms(
      status: "Status", retry: "Opnieuw proberen", typing: "Aan het typen", loading: "Laden",
      newItems: CountedText(one: "# nieuw item", other: "# nieuwe items")),
    short: [
      .minutes: CountedText("# min geleden"),
      .hours: CountedText("# uur geleden"),
      .days: CountedText(one: "# dag geleden", other: "# dagen geleden"),
    ],
    long: [
      .minutes: CountedText(one: "# minuut geleden", other: "# minuten geleden"),
      .hours: CountedText("# uur geleden"),
      .days: CountedText(one: "# dag geleden", other: "# dagen geleden"),
    ])
}
