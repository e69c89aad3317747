import SwiftUI
import Testing

private let loop = Animation.linear(duration: 1).repeatForever()

private struct SpinnerBelow: View {
  @State private var turns = false
  @State private var header: CGFloat = 0
  let remote: Remote
  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(width: 10, height: header)
      Rectangle().fill(.red).frame(width: 8, height: 8)
        .rotationEffect(.degrees(turns ? 360 : 0))
        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: turns)
    }
    .onAppear {
      turns = true
      remote.press = { header = 30 }
    }
  }
}

private struct GrowingSibling: View {
  @State private var pulses = false
  @State private var length: CGFloat = 10
  let remote: Remote
  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(.red).frame(width: 10, height: 10).opacity(pulses ? 0.8 : 1)
      Rectangle().fill(.blue).frame(width: length, height: 10)
    }
    .onAppear {
      withAnimation(loop) { pulses = true }
      length = 30
      remote.press = { length = 50 }
    }
  }
}

/// The loop's animation is on the whole column, as it should not be.
private struct Column: View {
  @State private var on = false
  @State private var gap: CGFloat = 0
  let remote: Remote
  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(.red).frame(width: 10, height: 10).opacity(on ? 0.8 : 1)
      Color.clear.frame(width: 10, height: gap)
      Rectangle().fill(.blue).frame(width: 10, height: 10)
    }
    .animation(loop, value: on)
    .onAppear {
      on = true
      remote.press = { gap = 40 }
    }
  }
}

private struct Skeleton: View {
  @State private var shimmers = false
  @State private var text = ""
  @FocusState private var focused: Bool
  let together: Bool
  let remote: Remote
  var body: some View {
    VStack {
      Rectangle().frame(width: 40, height: 10).scaleEffect(shimmers ? 2 : 1)
      TypedField(text: $text).focused($focused)
        .overlay(Rectangle().stroke(lineWidth: 2)).opacity(focused ? 1 : 0.2)
    }
    .onAppear {
      withAnimation(loop) {
        shimmers = true
        if together { focused = true }
      }
      remote.press = { focused = true }
    }
  }
}

private struct StatusLine: View {
  @State private var pulses = false
  @State private var status = "Loading"
  let animation: Animation?
  let remote: Remote
  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(.red).frame(width: 20, height: 20).opacity(pulses ? 0.5 : 1)
      Text(status).frame(height: 40)
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 0.9).repeatForever()) { pulses = true }
      remote.press = { withAnimation(animation) { status = "Ready" } }
    }
  }
}

private struct Shimmered: View {
  @State private var phase: CGFloat = 0
  @State private var width: CGFloat = 20
  let remote: Remote
  var body: some View {
    Rectangle().fill(.blue).frame(width: width, height: 10)
      .overlay(Rectangle().fill(.red).frame(width: 4, height: 4).offset(x: phase))
      .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: phase)
      .onAppear {
        phase = 8
        remote.press = { width = 60 }
      }
  }
}

/// What the deprecated form of `animation` does: it animates every change below it.
private struct Unscoped: View {
  @State private var on = false
  @State private var wide = false
  let remote: Remote
  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(.red).frame(width: 10, height: 10).scaleEffect(on ? 1.5 : 1)
        .transaction { $0.animation = loop }
      Rectangle().fill(.blue).frame(width: wide ? 60 : 20, height: 10)
    }
    .onAppear {
      on = true
      remote.press = { wide = true }
    }
  }
}

private struct IndicatorInContainer: View {
  @State private var loads = false
  @State private var banner: CGFloat = 0
  let remote: Remote
  var body: some View {
    VStack(spacing: 0) {
      Color.clear.frame(width: 10, height: banner)
      ZStack {
        Rectangle().fill(.blue).frame(width: 40, height: 40)
        Rectangle().fill(.red).frame(width: 10, height: 10).rotationEffect(.degrees(loads ? 90 : 0))
      }
      .animation(loop, value: loads)
    }
    .onAppear {
      loads = true
      remote.press = { banner = 20 }
    }
  }
}

/// Public reports of loops that take hold of what they should leave alone.
@MainActor @Suite struct LeakReportTests {
  @Test("Report 6: a loading spinner drifts over the screen when its parent lays out again")
  func driftingSpinner() throws {
    let remote = Remote()
    let stage = Stage(SpinnerBelow(remote: remote))
    #expect(try #require(stage.at(0.5).box(.red)).middle == [100, 100])
    remote.press()
    for time in [0.5, 0.75, 1, 1.5, 2] {
      #expect(try #require(stage.at(time).box(.red)).middle == [100, 130])
    }
    #expect(isNear(stage.at(2.25).value("rotation"), 90))
  }

  @Test("Report 8: a dot in a row bounces as its sibling grows")
  func bouncingDot() throws {
    let remote = Remote()
    let stage = Stage(GrowingSibling(remote: remote))
    // 10 + 30 points in 100: from 30; with 50 from 20.
    #expect(try #require(stage.box(.red)).left == 30)
    #expect(try #require(stage.at(0.5).box(.red)).left == 30)
    remote.press()
    for time in [0.5, 0.75, 1.25] { #expect(try #require(stage.at(time).box(.red)).left == 20) }
    #expect(isNear(stage.value("opacity"), 0.85))
  }

  @Test("Report 9: all views of a column oscillate with the one that loops")
  func oscillatingColumn() throws {
    let remote = Remote()
    let stage = Stage(Column(remote: remote))
    #expect(try #require(stage.at(0.3).box(.blue)).top == 50)
    remote.press()
    for time in [0.3, 0.6, 1.1, 1.9] {
      #expect(try #require(stage.at(time).box(.blue)).top == 70)
      #expect(try #require(stage.box(.red)).top == 20)
    }
  }

  @Test("Report 10: a search field's border pulses forever after it was focused")
  func pulsingBorder() {
    let remote = Remote()
    let stage = Stage(Skeleton(together: false, remote: remote))
    _ = stage.at(0.25)
    remote.press()
    for time in [0.25, 0.5, 1.5] { #expect(stage.at(time).value("opacity") == 1) }
    #expect(isNear(stage.value("scale"), 1.5))
    // What changes in the loop's own update does loop: it is part of it.
    let inside = Stage(Skeleton(together: true, remote: Remote()))
    #expect(isNear(inside.at(0.5).value("opacity"), 0.6))
    #expect(isNear(inside.at(1.75).value("opacity"), 0.4))
  }

  @Test("Report 11: a status text cross-fades again with every iteration of the loop beside it")
  func ghostingText() {
    for animation in [nil, Animation.linear(duration: 0.3)] {
      let remote = Remote()
      let stage = Stage(StatusLine(animation: animation, remote: remote))
      let before = stage.at(0.5).rows(40..<80)
      remote.press()
      let settled = stage.at(1).rows(40..<80)
      #expect(settled != before)
      for step in 1...9 { #expect(stage.at(1 + Double(step) * 0.3).rows(40..<80) == settled) }
      #expect(stage.isMoving)
    }
  }

  @Test("Report 19: shimmered content dances with the shimmer")
  func dancingContent() throws {
    let remote = Remote()
    let stage = Stage(Shimmered(remote: remote))
    #expect(try #require(stage.at(0.5).box(.red)).left == 52)
    #expect(try #require(stage.box(.blue)).width == 20)
    remote.press()
    for time in [0.5, 0.9, 1.4] { #expect(try #require(stage.at(time).box(.blue)).width == 60) }
    // 48 + 8 · 0.5.
    #expect(try #require(stage.at(1.5).box(.red)).left == 52)
  }

  @Test("Report 25: views that have nothing to do with a spinner repeat strange animations while it turns")
  func unrelatedViews() throws {
    let remote = Remote()
    let stage = Stage(Unscoped(remote: remote))
    #expect(isNear(stage.at(0.5).value("scale"), 1.25))
    remote.press()
    for time in [0.5, 0.8, 1.5, 2.2] { #expect(try #require(stage.at(time).box(.blue)).width == 60) }
    #expect(isNear(stage.at(2.5).value("scale"), 1.25))
  }

  @Test("Report 26: a loading indicator makes the whole view around it move")
  func movingContainer() throws {
    let remote = Remote()
    let stage = Stage(IndicatorInContainer(remote: remote))
    let start = try #require(stage.box(.blue))
    #expect(stage.at(0.5).box(.blue) == start)
    remote.press()
    for time in [0.5, 0.7, 1.3] {
      let box = try #require(stage.at(time).box(.blue))
      #expect(box.top == start.top + 10 && box.height == start.height)
    }
  }
}
