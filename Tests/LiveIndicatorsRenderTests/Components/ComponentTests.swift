import LiveIndicators
import OffscreenHost
import SwiftUI
import Testing

@MainActor
@Suite("Banners, counts, rows and other components")
struct ComponentTests {
  private func isStill(_ host: OffscreenHost) -> Bool { !host.loop.isEndless && host.graph.nextWake == nil }

  private func size(_ view: some View) -> CGSize {
    var configuration = OffscreenHost.Configuration()
    configuration.margin = 0
    return OffscreenHost(rootView: view, configuration: configuration).size
  }

  @Test("A banner is empty while data arrives, and its button connects again")
  func banner() throws {
    var retries = 0
    #expect(size(LiveBanner(.live) { retries += 1 }).height == 0 || size(LiveBanner(.live)).width == 0)
    let elements = ElementCatalog.elements(LiveBanner(.offline) { retries += 1 }, in: "de_DE")
    #expect(elements.map(\.label) == ["Offline", "Erneut versuchen"])
    #expect(try #require(elements.last).perform("activate"))
    #expect(retries == 1)
    // A connection that is being established needs no second one.
    #expect(ElementCatalog.elements(LiveBanner(.connecting) {}, in: "en").map(\.label) == ["Connecting"])
  }

  @Test("The banner of a source appears at the moment at which its data becomes stale")
  func sourceBanner() async {
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let source = LiveSource<Int>(clock: SourceClock(now: { date })) { AsyncStream<Int> { $0.yield(1) } }
    let running = Task { await source.run() }
    while source.count == 0 { await Task.yield() }
    let shot = Shot(LiveSourceBanner(source, message: "A"), width: 300, height: 80) { $0.date = date }
    shot.host.advance(to: 599)
    #expect(shot.host.texts == [])
    shot.host.advance(to: 600.1)
    #expect(shot.host.texts == ["Stale", "A", "Retry"])
    running.cancel()
  }

  @Test("A count above the limit is shown as the limit, in the digits of the locale")
  func counts() {
    func texts(_ count: Int, _ locale: String) -> [String] {
      let shot = Shot(LiveCountBadge(count)) { $0.locale = Locale(identifier: locale) }
      shot.host.advance(to: 0)
      return shot.host.texts
    }
    #expect(texts(0, "en") == [])
    #expect(texts(-3, "en") == [])
    #expect(texts(99, "en") == ["99"])
    #expect(texts(100, "en") == ["99+"])
    #expect(texts(7, "ar_EG") == ["٧"])
  }

  @Test("Levels and progress outside of their range are clamped")
  func clamped() {
    let pictures = { (level: Double) in Shot(RecordingIndicator(level: level)).pixels(at: 0) }
    #expect(pictures(-1) == pictures(0) && pictures(7) == pictures(1) && pictures(.nan) == pictures(0))
    #expect(pictures(0) != pictures(0.5) && pictures(0.5) != pictures(1))
    let progress = { (value: Double) in Shot(SyncIndicator(progress: value)).pixels(at: 0) }
    #expect(progress(-1) == progress(0) && progress(2) == progress(1) && progress(0.4) != progress(0.6))
  }

  @Test("Typing dots and skeletons move in step, and not under Reduce Motion or at rest")
  func motion() {
    let views: [AnyView] = [AnyView(TypingIndicator()), AnyView(Text("Loading").skeleton())]
    for view in views {
      let moving = Shot(view)
      #expect(moving.pixels(at: 0.4) != moving.pixels(at: 0.8))
      // The highlight's period is 1.5 s and that of the dots 1.5 s.
      #expect(moving.host.loop.isEndless)
      for still in [Shot(view) { $0.reduceMotion = true }, Shot(AnyView(view.liveIndicatorMotionPaused()))] {
        #expect(isStill(still.host))
        #expect(still.pixels(at: 0.4) == still.pixels(at: 0.8))
      }
    }
    // A skeleton that appears later continues at the same position.
    let remote = Remote()
    let late = Shot(Remoted(remote: remote) { $0 == 1 ? AnyView(Text("Loading").skeleton()) : AnyView(EmptyView()) })
    late.host.advance(to: 0.9)
    remote.set(1)
    let early = Shot(Text("Loading").skeleton())
    #expect(late.pixels(at: 2) == early.pixels(at: 2))
  }

  @Test("All scale with the text size and the control size")
  func sizes() {
    let views: [AnyView] = [
      AnyView(LiveBanner(.offline, message: "A")), AnyView(LiveCountBadge(3)), AnyView(StatusRow("A", status: .live)),
      AnyView(TypingIndicator()), AnyView(RecordingIndicator(level: 0.5)), AnyView(SyncIndicator(progress: 0.5)),
    ]
    for view in views {
      let regular = size(view)
      #expect(size(view.dynamicTypeSize(.accessibility3)).height > regular.height * 1.3)
      #expect(size(view.controlSize(.mini)).height <= regular.height)
    }
  }
}
