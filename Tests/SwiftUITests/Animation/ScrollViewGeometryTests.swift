import Foundation
import OffscreenHost
import SwiftUI
import Testing

/// A line in a scroll view that takes its height, and its loop, when it has measured the line.
private struct Ticker: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal) {
        Rectangle().fill(.red).frame(width: 40, height: 20)
          .offset(x: -size.width / 2)
          .animation(.linear(duration: 4).repeatForever(autoreverses: false), value: size.width)
          .background(GeometryReader { inner in Color.clear.onAppear { size = inner.size } })
      }
      .frame(height: size.height)
    }
    .frame(width: 100, height: 100)
  }
}

/// Scroll views in a geometry group, which moves without animation while something inside animates.
private struct Nested: View {
  let remote: Remote
  @State private var isLow = false

  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(height: isLow ? 40 : 0)
      ScrollView {
        ScrollView(.horizontal) {
          Rectangle().fill(.red).frame(width: 20, height: 20).padding(.leading, isLow ? 40 : 0)
            .animation(.linear(duration: 1), value: isLow)
        }
      }
      .geometryGroup()
    }
    .frame(width: 100, height: 100, alignment: .top)
    .onAppear { remote.press = { isLow.toggle() } }
  }
}

@MainActor @Suite("The content of a scroll view")
struct ScrollViewGeometryTests {
  @Test("A scroll view that grows and moves in the update of a loop inside does not move the loop's views up and down")
  func grows() {
    let stage = Stage(Ticker())
    for (time, left) in [(0.0, 0), (1, -5), (2, -10), (3, -15)] {
      let box = stage.at(time).box(.red)
      #expect(box == InkBox(left: max(left, 0), top: 40, right: left + 40, bottom: 60), "\(time)")
    }
  }

  @Test("Scroll views inside one another and in a geometry group follow its move once")
  func nests() {
    let remote = Remote()
    let stage = Stage(Nested(remote: remote))
    remote.press()
    for (time, left) in [(0.0, 0), (0.25, 10), (0.5, 20), (1.5, 40)] {
      let box = stage.at(time).box(.red)
      #expect(box == InkBox(left: left, top: 40, right: left + 20, bottom: 60), "\(time)")
    }
  }
}
