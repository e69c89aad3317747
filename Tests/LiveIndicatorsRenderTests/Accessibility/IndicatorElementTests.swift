@testable import LiveIndicators
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
    let hidden = elements(LiveIndicator(.live, label: ""))
    #expect(hidden.map(\.label) == ["Live"])
    let count = 3
    #expect(elements(LiveIndicator(.live, label: "Match \(count)")).map(\.label) == ["Match 3"])
    #expect(elements(LiveIndicator(.live, label: Text("On air"))).map(\.label) == ["On air"])
    let plain: String? = "Gate 4"
    #expect(elements(LiveIndicator(.live, label: plain)).map(\.label) == ["Gate 4"])
  }

  @Test("An app's own status is one element, and is drawn in its own shape where it does not move")
  func custom() {
    let closed = LiveStatus(id: "closed", label: "Gate closed", color: .gray, symbol: "xmark", shape: Rectangle())
    #expect(elements(LiveIndicator(closed)).map(\.label) == ["Gate closed"])
  }

  @Test("A connection that goes offline is announced once, although two indicators show it")
  func announcement() {
    let remote = Remote()
    let view = Remoted(remote: remote) { number in
      VStack {
        ForEach(0..<2, id: \.self) { _ in
          Text("a").announcesProblems(number == 0 ? .live : number == 1 ? .offline : .connecting)
        }
        Text("b").announcesProblems(number == 0 ? .live : .error).liveIndicatorAnnouncements(false)
      }
    }
    let shot = Shot(view) { $0.locale = Locale(identifier: "pl") }
    shot.host.advance(to: 1)
    let before = AccessibilityNotification.posted.count
    remote.set(1)
    shot.host.advance(to: 2)
    remote.set(2)
    shot.host.advance(to: 3)
    #expect(AccessibilityNotification.posted[before...].filter { $0.contains("Offline") } == ["announcement: Offline"])
    #expect(!AccessibilityNotification.posted[before...].contains("announcement: Błąd"))
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
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000 - 10)
    let fresh = FreshnessIndicator(updated: now, policy: FreshnessPolicy(liveUntil: 0))
    let sentences = [
      "en": "Updated just now", "de": "Gerade eben aktualisiert", "ja": "たった今更新", "fr": "Actualisé à l’instant",
      "zh": "刚刚更新",
    ]
    for (locale, sentence) in sentences { #expect(elements(fresh, locale: locale).map(\.value) == [sentence]) }
    let never = elements(FreshnessIndicator(updated: nil))
    #expect(never.map(\.value) == ["Never updated"])
    #expect(never.allSatisfy { !$0.traits.contains(.updatesFrequently) })
  }

  @Test("A badge is an element beside its view, and the tutorials' indicators have their text as label")
  func others() {
    #expect(elements(Text("Ann").presenceBadge(.away)).map(\.label) == ["Ann", "Away"])
    #expect(elements(OnlineIndicator(color: .red)).map(\.label) == ["Status"])
    #expect(elements(OnlineIndicator(color: .red), locale: "ru").map(\.label) == ["Статус"])
    #expect(elements(OnlineIndicator(color: .red, label: "On air")).map(\.label) == ["On air"])
    #expect(elements(PulsingLiveIndicator(color: .green, text: "")).map(\.label) == ["Status"])
    #expect(elements(OnlineIndicator()).map(\.label) == ["Online"])
    #expect(elements(PulsingLiveIndicator()).map(\.label) == ["Live"])
    #expect(elements(PulsingLiveIndicator(text: "")).map(\.label) == ["Live"])
    #expect(elements(PulsingLiveIndicator(text: "On air")).map(\.label) == ["On air"])
  }
}
