// The translations are written by hand. Counts follow the Unicode plural rules.
extension IndicatorStrings {
  static let japanese = IndicatorStrings(
    plural: .none,
    statuses: [
      .live: "ライブ",
      .recent: "最近",
      .stale: "古い情報",
      .offline: "オフライン",
      .connecting: "接続中",
      .syncing: "同期中",
      .recording: "記録中",
      .paused: "一時停止中",
      .error: "エラー",
      .online: "オンライン",
      .away: "離席中",
      .busy: "取り込み中",
      .doNotDisturb: "おやすみモード",
    ],
    justNow: "たった今", never: "未更新", ahead: "未来の日時", updated: "%@に更新",
    short: [
      .minutes: CountedText("#分前"),
      .hours: CountedText("#時間前"),
      .days: CountedText("#日前"),
    ],
    long: [
      .minutes: CountedText("#分前"),
      .hours: CountedText("#時間前"),
      .days: CountedText("#日前"),
    ])

  static let chinese = IndicatorStrings(
    plural: .none,
    statuses: [
      .live: "实时",
      .recent: "最近",
      .stale: "已过时",
      .offline: "离线",
      .connecting: "正在连接",
      .syncing: "正在同步",
      .recording: "正在录制",
      .paused: "已暂停",
      .error: "错误",
      .online: "在线",
      .away: "离开",
      .busy: "忙碌",
      .doNotDisturb: "勿扰",
    ],
    justNow: "刚刚", never: "从未更新", ahead: "日期在未来", updated: "%@更新",
    short: [
      .minutes: CountedText("#分钟前"),
      .hours: CountedText("#小时前"),
      .days: CountedText("#天前"),
    ],
    long: [
      .minutes: CountedText("#分钟前"),
      .hours: CountedText("#小时前"),
      .days: CountedText("#天前"),
    ])

  static let traditionalChinese = IndicatorStrings(
    plural: .none,
    statuses: [
      .live: "即時",
      .recent: "最近",
      .stale: "已過時",
      .offline: "離線",
      .connecting: "正在連線",
      .syncing: "正在同步",
      .recording: "正在錄製",
      .paused: "已暫停",
      .error: "錯誤",
      .online: "在線",
      .away: "離開",
      .busy: "忙碌",
      .doNotDisturb: "勿擾",
    ],
    justNow: "剛剛", never: "從未更新", ahead: "日期在未來", updated: "%@更新",
    short: [
      .minutes: CountedText("#分鐘前"),
      .hours: CountedText("#小時前"),
      .days: CountedText("#天前"),
    ],
    long: [
      .minutes: CountedText("#分鐘前"),
      .hours: CountedText("#小時前"),
      .days: CountedText("#天前"),
    ])
}
