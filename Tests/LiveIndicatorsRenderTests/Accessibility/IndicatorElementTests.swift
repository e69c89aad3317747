import LiveIndicators
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Accessibility of indicators")
struct IndicatorElementTests {
  private func elements(_ view: some View, locale: String = "en_US") -> [AccessibilityElement] {
    let shot = Shot(view, width: 300, height: 60) {
      $0.date = Date(timeIntervalSinceReferenceDate: 800_000_000)
      $0.locale = Locale(identifier: locale)
    }
    return AccessibilityTree.elements(in: shot.host.graph)
  }

  @Test("Each status is one element with its name, even if only the mark is visible", arguments: LiveStatus.allCases)
  func statuses(status: LiveStatus) {
    for container in LiveIndicatorContainer.allCases {
      for locale in ["en_US", "ja_JP", "ar"] {
        let found = elements(LiveIndicator(status).liveIndicatorContainer(container), locale: locale)
        #expect(found.map(\.label) == [status.label(locale: Locale(identifier: locale))])
        #expect(found.allSatisfy { !$0.traits.contains(.updatesFrequently) })
      }
    }
  }

  @Test("A custom label has the status as its value")
  func label() {
    let found = elements(LiveIndicator(.live, label: "Match 3"))
    #expect(found.map(\.label) == ["Match 3"])
    #expect(found.map(\.value) == ["Live"])
  }

  @Test("An age is the value of its status, in full words, with the trait for frequent updates")
  func age() {
    let updated = Date(timeIntervalSinceReferenceDate: 800_000_000 - 300)
    let found = elements(FreshnessIndicator(updated: updated))
    #expect(found.map(\.label) == ["Recent"])
    #expect(found.map(\.value) == ["Updated 5 minutes ago"])
    #expect(found.allSatisfy { $0.traits.contains(.updatesFrequently) })
    #expect(
      elements(FreshnessIndicator(updated: updated), locale: "de_DE").map(\.value) == ["Aktualisiert vor 5 Minuten"])
    let never = elements(FreshnessIndicator(updated: nil))
    #expect(never.map(\.value) == ["Never updated"])
    #expect(never.allSatisfy { !$0.traits.contains(.updatesFrequently) })
  }

  @Test("A badge is an element beside its view, and the tutorials' indicators have their text as label")
  func others() {
    #expect(elements(Text("Ann").presenceBadge(.away)).map(\.label) == ["Ann", "Away"])
    #expect(elements(OnlineIndicator()).map(\.label) == ["Online"])
    #expect(elements(PulsingLiveIndicator()).map(\.label) == ["Live"])
  }
}
