import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct Hero: View {
  @State private var isOpen = false
  @Namespace private var space
  let remote: Remote
  var body: some View {
    ZStack(alignment: .topLeading) {
      if !isOpen {
        Rectangle().fill(.red).matchedGeometryEffect(id: "hero", in: space).frame(width: 10, height: 10)
      } else {
        Rectangle().fill(.red).matchedGeometryEffect(id: "hero", in: space).frame(width: 30, height: 50)
          .padding(.leading, 40)
      }
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
    .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { isOpen.toggle() } } }
  }
}

private struct Following: View {
  @State private var chosen = 0
  @Namespace private var space
  let remote: Remote
  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<2) { index in
        Color.clear.frame(width: 20 + 20 * CGFloat(index), height: 20).matchedGeometryEffect(id: index, in: space)
      }
    }
    .overlay { Rectangle().fill(.red).matchedGeometryEffect(id: chosen, in: space, isSource: false) }
    .frame(width: 100, height: 100, alignment: .topLeading)
    .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { chosen = 1 } } }
  }
}

@MainActor @Suite("Matched geometry")
struct MatchedGeometryTests {
  @Test("A view that replaces another starts at its frame, and moves and grows to its own")
  func hero() throws {
    let remote = Remote()
    let stage = Stage(Hero(remote: remote))
    #expect(stage.box(.red) == InkBox(left: 0, top: 0, right: 10, bottom: 10))
    remote.press()
    #expect(stage.at(1.2).box(.red) == InkBox(left: 40, top: 0, right: 70, bottom: 50))
    #expect(!stage.host.isMoving)
    // Both are half transparent in the middle: their frames say where they are.
    remote.press()
    _ = stage.at(1.7)
    let frames = stage.host.inspect().all("Rectangle").compactMap(\.frame)
    #expect(frames.count == 2)
    for frame in frames { #expect(frame.x == 20 && frame.width == 20 && frame.height == 30) }
    #expect(stage.at(2.5).box(.red) == InkBox(left: 0, top: 0, right: 10, bottom: 10))
  }

  @Test("A follower has its source's frame, and animates to another source")
  func follower() {
    let remote = Remote()
    let stage = Stage(Following(remote: remote))
    #expect(stage.box(.red) == InkBox(left: 0, top: 0, right: 20, bottom: 20))
    remote.press()
    #expect(stage.at(0.5).box(.red) == InkBox(left: 15, top: 0, right: 45, bottom: 20))
    #expect(stage.at(1.1).box(.red) == InkBox(left: 30, top: 0, right: 70, bottom: 20))
  }
}
