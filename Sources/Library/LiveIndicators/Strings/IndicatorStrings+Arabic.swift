// The translations are written by hand. Counts follow the Unicode plural rules.
extension IndicatorStrings {
  static let arabic = IndicatorStrings(
    plural: .arabic,
    statuses: [
      .live: "مباشر",
      .recent: "حديث",
      .stale: "قديم",
      .offline: "غير متصل",
      .connecting: "جارٍ الاتصال",
      .syncing: "جارٍ المزامنة",
      .recording: "جارٍ التسجيل",
      .paused: "متوقف مؤقتًا",
      .error: "خطأ",
      .online: "متصل",
      .away: "بعيد",
      .busy: "مشغول",
      .doNotDisturb: "عدم الإزعاج",
    ],
    justNow: "الآن", never: "لم يُحدَّث بعد", ahead: "تاريخ في المستقبل", updated: "حُدِّث %@",
    short: [
      .minutes: CountedText(
        one: "قبل دقيقة واحدة", two: "قبل دقيقتين", few: "قبل # دقائق", many: "قبل # دقيقة", other: "قبل # دقيقة"),
      .hours: CountedText(
        one: "قبل ساعة واحدة", two: "قبل ساعتين", few: "قبل # ساعات", many: "قبل # ساعة", other: "قبل # ساعة"),
      .days: CountedText(
        one: "قبل يوم واحد", two: "قبل يومين", few: "قبل # أيام", many: "قبل # يومًا", other: "قبل # يوم"),
    ],
    long: [
      .minutes: CountedText(
        one: "قبل دقيقة واحدة", two: "قبل دقيقتين", few: "قبل # دقائق", many: "قبل # دقيقة", other: "قبل # دقيقة"),
      .hours: CountedText(
        one: "قبل ساعة واحدة", two: "قبل ساعتين", few: "قبل # ساعات", many: "قبل # ساعة", other: "قبل # ساعة"),
      .days: CountedText(
        one: "قبل يوم واحد", two: "قبل يومين", few: "قبل # أيام", many: "قبل # يومًا", other: "قبل # يوم"),
    ])
}
