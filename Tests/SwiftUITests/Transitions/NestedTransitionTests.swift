import SwiftUI
import Testing

private struct Card: View {
  var body: some View { Rectangle().fill(.red).frame(width: 20, height: 20).transition(.offset(y: 40)) }
}

private struct Holder: View {
  @State private var shows = true
  let remote: Remote
  var body: some View {
    ZStack { if shows { Card().transition(.opacity) } }
      .frame(width: 60, height: 100, alignment: .top)
      .onAppear { remote.press = { withAnimation(.linear(duration: 1)) { shows.toggle() } } }
  }
}

private struct Farewell: View {
  let remote: Remote
  @State private var steps = 0
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Rectangle().fill(.red).frame(width: 10 + 10 * CGFloat(steps), height: 10)
      TimelineView(.animation) { context in
        Rectangle().fill(.blue).frame(width: 10 * context.date.timeIntervalSinceReferenceDate, height: 10)
      }
    }
    .frame(width: 100, alignment: .topLeading)
    .onAppear { remote.other = { steps += 1 } }
  }
}

private struct Leaving<Content: View>: View {
  @State private var shows = true
  let remote: Remote
  @ViewBuilder let content: Content
  var body: some View {
    ZStack(alignment: .topLeading) { if shows { content } }
      .frame(width: 100, height: 100, alignment: .topLeading)
      .onAppear { remote.press = { withAnimation(.linear(duration: 2)) { shows.toggle() } } }
  }
}

/// Views that come without an animation from outside, each with one of its own.
private struct OwnAnimation: View {
  @State private var shows = false
  let remote: Remote
  var body: some View {
    HStack(spacing: 0) {
      if shows { Rectangle().frame(width: 10, height: 10).animatingAllChanges() }
      // An equatable view animates its own changes.
      if shows { Image(systemName: "square.fill").resizable().animation(.linear(duration: 1)) }
      if shows { Image(systemName: "square.fill").resizable().frame(width: 10, height: 10).animatingAllChanges() }
      ZStack { if shows { Rectangle().frame(width: 10, height: 10).animatingAllChanges() } }
      if shows { Rectangle().frame(width: 10, height: 10).transition(.opacity).animatingAllChanges() }
    }
    .frame(width: 50, height: 10)
    .onAppear { remote.press = { shows.toggle() } }
  }
}

extension View {
  /// As the deprecated form of `animation` does.
  fileprivate func animatingAllChanges() -> some View { transaction { $0.animation = .linear(duration: 1) } }
}

@MainActor
@Suite("Transitions inside of transitions")
struct NestedTransitionTests {
  @Test("The innermost of several transitions of a view plays")
  func innermost() throws {
    let remote = Remote()
    let stage = Stage(Holder(remote: remote)).at(0.1)
    let start = try #require(stage.box(.red))
    remote.press()
    _ = stage.at(0.1).at(0.6)
    let half = try #require(stage.box(.red))
    #expect(half.top == start.top + 20)
    #expect(isNear(stage.value("opacity"), 1))
    remote.press()
    _ = stage.at(3)
    #expect(stage.box(.red) == start)
  }

  @Test("Sizes inside of a view that leaves follow its state and its timelines until it is gone")
  func leaving() throws {
    for isGrouped in [false, true] {
      let remote = Remote()
      let stage = Stage(
        Leaving(remote: remote) {
          if isGrouped {
            Group { Farewell(remote: remote) }.padding(.top, 0).transition(.opacity)
          } else {
            Farewell(remote: remote).transition(.opacity)
          }
        }
      ).at(1)
      remote.press()
      _ = stage.at(1).at(1.5)
      remote.other()
      remote.other()
      _ = stage.at(2)
      let frames = stage.host.inspect().all("Rectangle").compactMap(\.frame)
      #expect(frames.map(\.width) == [30, 20])
    }
  }

  @Test("A view inserted without an animation is visible at once, unless its transition is animated")
  func ownAnimation() {
    let remote = Remote()
    let stage = Stage(OwnAnimation(remote: remote)).at(0.5)
    remote.press()
    _ = stage.at(0.5)
    let frame = stage.at(1).host.renderFrame()
    for x in [30, 40, 50, 60] { #expect(frame.rgba(x, 50).0 == 0) }
    // The last one's own transition lies inside of its animation.
    #expect(isNear(Double(frame.rgba(70, 50).0), 127, within: 1))
  }
}
