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
    updatedJustNow: "حُدِّث الآن",
    terms: Terms(
      status: "الحالة", retry: "إعادة المحاولة", typing: "يكتب الآن", loading: "جارٍ التحميل",
      newItems: CountedText(
        one: "عنصر جديد واحد", two: "عنصران جديدان", few: "# عناصر جديدة", many: "# عنصرًا جديدًا", other: "# عنصر جديد")),
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

  static let hebrew = IndicatorStrings(
    plural: .hebrew,
    statuses: [
      .live: "שידור חי",
      .recent: "עדכני",
      .stale: "לא עדכני",
      .offline: "לא מקוון",
      .connecting: "בהתחברות",
      .syncing: "בסנכרון",
      .recording: "בהקלטה",
      .paused: "מושהה",
      .error: "שגיאה",
      .online: "מקוון",
      .away: "לא נמצא",
      .busy: "עסוק",
      .doNotDisturb: "לא להפריע",
    ],
    justNow: "הרגע", never: "לא עודכן מעולם", ahead: "תאריך עתידי", updated: "עודכן %@",
    updatedJustNow: "עודכן הרגע",
    terms: Terms(
      status: "מצב", retry: "ניסיון חוזר", typing: "בהקלדה", loading: "בטעינה",
      newItems: CountedText(one: "פריט חדש אחד", two: "שני פריטים חדשים", other: "# פריטים חדשים")),
    short: [
      .minutes: CountedText("לפני # דק׳"),
      .hours: CountedText("לפני # שע׳"),
      .days: CountedText(one: "לפני יום אחד", two: "לפני יומיים", other: "לפני # ימים"),
    ],
    long: [
      .minutes: CountedText(one: "לפני דקה אחת", two: "לפני שתי דקות", other: "לפני # דקות"),
      .hours: CountedText(one: "לפני שעה אחת", two: "לפני שעתיים", other: "לפני # שעות"),
      .days: CountedText(one: "לפני יום אחד", two: "לפני יומיים", other: "לפני # ימים"),
    ])
}
