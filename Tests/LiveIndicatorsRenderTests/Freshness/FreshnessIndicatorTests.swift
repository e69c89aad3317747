import LiveIndicators
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Freshness indicators")
struct FreshnessIndicatorTests {
  private static let policy = FreshnessPolicy(liveUntil: 120, recentUntil: 600, staleUntil: 3600)

  /// Everything that wakes the host up to `end`, with the label shown after it.
  private func wakes(_ host: OffscreenHost, until end: Double) -> [(time: Double, label: String)] {
    var result: [(Double, String)] = []
    while let wake = host.graph.nextWake, wake <= end {
      host.advance(to: wake)
      result.append((wake, host.texts.joined(separator: "|")))
    }
    return result
  }

  /// The system says that its clock has been set; the news reaches the main actor in a turn of its own.
  private func setClock() async {
    NotificationCenter.default.post(name: Notification.Name("NSSystemClockDidChangeNotification"), object: nil)
    for _ in 0..<100 { await Task.yield() }
  }

  private func host(
    age: Double?, date: Date = Date(timeIntervalSinceReferenceDate: 800_000_000), locale: String = "en_US",
    customize: (inout OffscreenHost.Configuration) -> Void = { _ in }
  ) -> OffscreenHost {
    let updated = age.map { date.addingTimeInterval(-$0) }
    return Shot(FreshnessIndicator(updated: updated, policy: Self.policy), width: 300) {
      $0.date = date
      $0.locale = Locale(identifier: locale)
      customize(&$0)
    }.host
  }

  @Test("The label changes at the exact second, with exactly one wake-up per change")
  func exact() {
    let host = host(age: 0)
    #expect(host.texts == ["Live"])
    let found = wakes(host, until: 7200)
    // At 120 s it is no longer live; then each minute up to the hour; then the hours.
    var expected: [(Double, String)] = (2..<60).map { (Double($0) * 60, "\($0) min ago") }
    expected += [(3600, "1 hr ago"), (7200, "2 hr ago")]
    #expect(found.map(\.time) == expected.map(\.0))
    #expect(found.map(\.label) == expected.map(\.1))
    #expect(found.count == 60)
  }

  @Test("Immediately before a change, the old label is shown")
  func before() {
    let host = host(age: 0)
    host.advance(to: 119.999)
    #expect(host.texts == ["Live"])
    host.advance(to: 120)
    #expect(host.texts == ["2 min ago"])
    host.advance(to: 3599.999)
    #expect(host.texts == ["59 min ago"])
    host.advance(to: 3600)
    #expect(host.texts == ["1 hr ago"])
  }

  @Test("Between changes, no body is evaluated")
  func idle() {
    let host = host(age: 150)
    let bodies = host.graph.bodyCount
    host.advance(to: 29.9)
    #expect(host.graph.bodyCount == bodies)
    #expect(host.texts == ["2 min ago"])
    #expect(!host.loop.isEndless)
    host.advance(to: 30)
    #expect(host.graph.bodyCount > bodies)
    #expect(host.texts == ["3 min ago"])
  }

  @Test("Ages that are not whole seconds change at their own moments")
  func fractions() {
    let host = host(age: 100.25)
    let found = wakes(host, until: 100)
    #expect(found.count == 2)
    #expect(abs(found[0].time - 19.75) < 1e-4 && found[0].label == "2 min ago")
    #expect(abs(found[1].time - 79.75) < 1e-4 && found[1].label == "3 min ago")
  }

  @Test("Without a date, the indicator has a label for that and never wakes up")
  func never() {
    let host = host(age: nil)
    #expect(host.texts == ["Never updated"])
    #expect(host.graph.nextWake == nil)
  }

  @Test("A date slightly in the future is live, and one far in the future is an error until it is near")
  func future() {
    let near = host(age: -200)
    #expect(near.texts == ["Live"])
    #expect(wakes(near, until: 400).map(\.time) == [320, 380])
    let far = host(age: -1000)
    #expect(far.texts == ["Date in the future"])
    let found = wakes(far, until: 1120)
    #expect(found.map(\.time) == [700, 1120])
    #expect(found.map(\.label) == ["Live", "2 min ago"])
  }

  @Test("Each further day causes one wake-up")
  func days() {
    let host = host(age: 86400 * 3 + 10)
    #expect(host.texts == ["3 days ago"])
    let found = wakes(host, until: 86400 * 3)
    #expect(found.map(\.label) == ["4 days ago", "5 days ago", "6 days ago"])
  }

  @Test("When the clock has been set, the new age is shown immediately and new wake-ups are scheduled")
  func clockJump() async {
    let host = host(age: 0)
    host.advance(to: 10)
    // The clock is set an hour and ten seconds ahead: what was 10 s old is 3,620 s old.
    host.graph.referenceDate += 3610
    await setClock()
    host.advance(to: 10.1)
    #expect(host.texts == ["1 hr ago"])
    #expect(wakes(host, until: 4000).map(\.label) == ["2 hr ago"])
    // And back, to 80 s before the update.
    host.graph.referenceDate -= 3610 + 100 + (host.time - 10)
    await setClock()
    host.advance(to: host.time + 0.1)
    #expect(host.texts == ["Live"])
  }

  @Test("Time zones and daylight saving change nothing: ages are spans of time")
  func zones() throws {
    // 2026-03-29 00:59:00 UTC: a minute before clocks go forward in Berlin.
    let date = Date(timeIntervalSince1970: 1_774_745_940)
    for name in ["UTC", "Europe/Berlin", "Asia/Kathmandu", "America/Los_Angeles", "Pacific/Kiritimati"] {
      let zone = try #require(TimeZone(identifier: name))
      let host = host(age: 3000, date: date) { $0.customize = { $0.timeZone = zone } }
      #expect(host.texts == ["50 min ago"])
      #expect(wakes(host, until: 700).map(\.label).last == "1 hr ago")
    }
  }

  @Test("An update makes the data live again and reschedules the changes")
  func update() {
    let remote = Remote()
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let view = Remoted(remote: remote) { seconds in
      FreshnessIndicator(updated: date.addingTimeInterval(Double(seconds)), policy: Self.policy)
    }
    let host = Shot(view, width: 200) { $0.date = date }.host
    host.advance(to: 500)
    #expect(host.texts == ["8 min ago"])
    remote.set(500)
    host.advance(to: 500)
    #expect(host.texts == ["Live"])
    #expect(host.graph.nextWake == 620)
  }

  nonisolated static let labels: [(String, Double, String)] = [
    ("en_US", 120.0, "2 min ago"), ("en_US", 86400, "1 day ago"), ("es_MX", 300, "hace 5 min"),
    ("de_DE", 86400, "vor 1 Tag"), ("de_DE", 172800, "vor 2 Tagen"), ("fr_FR", 7200, "il y a 2 h"),
    ("pt_BR", 172800, "há 2 dias"), ("ja_JP", 300, "5分前"), ("zh_CN", 300, "5分钟前"), ("zh_TW", 300, "5分鐘前"),
    ("ar", 120, "قبل دقيقتين"), ("ar", 3600, "قبل ساعة واحدة"), ("ar_AE", 300, "قبل 5 دقائق"),
    ("ar_AE", 11 * 60, "قبل 11 دقيقة"), ("ar_EG", 300, "قبل ٥ دقائق"), ("ar_AE", 100 * 86400, "قبل 100 يوم"),
    ("sv_SE", 300, "5 min ago"),
  ]

  @Test("Labels follow the language's plural rules and digits", arguments: labels)
  func languages(locale: String, age: Double, label: String) {
    #expect(host(age: age, locale: locale).texts == [label])
  }

  @Test("Content is dimmed at the moment at which it becomes stale, and not before")
  func dimmed() {
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let view = Color.red.frame(width: 20, height: 20).staleAppearance(updated: date, policy: Self.policy)
    let shot = Shot(view, width: 20, height: 20) { $0.date = date }
    let fresh = shot.pixels(at: 0)
    #expect(shot.pixels(at: 599) == fresh)
    // 120 s: recent; 600 s: stale; nothing else is waited for.
    #expect(shot.host.graph.nextWake == 600)
    let stale = shot.pixels(at: 600)
    #expect(stale != fresh)
    // Fainter: more of the white ground.
    #expect(stale.rgba(20, 20).1 > 100)
  }
}
