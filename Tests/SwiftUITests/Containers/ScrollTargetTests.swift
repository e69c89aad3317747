import Foundation
import OffscreenHost
import SwiftUI
import Testing
import ViewGraph

@MainActor
@Suite("Scroll targets and scroll observers")
struct ScrollTargetTests {
  private func push(_ stage: Stage, by translation: CGSize, rest: Double = 0.2) {
    let start = CGPoint(x: 50, y: 50)
    let end = CGPoint(x: start.x + translation.width, y: start.y + translation.height)
    stage.host.press(at: start)
    stage.host.advance(to: stage.host.time + 0.05)
    stage.host.move(to: end)
    stage.host.advance(to: stage.host.time + rest)
    stage.host.release(at: end)
    stage.host.advance(to: stage.host.time + 3)
  }

  @Test("Paging scrolls to the nearest page, and by one at most at any velocity")
  func paging() {
    let stage = Stage(
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: 100, height: 100) } }
      }
      .scrollTargetBehavior(.paging))
    func offset() -> Double? { stage.frame("Color").map { -$0.x } }
    push(stage, by: CGSize(width: -30, height: 0))
    #expect(offset() == 0)
    push(stage, by: CGSize(width: -60, height: 0))
    #expect(offset() == 100)
    push(stage, by: CGSize(width: -45, height: 0), rest: 0)
    #expect(offset() == 200)
    push(stage, by: CGSize(width: 45, height: 0), rest: 0)
    #expect(offset() == 100)
  }

  @Test("View alignment ends at the start of a row, spacing included")
  func viewAligned() {
    let stage = Stage(
      ScrollView {
        VStack(spacing: 10) { ForEach(0..<20) { _ in Color.red.frame(width: 100, height: 30) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned))
    func offset() -> Double? { stage.frame("Color").map { -$0.y } }
    push(stage, by: CGSize(width: 0, height: -50))
    #expect(offset() == 40)
    push(stage, by: CGSize(width: 0, height: -35))
    #expect(offset() == 80)
  }

  @Test("A position's binding follows the finger and leads the content")
  func position() {
    struct Positioned: View {
      let remote: Remote
      @State private var id: Int? = 3

      var body: some View {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(width: 100, height: 20) } }.scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: .top)
        .overlay { Text("\(id ?? -1)").allowsHitTesting(false) }
        .onAppear { remote.press = { id = 12 } }
      }
    }
    let remote = Remote()
    let stage = Stage(Positioned(remote: remote))
    func offset() -> Double? { stage.frame("Color").map { -$0.y } }
    func text() -> String? { stage.host.inspect().find("Text")?.texts["text"] }
    #expect(offset() == 60)
    #expect(text() == "3")
    push(stage, by: CGSize(width: 0, height: -41))
    #expect(offset() == 101)
    #expect(text() == "5")
    remote.press()
    stage.host.advance(to: stage.host.time + 0.1)
    #expect(offset() == 240)
    #expect(text() == "12")
  }

  @Test("Changes of geometry and phase are reported")
  func observers() {
    let log = EventLog()
    let stage = Stage(
      ScrollView { Color.red.frame(width: 100, height: 400) }
        .onScrollGeometryChange(for: Double.self) {
          Double($0.contentOffset.y)
        } action: { old, new in
          log.numbers.append(new)
        }
        .onScrollPhaseChange { old, new in log.entries.append("\(new)") })
    push(stage, by: CGSize(width: 0, height: -40))
    #expect(log.numbers == [0, 40])
    #expect(log.entries == ["tracking", "interacting", "idle"])
    stage.host.drag(from: CGPoint(x: 50, y: 60), to: CGPoint(x: 50, y: 40), duration: 0.1)
    stage.host.advance(to: 20)
    #expect(log.entries.suffix(4) == ["tracking", "interacting", "decelerating", "idle"])
  }

  @Test("A pull beyond 60 points refreshes, with a spinner until the action is done")
  func refresh() async {
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    var beginnings = begun.makeAsyncIterator()
    let stage = Stage(
      ScrollView { Color.red.frame(width: 100, height: 400) }
        .refreshable {
          begin.yield()
          for await _ in ended {}
        })
    func offset() -> Double? { stage.frame("Color").map { $0.y } }
    push(stage, by: CGSize(width: 0, height: 100))
    #expect(offset() == 0)
    #expect(stage.frame("Capsule") == nil)
    // 400 points show as 100 · 220 / 320 = 68.75.
    push(stage, by: CGSize(width: 0, height: 400))
    #expect(await beginnings.next() != nil)
    #expect(stage.frame("Capsule") != nil)
    #expect(offset() == 60)
    end.finish()
    for _ in 0..<100_000 where offset() != 0 {
      await Task.yield()
      stage.host.advance(to: stage.host.time + 0.001)
    }
    #expect(offset() == 0)
  }

  @Test("A scroll transition fades a row by the share of it that is out of view")
  func transition() {
    let stage = Stage(
      ScrollView {
        VStack(spacing: 0) {
          Color.black.frame(width: 100, height: 40)
            .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0)
            }
          Color.white.frame(width: 100, height: 400)
        }
      })
    func gray() -> Int { Int(stage.host.renderFrame().rgba(50, 5).0) }
    #expect(gray() == 0)
    stage.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 20))
    // Half of it is out: half of its black is left on white.
    #expect(abs(gray() - 128) <= 1)
    stage.host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -20))
    #expect(gray() == 0)
  }
}
