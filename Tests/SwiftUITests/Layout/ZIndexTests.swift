import SwiftUI
import Testing

private struct Square: View {
  let color: Color
  var body: some View { Rectangle().fill(color).frame(width: 40, height: 40) }
}

private struct Raised: View {
  var body: some View { Square(color: .red).zIndex(1) }
}

private struct Leaving: View {
  @State private var shows = true
  let remote: Remote
  var body: some View {
    ZStack {
      if shows { Square(color: .red).zIndex(1).transition(.offset(x: 0.5)) }
      Square(color: .blue)
    }
    .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { shows.toggle() } } }
  }
}

@MainActor
@Suite("The order of a stack's children")
struct ZIndexTests {
  private func isRedInFront(_ view: some View, _ name: String) {
    let pixel = Stage(view).at(0).host.renderFrame().rgba(50, 50)
    #expect(Ink.red.covers(pixel), "\(name)")
  }

  @Test("An index on the first child is that child's alone")
  func first() {
    let isOn = true
    isRedInFront(
      ZStack {
        Square(color: .red).zIndex(1)
        Square(color: .blue)
      }, "plain")
    isRedInFront(
      ZStack {
        if isOn { Square(color: .red).zIndex(1) }
        Square(color: .blue)
      }, "condition")
    isRedInFront(
      ZStack {
        if isOn { Square(color: .red).zIndex(1) } else { Color.clear }
        Square(color: .blue)
      }, "alternative")
    isRedInFront(
      ZStack { ForEach(0..<2, id: \.self) { Square(color: $0 == 0 ? .red : .blue).zIndex($0 == 0 ? 1 : 0) } }, "loop")
    isRedInFront(
      ZStack {
        Raised()
        Square(color: .blue)
      }, "view")
    isRedInFront(
      ZStack {
        Group { Square(color: .red) }.zIndex(1)
        Square(color: .blue)
      }, "group")
    isRedInFront(
      ZStack {
        if isOn { Square(color: .red).transition(.opacity).zIndex(1) }
        Square(color: .blue)
      }, "transition")
  }

  @Test("A child that leaves keeps its index")
  func leaving() {
    let remote = Remote()
    let stage = Stage(Leaving(remote: remote)).at(0.1)
    remote.press()
    #expect(Ink.red.covers(stage.at(0.1).at(0.6).host.renderFrame().rgba(50, 50)))
    #expect(Ink.blue.covers(stage.at(1.2).host.renderFrame().rgba(50, 50)))
  }
}
