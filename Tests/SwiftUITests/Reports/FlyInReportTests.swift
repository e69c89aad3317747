import SwiftUI
import Testing

/// A text that runs to the left forever, under a title that comes after the first layout.
private struct Marquee: View {
  @State private var runs = false
  var body: some View {
    NavigationStack {
      Rectangle().fill(.red).frame(width: 20, height: 4)
        .offset(x: runs ? -20 : 20)
        .onAppear { withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { runs = true } }
        .navigationTitle("News")
    }
  }
}

/// A wrapper that learns its size when it appears, and only then lays its content out in it.
private struct Router<Content: View>: View {
  @State private var side: CGFloat = 10
  @ViewBuilder var content: Content
  var body: some View {
    GeometryReader { proxy in
      ZStack { content }
        .frame(width: side, height: side)
        .onAppear { side = proxy.size.width }
    }
  }
}

private struct Spinner: View {
  @State private var turns = false
  var byTask = false
  var body: some View {
    Rectangle().fill(.red).frame(width: 8, height: 8)
      .rotationEffect(.degrees(turns ? 360 : 0))
      .onAppear { if !byTask { start() } }
  }
  private func start() { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns = true } }
}

private struct PulseUnderTitle: View {
  @State private var pulses = false
  var body: some View {
    NavigationView {
      Circle().fill(.red).frame(width: 20, height: 20)
        .scaleEffect(pulses ? 1.5 : 1)
        .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { pulses = true } }
        .navigationBarTitle("Pulse")
    }
  }
}

private struct Card: View {
  @State private var lifted = false
  @State private var inset: CGFloat = 0
  var body: some View {
    VStack(spacing: 0) {
      Rectangle().fill(.blue).frame(width: 6, height: 6).offset(y: lifted ? -10 : 0)
      Rectangle().fill(.red).frame(width: 40, height: 20)
    }
    .padding(.top, inset)
    .onAppear {
      inset = 20
      withAnimation(.linear(duration: 1).repeatForever()) { lifted = true }
    }
  }
}

private struct TitledIndicator: View {
  @State private var on = false
  @State private var header: CGFloat = 0
  let remote: Remote
  /// Begins the loop a turn after the view has appeared.
  var later = false
  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        Color.clear.frame(height: header)
        Rectangle().fill(.red).frame(width: 10, height: 10).opacity(on ? 1 : 0.9)
      }
      .navigationBarTitle("Title")
      .onAppear {
        if later { remote.other = start } else { start() }
        remote.press = { header = 20 }
      }
    }
  }
  private func start() { withAnimation(.linear(duration: 1).repeatForever()) { on = true } }
}

private struct CapsulePage: View {
  @State private var page = 0
  let remote: Remote
  var body: some View {
    Group {
      if page == 0 { LoopingCapsule() } else { List(0..<3) { Text("Row \($0)") } }
    }
    .onAppear { remote.press = { page += 1 } }
  }
}

private struct LoopingCapsule: View {
  @State private var wide = false
  var body: some View {
    Capsule().fill(.red).frame(width: wide ? 60 : 20, height: 10)
      .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { wide = true } }
  }
}

/// Public reports of views that fly, slide or bob because a loop began before the layout had settled.
@MainActor @Suite struct FlyInReportTests {
  @Test("Report 1: a marquee in a navigation view slides from the top edge")
  func slidingMarquee() throws {
    let stage = Stage(Marquee())
    let start = try #require(stage.box(.red))
    // From 20 to the right of the middle to 20 to its left, in 2 s.
    #expect(start.left == 60)
    for time in stride(from: 0.25, through: 3.75, by: 0.25) {
      let box = try #require(stage.at(time).box(.red))
      #expect(box.top == start.top && box.bottom == start.bottom)
      #expect(box.left == 60 - Int(time.truncatingRemainder(dividingBy: 2) * 20))
    }
  }

  @Test("Report 3: a spinner in a router flies in from the top left corner")
  func spinnerInRouter() throws {
    let stage = Stage(Router { Spinner() })
    #expect(try #require(stage.box(.red)).middle == [100, 100])
    for time in [0.05, 0.25, 0.6, 1.25] {
      #expect(try #require(stage.at(time).box(.red)).middle == [100, 100])
      #expect(isNear(stage.value("rotation"), time.truncatingRemainder(dividingBy: 1) * 360))
    }
  }

  @Test("Report 4: a pulse that only scales bobs up and down under a navigation bar")
  func bobbingPulse() throws {
    let stage = Stage(PulseUnderTitle()) { $0.size = CGSize(width: 100, height: 200) }
    let start = try #require(stage.box(.red))
    for step in 1...12 {
      let box = try #require(stage.at(Double(step) / 6).box(.red))
      #expect(box.middle == start.middle)
    }
    #expect(isNear(stage.at(2.5).value("scale"), 1.25))
  }

  @Test("Report 5: the whole card bobs, not only the egg on it")
  func bobbingCard() throws {
    let stage = Stage(Card())
    let card = try #require(stage.box(.red))
    let egg = try #require(stage.box(.blue))
    for time in [0.1, 0.5, 1, 1.5] {
      _ = stage.at(time)
      #expect(stage.box(.red) == card)
      let lift = time <= 1 ? time * 10 : (2 - time) * 10
      #expect(try #require(stage.box(.blue)).top == egg.top - Int(lift))
    }
  }

  @Test("Report 42: an animation begun in onAppear in a navigation view breaks, one begun a turn later does not")
  func navigationOnAppear() throws {
    for later in [false, true] {
      let remote = Remote()
      let stage = Stage(TitledIndicator(remote: remote, later: later)) { $0.size = CGSize(width: 100, height: 200) }
      let start = try #require(stage.box(.red))
      remote.other()
      #expect(stage.at(0).at(0.5).box(.red) == start)
      #expect(isNear(stage.value("opacity"), 0.95))
      remote.press()
      // The header of 20 points pushes the indicator down by 10, at once.
      let moved = try #require(stage.at(0.6).box(.red))
      #expect(moved.top == start.top + 10)
      #expect(stage.at(1.3).box(.red) == moved)
    }
  }

  @Test("Report 44: going from a page with a looping capsule to a list crashes")
  func capsuleToList() throws {
    let remote = Remote()
    let stage = Stage(CapsulePage(remote: remote))
    // easeInOut(0.5) = 0.5: 40 points wide.
    #expect(try #require(stage.at(0.5).box(.red)).width == 40)
    remote.press()
    _ = stage.at(0.6)
    #expect(stage.box(.red) == nil)
    #expect(stage.isMoving == false)
    #expect(stage.frame("List") != nil)
  }
}
