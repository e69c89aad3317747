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
    updatedJustNow: "たった今更新",
    terms: Terms(
      status: "状態", retry: "再試行", typing: "入力中", loading: "読み込み中",
      newItems: CountedText("新着#件")),
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
    updatedJustNow: "刚刚更新",
    terms: Terms(
      status: "状态", retry: "重试", typing: "正在输入", loading: "正在加载",
      newItems: CountedText("#个新项目")),
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
    updatedJustNow: "剛剛更新",
    terms: Terms(
      status: "狀態", retry: "重試", typing: "正在輸入", loading: "正在載入",
      newItems: CountedText("#個新項目")),
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

  static let korean = IndicatorStrings(
    plural: .none,
    statuses: [
      .live: "라이브",
      .recent: "최근",
      .stale: "오래됨",
      .offline: "오프라인",
      .connecting: "연결 중",
      .syncing: "동기화 중",
      .recording: "녹화 중",
      .paused: "일시 정지됨",
      .error: "오류",
      .online: "온라인",
      .away: "자리 비움",
      .busy: "다른 용무 중",
      .doNotDisturb: "방해 금지",
    ],
    justNow: "방금", never: "업데이트된 적 없음", ahead: "미래 날짜", updated: "%@ 업데이트됨",
    updatedJustNow: "방금 업데이트됨",
    terms: Terms(
      status: "상태", retry: "다시 시도", typing: "입력 중", loading: "불러오는 중",
      newItems: CountedText("새 항목 #개")),
    short: [
      .minutes: CountedText("#분 전"),
      .hours: CountedText("#시간 전"),
      .days: CountedText("#일 전"),
    ],
    long: [
      .minutes: CountedText("#분 전"),
      .hours: CountedText("#시간 전"),
      .days: CountedText("#일 전"),
    ])
}
