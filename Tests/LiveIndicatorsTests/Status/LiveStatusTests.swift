import LiveIndicators
import SwiftUI
import Testing

@Suite("Statuses")
struct LiveStatusTests {
  static let languages = [
    "en", "es", "de", "fr", "pt", "ja", "zh", "zh_TW", "ar", "it", "nl", "ko", "ru", "pl", "tr", "hi", "he",
  ]

  @Test("Each has a word of its own in every language", arguments: languages)
  func labels(language: String) {
    let words = LiveStatus.allCases.map { $0.label(locale: Locale(identifier: language)) }
    #expect(Set(words).count == LiveStatus.allCases.count)
    #expect(!words.contains(""))
    #expect(language == "en" || words != LiveStatus.allCases.map { $0.label(locale: Locale(identifier: "en")) })
  }

  @Test("Strings are found by language for any region, and in English otherwise")
  func lookup() {
    func live(_ identifier: String) -> String { LiveStatus.live.label(locale: Locale(identifier: identifier)) }
    #expect(live("es_MX") == "En vivo")
    #expect(live("pt-BR") == "Ao vivo")
    #expect(live("ar_EG") == "مباشر")
    #expect(live("zh-Hans_TW") == "实时")
    #expect(live("zh-Hant_HK") == "即時")
    #expect(live("zh_HK") == "即時")
    #expect(live("iw_IL") == "שידור חי")
    #expect(live("fi_FI") == "Live")
  }

  @Test("An app's own status brings its label, color, symbol, shape and motion, and is equal only to itself")
  func custom() {
    let boarding = LiveStatus(
      id: "boarding", label: "Boarding", color: .teal, symbol: "airplane.departure", shape: Capsule(),
      animatesBy: .blink)
    #expect(boarding.id == "boarding" && boarding.label(locale: Locale(identifier: "de")) == "Boarding")
    #expect(boarding.kind == .activity && boarding.symbolName == "airplane.departure")
    #expect(boarding.motion == .blink && boarding.isInMotion)
    #expect(boarding.color(in: .dark) == .teal)
    let box = CGRect(x: 0, y: 0, width: 12, height: 12)
    #expect(LiveStatusShape(boarding).path(in: box) == Capsule().path(in: box))
    let closed = LiveStatus(id: "closed", label: "Gate closed", kind: .freshness, color: .gray, symbol: "xmark")
    #expect(!closed.isInMotion && closed != boarding && closed == closed)
    #expect(!LiveStatus.allCases.contains(boarding))
  }

  @Test("Statuses tell freshness, activity and presence apart")
  func kinds() {
    func ids(_ kind: LiveStatus.Kind) -> [String] { LiveStatus.allCases.filter { $0.kind == kind }.map(\.id) }
    #expect(ids(.freshness) == ["live", "recent", "stale", "offline"])
    #expect(ids(.activity) == ["connecting", "syncing", "recording", "paused", "error"])
    #expect(ids(.presence) == ["online", "away", "busy", "doNotDisturb"])
  }

  @Test("The library's statuses are stored by their identifiers; those of an app cannot be decoded")
  func stored() throws {
    let all = try JSONEncoder().encode(LiveStatus.allCases)
    #expect(try JSONDecoder().decode([LiveStatus].self, from: all) == LiveStatus.allCases)
    #expect(LiveStatus(id: "doNotDisturb") == .doNotDisturb && LiveStatus(id: "boarding") == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LiveStatus].self, from: Data(#"["boarding"]"#.utf8))
    }
  }

  @Test("Each has a symbol and a shape of its own")
  func shapes() {
    #expect(Set(LiveStatus.allCases.map(\.symbolName)).count == LiveStatus.allCases.count)
    let box = CGRect(x: 0, y: 0, width: 12, height: 12)
    let paths = LiveStatus.allCases.map { LiveStatusShape($0).path(in: box).description }
    #expect(Set(paths).count == LiveStatus.allCases.count)
    for status in LiveStatus.allCases {
      let bounds = LiveStatusShape(status).path(in: box).boundingRect
      #expect(box.insetBy(dx: -0.1, dy: -0.1).contains(bounds), "\(status): \(bounds)")
      #expect(bounds.width > 6 && bounds.height > 6)
    }
  }
}
