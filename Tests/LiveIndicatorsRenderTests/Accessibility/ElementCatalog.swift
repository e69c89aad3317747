import LiveIndicators
import OffscreenHost
import SwiftUI
import ViewGraph

/// Every component in every state, for the golden text of its accessibility elements.
@MainActor
enum ElementCatalog {
  static let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
  static let locales = ["en_US", "ru_RU", "ar_EG", "ja_JP"]

  static func text(in locale: String) -> String {
    states.map { name, view in
      let elements = elements(view, in: locale).map(describe)
      return "\(locale) \(name): " + (elements.isEmpty ? "–" : elements.joined(separator: " · "))
    }.joined(separator: "\n") + "\n"
  }

  static func elements(_ view: some View, in locale: String) -> [AccessibilityElement] {
    let shot = Shot(view, width: 360, height: 100) {
      $0.date = now
      $0.locale = Locale(identifier: locale)
    }
    return AccessibilityTree.elements(in: shot.host.graph)
  }

  private static func describe(_ element: AccessibilityElement) -> String {
    var text = "“\(element.label ?? "")”"
    if let value = element.value, !value.isEmpty { text += " = “\(value)”" }
    if element.traits.contains(.updatesFrequently) { text += " updates" }
    if element.traits.contains(.isButton) { text += " button" }
    return text
  }

  private static var states: [(String, AnyView)] {
    indicators + ages + banners + others
  }

  private static var indicators: [(String, AnyView)] {
    LiveStatus.allCases.map { ("LiveIndicator(.\($0.id))", AnyView(LiveIndicator($0))) }
      + LiveStatus.allCases.map { ("presenceBadge(.\($0.id))", AnyView(Text("Ana").presenceBadge($0))) }
      + [
        ("LiveIndicator(.live, label: \"\")", AnyView(LiveIndicator(.live, label: ""))),
        ("LiveIndicator(.live, label: \"A\")", AnyView(LiveIndicator(.live, label: "A"))),
        ("LiveIndicator(.live), paused", AnyView(LiveIndicator(.live).liveIndicatorMotionPaused())),
        ("PulsingLiveIndicator()", AnyView(PulsingLiveIndicator())),
        ("PulsingLiveIndicator(text: \"\")", AnyView(PulsingLiveIndicator(text: ""))),
        (
          "PulsingLiveIndicator(color: .green, text: \"\")", AnyView(PulsingLiveIndicator(color: .green, text: ""))
        ),
        ("OnlineIndicator()", AnyView(OnlineIndicator())),
        ("OnlineIndicator(color: .red)", AnyView(OnlineIndicator(color: .red))),
        ("OnlineIndicator(label: \"On air\")", AnyView(OnlineIndicator(label: "On air"))),
      ]
  }

  private static var ages: [(String, AnyView)] {
    let dates = [0.0, 119, 120, 600, 1260, 3600, 90_000, -400].map { age in
      (age, now.addingTimeInterval(-age))
    }
    return dates.map { ("FreshnessIndicator, \(Int($0)) s", AnyView(FreshnessIndicator(updated: $1))) }
      + [("FreshnessIndicator, nil", AnyView(FreshnessIndicator(updated: nil)))]
      + dates.map { ("StatusRow, \(Int($0)) s", AnyView(StatusRow("A", updated: $1))) }
      + [
        ("StatusRow, nil", AnyView(StatusRow("A", updated: nil))),
        ("StatusRow(status: .live)", AnyView(StatusRow("A", status: .live))),
        ("LiveSourceIndicator, idle", AnyView(LiveSourceIndicator(LiveSource(every: 1) { 0 }))),
        (
          "staleAppearance(.marked), nil",
          AnyView(Text("A").staleAppearance(.marked, updated: nil))
        ),
      ]
  }

  private static var banners: [(String, AnyView)] {
    LiveStatus.allCases.filter { $0.kind != .presence }.map {
      ("LiveBanner(.\($0.id))", AnyView(LiveBanner($0, message: "B") {}))
    } + [("LiveBanner(.error), no retry", AnyView(LiveBanner(.error)))]
  }

  private static var others: [(String, AnyView)] {
    [0, 1, 2, 5, 21, 100].map { ("LiveCountBadge(\($0))", AnyView(LiveCountBadge($0))) }
      + [nil, 0, 0.4, 1].map {
        ("SyncIndicator(progress: \($0.map { "\($0)" } ?? "nil"))", AnyView(SyncIndicator(progress: $0)))
      }
      + [
        ("RecordingIndicator(level: 0.5)", AnyView(RecordingIndicator(level: 0.5))),
        ("RecordingIndicator(level: .nan)", AnyView(RecordingIndicator(level: .nan))),
        ("RecordingIndicator, paused", AnyView(RecordingIndicator(level: 0.5, isPaused: true))),
        ("TypingIndicator()", AnyView(TypingIndicator())),
        ("TypingIndicator(name: \"Ana\")", AnyView(TypingIndicator(name: "Ana"))),
        ("skeleton()", AnyView(Text("A").skeleton())),
        ("skeleton(false)", AnyView(Text("A").skeleton(false))),
      ]
  }
}
