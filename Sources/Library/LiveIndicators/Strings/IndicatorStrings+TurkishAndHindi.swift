// The translations are written by hand. Counts follow the Unicode plural rules.
extension IndicatorStrings {
  static let turkish = IndicatorStrings(
    plural: .oneIsSingular,
    statuses: [
      .live: "Canlı",
      .recent: "Güncel",
      .stale: "Eski",
      .offline: "Çevrimdışı",
      .connecting: "Bağlanıyor",
      .syncing: "Eşitleniyor",
      .recording: "Kaydediyor",
      .paused: "Duraklatıldı",
      .error: "Hata",
      .online: "Çevrimiçi",
      .away: "Uzakta",
      .busy: "Meşgul",
      .doNotDisturb: "Rahatsız Etmeyin",
    ],
    justNow: "Az önce", never: "Hiç güncellenmedi", ahead: "Gelecekte bir tarih", updated: "%@ güncellendi",
    updatedJustNow: "Az önce güncellendi",
    terms: Terms(
      status: "Durum", retry: "Yeniden dene", typing: "Yazıyor", loading: "Yükleniyor",
      newItems: CountedText("# yeni öğe")),
    short: [
      .minutes: CountedText("# dk. önce"),
      .hours: CountedText("# sa. önce"),
      .days: CountedText("# gün önce"),
    ],
    long: [
      .minutes: CountedText("# dakika önce"),
      .hours: CountedText("# saat önce"),
      .days: CountedText("# gün önce"),
    ])

  static let hindi = IndicatorStrings(
    plural: .zeroAndOneAreSingular,
    statuses: [
      .live: "लाइव",
      .recent: "हाल का",
      .stale: "पुराना",
      .offline: "ऑफ़लाइन",
      .connecting: "कनेक्ट हो रहा है",
      .syncing: "सिंक हो रहा है",
      .recording: "रिकॉर्ड हो रहा है",
      .paused: "रुका हुआ",
      .error: "त्रुटि",
      .online: "ऑनलाइन",
      .away: "दूर",
      .busy: "व्यस्त",
      .doNotDisturb: "परेशान न करें",
    ],
    justNow: "अभी-अभी", never: "कभी अपडेट नहीं हुआ", ahead: "भविष्य की तारीख", updated: "%@ अपडेट किया गया",
    updatedJustNow: "अभी-अभी अपडेट किया गया",
    terms: Terms(
      status: "स्थिति", retry: "फिर कोशिश करें", typing: "टाइप कर रहे हैं", loading: "लोड हो रहा है",
      newItems: CountedText(one: "# नया आइटम", other: "# नए आइटम")),
    short: [
      .minutes: CountedText("# मिनट पहले"),
      .hours: CountedText(one: "# घंटा पहले", other: "# घंटे पहले"),
      .days: CountedText("# दिन पहले"),
    ],
    long: [
      .minutes: CountedText("# मिनट पहले"),
      .hours: CountedText(one: "# घंटा पहले", other: "# घंटे पहले"),
      .days: CountedText("# दिन पहले"),
    ])
}
