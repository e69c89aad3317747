import Foundation
import OffscreenHost
import SwiftUI
import Testing

/// A bar that grows to the right end of the available space, and a dot that joins it on the way.
private struct Traveler: View {
  let grouped: Bool
  let remote: Remote
  @State private var hasArrived = false

  var body: some View {
    Group { if grouped { bar.geometryGroup() } else { bar } }
      .frame(width: 100, height: 20, alignment: hasArrived ? .trailing : .leading)
      .frame(width: 100, height: 100, alignment: .topLeading)
      .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { hasArrived.toggle() } } }
  }

  private var bar: some View {
    ZStack {
      Rectangle().fill(.blue).frame(width: 20, height: 20)
      if hasArrived { Rectangle().fill(.red).frame(width: 10, height: 10).transition(.identity) }
    }
  }
}

private struct Resizing: View {
  let grouped: Bool
  let remote: Remote
  @State private var isWide = false

  var body: some View {
    Group { if grouped { bar.geometryGroup() } else { bar } }
      .frame(width: isWide ? 100 : 20, height: 20)
      .frame(width: 100, height: 100, alignment: .topLeading)
      .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { isWide.toggle() } } }
  }

  private var bar: some View {
    Color.blue.overlay(alignment: .trailing) {
      if isWide { Rectangle().fill(.red).frame(width: 10, height: 10).transition(.identity) }
    }
  }
}

@MainActor @Suite("A geometry group")
struct GeometryGroupTests {
  @Test("Without it, a view inserted in a moving container is at the target; with it, it moves along")
  func joins() {
    for grouped in [false, true] {
      let remote = Remote()
      let stage = Stage(Traveler(grouped: grouped, remote: remote))
      remote.press()
      for (time, left) in [(0.25, 20), (0.5, 40), (0.75, 60), (1.5, 80)] {
        let box = stage.at(time).box(.red)
        // In the middle of the bar, which is 20 points wide, or of where it will be.
        let expected = (grouped ? left : 80) + 5
        #expect(box == InkBox(left: expected, top: 5, right: expected + 10, bottom: 15), "\(grouped) \(time)")
      }
      #expect(!stage.host.isMoving)
    }
  }

  @Test("While its size animates, its content is laid out in the presented size")
  func resizes() {
    for grouped in [false, true] {
      let remote = Remote()
      let stage = Stage(Resizing(grouped: grouped, remote: remote))
      remote.press()
      for (time, right) in [(0.25, 40), (0.5, 60), (0.75, 80), (1.5, 100)] {
        let box = stage.at(time).box(.red)
        let expected = grouped ? right : 100
        #expect(box == InkBox(left: expected - 10, top: 5, right: expected, bottom: 15), "\(grouped) \(time)")
      }
    }
  }

  @Test("Motions of a group and inside it add up, back and forth, a hundred times, and leave no animation")
  func turns() {
    let remote = Remote()
    let stage = Stage(Traveler(grouped: true, remote: remote))
    for turn in 0..<100 {
      let start = Double(turn) * 1.25
      _ = stage.at(start)
      remote.press()
      let box = stage.at(start + 0.5).box(.blue)
      #expect(box == InkBox(left: 40, top: 0, right: 60, bottom: 20), "\(turn)")
    }
    _ = stage.at(200)
    #expect(stage.host.graph.animatingNodes.isEmpty)
    #expect(stage.box(.red) == nil)
  }
}
