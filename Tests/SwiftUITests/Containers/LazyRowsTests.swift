import Foundation
import OffscreenHost
import SwiftUI
import Testing

private final class Log {
  var bodies: [Int] = []
  var appeared: [Int] = []
  var disappeared: [Int] = []
}

private struct Row: View {
  let number: Int
  let log: Log
  var height: CGFloat = 44
  @State private var taps = 0

  var body: some View {
    log.bodies.append(number)
    return Text("row \(number) \(taps)")
      .frame(maxWidth: .infinity)
      .frame(height: height)
      .onTapGesture { taps += 1 }
      .onAppear { log.appeared.append(number) }
      .onDisappear { log.disappeared.append(number) }
  }
}

private struct Stack: View {
  let log: Log
  var count = 100_000

  var body: some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0, log: log) } } }
  }
}

/// A phone's screen.
private let screen = CGSize(width: 393, height: 852)

@MainActor @Suite("Lazy rows")
struct LazyRowsTests {
  private func scroll(_ stage: ControlStage, by distance: CGFloat) {
    stage.host.scroll(at: CGPoint(x: 196, y: 400), by: CGSize(width: 0, height: distance))
  }

  private func top(_ stage: ControlStage, _ text: String) -> Double? {
    stage.host.inspect().all("Text").last { $0.texts["text"] == text }?.frame.map { Double($0.y) }
  }

  @Test("Of 100,000 rows only those near the viewport are built, and those in sight appear in order")
  func first() {
    let log = Log()
    _ = ControlStage(Stack(log: log), size: screen)
    #expect(log.bodies.count < 40)
    #expect(log.appeared == Array(0...19))
    #expect(log.disappeared.isEmpty)
  }

  @Test("After scrolling the right rows are there, and the rows left behind have disappeared")
  func scrolled() {
    let log = Log()
    let stage = ControlStage(Stack(log: log), size: screen)
    log.bodies = []
    log.appeared = []
    scroll(stage, by: 10_000)
    #expect(log.bodies.count < 40)
    #expect(log.appeared == Array(227...246))
    #expect(log.disappeared == Array(0...19))
    #expect(top(stage, "row 227 0").map { $0.rounded() } != nil)
    let number = log.bodies.count
    scroll(stage, by: -10_000)
    // The first rows were kept.
    #expect(log.bodies.count - number < 20)
    #expect(log.appeared.suffix(20) == Array(0...19)[...])
  }

  @Test("A million rows cost as much as a hundred")
  func million() {
    let log = Log()
    let few = ControlStage(Stack(log: log, count: 100), size: screen).host.graph.nodeCount
    let many = ControlStage(Stack(log: log, count: 1_000_000), size: screen)
    #expect(many.host.graph.nodeCount == few)
    scroll(many, by: 30_000_000)
    #expect(log.appeared.contains(681_818))
    #expect(many.host.graph.nodeCount < 3 * few)
  }

  @Test("A list builds the rows near the viewport")
  func list() {
    let log = Log()
    let stage = ControlStage(List(0..<100_000) { Row(number: $0, log: log) }, size: screen)
    #expect(log.bodies.count < 40)
    #expect(log.appeared.first == 0)
    #expect(log.appeared.count < 20)
    scroll(stage, by: 1_000_000)
    #expect(log.bodies.count < 80)
    #expect(log.bodies.max()! > 14_000)
  }

  @Test("A list in which one can choose builds the rows near the viewport, and they appear")
  func selection() {
    struct Choice: View {
      let log: Log
      @State private var chosen: Int? = 3
      var body: some View { List(0..<10_000, id: \.self, selection: $chosen) { Row(number: $0, log: log) } }
    }
    let log = Log()
    let stage = ControlStage(Choice(log: log), size: screen)
    #expect(log.bodies.count < 40)
    #expect(log.appeared.prefix(5) == [0, 1, 2, 3, 4])
    scroll(stage, by: 100_000)
    #expect(log.bodies.count < 90)
    #expect(log.disappeared.contains(0))
  }

  @Test("State of a row that scrolls away is kept")
  func state() {
    let log = Log()
    let stage = ControlStage(Stack(log: log), size: screen)
    stage.tap("row 2 0")
    #expect(stage.texts.contains("row 2 1"))
    scroll(stage, by: 50_000)
    #expect(!stage.texts.contains("row 2 1"))
    scroll(stage, by: -50_000)
    #expect(stage.texts.contains("row 2 1"))
  }

  @Test("A grid builds whole lines near the viewport")
  func grid() {
    let log = Log()
    let view = ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
        ForEach(0..<100_000, id: \.self) { Row(number: $0, log: log) }
      }
    }
    let stage = ControlStage(view, size: screen)
    #expect(log.bodies.count < 100)
    #expect(log.appeared == Array(0...59))
    scroll(stage, by: 44_000)
    #expect(log.appeared.suffix(60) == Array(3000...3059)[...])
  }

  @Test("A horizontal stack builds the rows near the viewport")
  func horizontal() {
    let log = Log()
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { Row(number: $0, log: log).frame(width: 100) } }
    }
    let stage = ControlStage(view, size: screen)
    #expect(log.appeared == [0, 1, 2, 3])
    stage.host.scroll(at: CGPoint(x: 196, y: 400), by: CGSize(width: 5000, height: 0))
    #expect(log.appeared.suffix(4) == [50, 51, 52, 53])
  }

  @Test("Loops beside other views and in each other are lazy too; a row at the end appears when it is reached")
  func mixture() {
    let log = Log()
    let view = ScrollView {
      LazyVStack(spacing: 0) {
        Row(number: -1, log: log)
        ForEach(0..<1000, id: \.self) { outer in
          Section {
            ForEach(0..<1000, id: \.self) { Row(number: outer * 1000 + $0, log: log) }
          } header: {
            Row(number: -outer - 10, log: log)
          }
        }
        Group { ForEach(0..<1000, id: \.self) { Row(number: 2_000_000 + $0, log: log) } }
        Row(number: -2, log: log)
      }
    }
    let stage = ControlStage(view, size: screen)
    #expect(log.bodies.count < 50)
    #expect(log.appeared == [-1, -10] + Array(0...17))
    scroll(stage, by: 1e9)
    #expect(log.appeared.last == -2)
    #expect(log.appeared.contains(2_000_999))
    #expect(log.bodies.count < 200)
  }

  @Test("A loop in a stack that is not lazy is built at once")
  func eager() {
    let log = Log()
    let view = ScrollView {
      LazyVStack { VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Row(number: $0, log: log) } } }
    }
    _ = ControlStage(view, size: screen)
    #expect(log.bodies.count == 100)
  }

  @Test("A lazy stack without a scroll view builds the rows in the window")
  func window() {
    let log = Log()
    let view = LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { Row(number: $0, log: log) } }
      .frame(height: 852, alignment: .top)
    _ = ControlStage(view, size: screen)
    #expect(log.bodies.count < 60)
    #expect(log.appeared == Array(0...19))
  }

  @Test("Small counts look as in an eager stack", arguments: [0, 130, 400])
  func pixels(_ offset: CGFloat) {
    func row(_ number: Int) -> some View {
      Text("row \(number)")
        .frame(maxWidth: .infinity, minHeight: 20 + CGFloat(number % 5) * 7)
        .background(number % 2 == 0 ? Color.yellow : Color.mint)
    }
    let lazy = ControlStage(
      ScrollView { LazyVStack { ForEach(0..<30, id: \.self) { row($0) } } }, size: CGSize(width: 200, height: 300))
    let eager = ControlStage(
      ScrollView { VStack { ForEach(0..<30, id: \.self) { row($0) } } }, size: CGSize(width: 200, height: 300))
    for stage in [lazy, eager] {
      stage.host.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: offset))
    }
    #expect(lazy.host.renderFrame().pixels == eager.host.renderFrame().pixels)
  }
}
