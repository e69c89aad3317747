import LiveIndicators
import SwiftUI
import Testing

@Suite("Statuses")
struct LiveStatusTests {
  static let languages = ["en", "es", "de", "fr", "pt", "ja", "zh", "zh_TW", "ar"]

  @Test("Each has a word of its own in every language", arguments: languages)
  func labels(language: String) {
    let words = LiveStatus.allCases.map { $0.label(locale: Locale(identifier: language)) }
    #expect(Set(words).count == LiveStatus.allCases.count)
    #expect(!words.contains(""))
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
    #expect(live("fi_FI") == "Live")
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
