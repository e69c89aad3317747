import Foundation
import OffscreenHost
import SwiftUI
import Testing

private final class Log {
  var bodies: [Int] = []
  var appeared: [Int] = []
  var proxy: ScrollViewProxy?
  var change: ((inout [Int]) -> Void) -> Void = { _ in }
}

private struct Row: View {
  let number: Int
  let log: Log
  var height: CGFloat = 44

  var body: some View {
    log.bodies.append(number)
    return Text(verbatim: "row \(number)").frame(maxWidth: .infinity).frame(height: height)
      .onAppear { log.appeared.append(number) }
  }
}

/// Rows of an array that a test changes.
private struct Editable: View {
  let log: Log
  @State var rows: [Int]
  var isList = false

  var body: some View {
    log.change = { edit in
      var copy = rows
      edit(&copy)
      rows = copy
    }
    return ScrollViewReader { proxy in
      let _ = log.proxy = proxy
      if isList {
        List(rows, id: \.self) { Row(number: $0, log: log) }
      } else {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(rows, id: \.self) { Row(number: $0, log: log, height: 40 + CGFloat($0 % 7)) }
          }
        }
      }
    }
  }
}

private let screen = CGSize(width: 393, height: 852)

@MainActor @Suite("Changes in lazy containers")
struct LazyChangesTests {
  private func scroll(_ stage: ControlStage, by distance: CGFloat) {
    stage.host.scroll(at: CGPoint(x: 196, y: 400), by: CGSize(width: 0, height: distance))
  }

  /// The middle of a row's text.
  private func middle(_ stage: ControlStage, _ number: Int) -> Double? {
    stage.place(of: "row \(number)").map { Double($0.y) }
  }

  @Test("Scrolling to a row that has not been built shows it where it should be", arguments: [false, true])
  func scrollTo(isList: Bool) throws {
    let log = Log()
    let stage = ControlStage(Editable(log: log, rows: Array(0..<100_000), isList: isList), size: screen)
    log.proxy?.scrollTo(70_000, anchor: .center)
    stage.host.advance(to: 0.1)
    #expect(try #require(middle(stage, 70_000)).rounded() == 426)
    #expect(log.bodies.count < 300)
    log.proxy?.scrollTo(99_999, anchor: .bottom)
    stage.host.advance(to: 0.2)
    #expect(try #require(middle(stage, 99_999)) > 790)
    log.proxy?.scrollTo(0, anchor: .top)
    stage.host.advance(to: 0.3)
    #expect(try #require(middle(stage, 0)) < 100)
    #expect(log.bodies.count < 400)
  }

  @Test("An animated scroll passes rows that are built during it")
  func animated() throws {
    let log = Log()
    let stage = ControlStage(Editable(log: log, rows: Array(0..<10_000)), size: screen)
    withAnimation(.linear(duration: 1)) { log.proxy?.scrollTo(1000, anchor: .top) }
    stage.host.advance(to: 0)
    stage.host.advance(to: 0.5)
    let shown = stage.texts.compactMap { Int($0.dropFirst(4)) }
    #expect(shown.contains { (450...550).contains($0) })
    stage.host.advance(to: 1.1)
    #expect(try #require(middle(stage, 1000)) < 40)
  }

  @Test("While rows of other heights are built above, the visible rows keep their position")
  func steady() throws {
    let log = Log()
    let stage = ControlStage(Editable(log: log, rows: Array(0..<1000)), size: screen)
    log.proxy?.scrollTo(500, anchor: .top)
    stage.host.advance(to: 0.1)
    for step in 0..<40 {
      let visible = stage.texts.compactMap { Int($0.dropFirst(4)) }.sorted()
      let known = visible[visible.count / 2]
      let before = try #require(middle(stage, known))
      scroll(stage, by: -37)
      let after = try #require(middle(stage, known))
      #expect(abs(after - before - 37) < 1.01, "step \(step)")
    }
    scroll(stage, by: -1e6)
    #expect(try #require(middle(stage, 0)) == 20)
  }

  @Test("A row that is deleted or inserted moves the others under its animation; no other row is built")
  func moves() throws {
    let log = Log()
    let stage = ControlStage(Editable(log: log, rows: Array(0..<100_000), isList: true), size: screen)
    let start = try #require(middle(stage, 5))
    let built = log.bodies.count
    withAnimation(.linear(duration: 1)) { log.change { $0.remove(at: 3) } }
    stage.host.advance(to: 0)
    stage.host.advance(to: 0.5)
    // Inspection gives the frame that the row moves to, and the motion.
    #expect(try #require(middle(stage, 5)) < start - 5)
    let row = try #require(stage.host.inspect().all("Text").last { $0.texts["text"] == "row 5" })
    #expect(row.animations.map(\.attribute) == ["frame"] && row.animations.first?.duration == 1)
    stage.host.advance(to: 1.1)
    #expect(middle(stage, 3) == nil)
    #expect(log.bodies.count < built + 3)
    withAnimation(.linear(duration: 1)) { log.change { $0.insert(-7, at: 0) } }
    stage.host.advance(to: 1.2)
    stage.host.advance(to: 2.3)
    #expect(abs(try #require(middle(stage, 5)) - start) < 1)
    #expect(try #require(middle(stage, -7)) < 80)
    #expect(log.appeared.contains(-7))
  }

  @Test("A change of the data far away builds nothing")
  func far() {
    let log = Log()
    let stage = ControlStage(Editable(log: log, rows: Array(0..<100_000)), size: screen)
    log.bodies = []
    log.change { $0.removeSubrange(50_000..<60_000) }
    stage.host.advance(to: 0.1)
    #expect(log.bodies.count < 3)
    log.change { $0 = Array(0..<10) }
    stage.host.advance(to: 0.2)
    #expect(log.bodies.count < 3)
    #expect(stage.texts.count == 10)
  }

  @Test("Headers stay pinned over a thousand rows, and footers end their sections")
  func pinned() throws {
    let log = Log()
    let view = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
        ForEach(0..<100, id: \.self) { section in
          Section {
            ForEach(0..<1000, id: \.self) { Row(number: section * 1000 + $0, log: log) }
          } header: {
            Text("header \(section)").frame(maxWidth: .infinity).frame(height: 30)
          } footer: {
            Text("footer \(section)").frame(height: 20)
          }
        }
      }
    }
    let stage = ControlStage(view, size: screen)
    scroll(stage, by: 22_000)
    #expect(stage.place(of: "header 0")?.y == 15)
    #expect(log.bodies.count < 100)
    // A section is 30 + 44,000 + 20 points tall.
    scroll(stage, by: 22_050 - 10)
    #expect(stage.place(of: "header 0")?.y == -5)
    #expect(stage.place(of: "footer 0")?.y == 0)
    #expect(stage.place(of: "header 1")?.y == 25)
    scroll(stage, by: 100)
    #expect(stage.place(of: "header 1")?.y == 15)
  }

  @Test("A list that loads more at its end loads one page at a time")
  func pages() {
    struct Pages: View {
      let log: Log
      @State private var count = 30
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { number in
              Row(number: number, log: log).onAppear { if number == count - 1 { count += 10 } }
            }
          }
        }
      }
    }
    let log = Log()
    let stage = ControlStage(Pages(log: log), size: screen)
    #expect(log.appeared.max() == 19)
    scroll(stage, by: 600)
    #expect(log.appeared.max()! >= 29)
    #expect(log.appeared.max()! < 40)
    #expect(stage.host.inspect().all("Text").count < 60)
  }
}
