import LiveIndicators
import OffscreenHost
import SwiftUI
import Testing

@MainActor
@Suite("Indicators in step")
struct PhaseTests {
  /// Distinct bit patterns of the values with this name.
  private func distinct(_ host: OffscreenHost, _ name: String) -> Int {
    Set(host.values(name).map(\.bitPattern)).count
  }

  /// Dots alone, so that every scale and opacity in the tree is a dot's.
  private static func dot() -> some View {
    LiveIndicator(.live).liveIndicatorContainer(.markOnly).liveIndicatorStyle(.breathe)
  }

  @Test("A dot that appears later is in phase with the others, bit for bit")
  func late() {
    let remote = Remote()
    let shot = Shot(
      Remoted(remote: remote) { count in
        VStack { ForEach(0..<count + 1, id: \.self) { _ in Self.dot() } }
      }, height: 400)
    // Odd times, so that no beginning is a round number.
    for (count, time) in [(1, 0.37), (2, 1.0 / 3), (3, 1.7), (5, 2.9171), (8, 41.123456)].enumerated().map({
      ($1.0, $1.1 + Double($0))
    }) {
      shot.host.advance(to: time)
      remote.set(count)
      shot.host.advance(to: time)
      #expect(shot.host.values("scale").count == count + 1)
      for later in [0.0, 0.011, 0.5, 0.7123] {
        shot.host.advance(to: time + later)
        #expect(distinct(shot.host, "scale") == 1)
        #expect(distinct(shot.host, "opacity") == 1)
      }
    }
    // And they do move.
    let before = shot.host.values("scale")
    shot.host.advance(to: 60.2)
    #expect(shot.host.values("scale") != before)
  }

  @Test("The shared phase is that of a loop that has run since the beginning of 2001")
  func origin() {
    // 0.75 s into a breath in of 1.5 s: half way from 0.75 to 1.1.
    let shot = Shot(Self.dot()) { $0.date = Date(timeIntervalSinceReferenceDate: 3_000_000.75) }
    let scale = shot.host.values("scale")[0]
    #expect(abs(scale - 0.925) < 1e-6)
  }

  @Test("A dot can start when it appears, or a step later than the others")
  func choices() {
    let remote = Remote()
    let shot = Shot(
      Remoted(remote: remote) { number in
        VStack {
          if number > 0 {
            Self.dot().liveIndicatorPhase(.own)
            Self.dot().liveIndicatorPhase(.staggered(by: 0.25))
            Self.dot()
          }
        }
      }, height: 100)
    shot.host.advance(to: 0.6)
    remote.set(1)
    shot.host.advance(to: 1.1)
    let scales = shot.host.values("scale")
    func scale(at time: Double) -> Double {
      Shot(Self.dot()).host.advanced(to: time).values("scale")[0]
    }
    #expect(scales.count == 3)
    #expect(abs(scales[0] - scale(at: 0.5)) < 1e-9)
    #expect(abs(scales[1] - scale(at: 0.85)) < 1e-9)
    #expect(scales[2] == scale(at: 1.1))
  }

  @Test("The tutorials' indicators start when they appear, and are synchronized by liveIndicatorPhase(.shared)")
  func tutorials() {
    let remote = Remote()
    let shot = Shot(
      Remoted(remote: remote) { number in
        HStack {
          OnlineIndicator()
          if number > 0 {
            OnlineIndicator()
            OnlineIndicator().liveIndicatorPhase(.shared)
          }
        }
      })
    shot.host.advance(to: 0.7)
    remote.set(1)
    shot.host.advance(to: 1)
    let values = shot.host.values("opacity")
    #expect(values.count == 3)
    #expect(values[0] == values[2])
    #expect(values[0] != values[1])
  }

  @Test("A thousand indicators in a scrolling list stay in phase, bit for bit")
  func scrolling() {
    let remote = Remote()
    let list = ScrollViewReader { reader in
      ScrollView {
        LazyVStack {
          ForEach(0..<1000, id: \.self) { row in Self.dot().id(row) }
        }
      }
      .onAppear { remote.set = { reader.scrollTo($0, anchor: .top) } }
    }
    let shot = Shot(list, height: 300)
    for (row, time) in [(0, 0.1), (400, 0.91), (990, 2.2), (3, 7.77)] {
      shot.host.advance(to: time)
      remote.set(row)
      shot.host.advance(to: time + 0.013)
      #expect(shot.host.values("scale").count >= 10)
      #expect(distinct(shot.host, "scale") == 1)
      #expect(distinct(shot.host, "opacity") == 1)
    }
  }

  @Test("A dot that disappears and appears again is in phase")
  func away() {
    let remote = Remote()
    let shot = Shot(
      Remoted(remote: remote) { number in
        VStack {
          if number != 1 { LiveIndicator(.live) }
        }
      })
    let still = Shot(VStack { LiveIndicator(.live) })
    shot.host.advance(to: 0.45)
    remote.set(1)
    shot.host.advance(to: 2.123)
    remote.set(2)
    for time in [2.123, 2.5, 3, 4.1] { #expect((shot.pixels(at: time) == still.pixels(at: time)) as Bool) }
  }

  @Test("A thousand updates of a parent make no dot jump, restart or leak")
  func refreshes() {
    let remote = Remote()
    let shot = Shot(
      Remoted(remote: remote) { number in
        VStack {
          ForEach(0..<3, id: \.self) { _ in LiveIndicator(.live) }
          PulsingLiveIndicator()
          OnlineIndicator(size: 8)
          Text(verbatim: "\(number)")
        }
      }, height: 200)
    let undisturbed = Shot(
      VStack {
        ForEach(0..<3, id: \.self) { _ in LiveIndicator(.live) }
        PulsingLiveIndicator()
        OnlineIndicator(size: 8)
        Text("1000")
      }, height: 200)
    shot.host.advance(to: 0.1)
    let nodes = shot.host.graph.nodeCount
    let started = shot.host.graph.animationsStarted
    for number in 1...1000 {
      remote.set(number)
      shot.host.advance(to: 0.1 + Double(number) / 125)
    }
    #expect(shot.host.texts.contains("1000"))
    #expect(shot.host.graph.nodeCount == nodes)
    #expect(shot.host.graph.animationsStarted == started)
    for time in [8.1, 8.3, 9] { #expect((shot.pixels(at: time) == undisturbed.pixels(at: time)) as Bool) }
  }
}

extension OffscreenHost {
  fileprivate func advanced(to time: Double) -> OffscreenHost {
    advance(to: time)
    return self
  }
}
