import SwiftUI
import Testing

private struct Curtain: View {
  @State private var shows: Bool
  let transition: AnyTransition
  let animation: Animation?
  let remote: Remote
  let log: EventLog

  init(
    shows: Bool = false, _ transition: AnyTransition, animation: Animation? = .linear(duration: 1), remote: Remote,
    log: EventLog = EventLog()
  ) {
    _shows = State(initialValue: shows)
    self.transition = transition
    self.animation = animation
    self.remote = remote
    self.log = log
  }

  var body: some View {
    HStack(spacing: 0) {
      Rectangle().fill(.blue).frame(width: 20, height: 20)
      if shows {
        Circle().fill(.red).frame(width: 40, height: 40)
          .onAppear { log.entries.append("appear") }
          .onDisappear { log.entries.append("disappear") }
          .transition(transition)
      }
    }
    .onAppear { remote.press = { withAnimation(animation) { shows.toggle() } } }
  }
}

private struct Slid: ViewModifier {
  let x: CGFloat
  func body(content: Content) -> some View { content.offset(x: x) }
}

private struct Twirl: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * 90)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Three views that come and go together, each in its own way.
private struct Company: View {
  @State private var shows = true
  let remote: Remote
  let log: EventLog
  var body: some View {
    ZStack {
      Color.clear
      if shows {
        Rectangle().fill(.red).frame(width: 10, height: 10)
          .transition(.scale(scale: 0.5).animation(.linear(duration: 1)))
        Rectangle().fill(.blue).frame(width: 10, height: 10)
          .onDisappear { log.entries.append("gone") }
          .transition(.offset(x: 30).animation(.linear(duration: 3)))
        Rectangle().fill(.black).frame(width: 4, height: 4).offset(y: -40)
      }
    }
    .onAppear { remote.press = { withAnimation(.linear(duration: 2)) { shows.toggle() } } }
  }
}

private struct Exchanged: View {
  @State private var id = 0
  let transition: AnyTransition?
  let remote: Remote
  let log: EventLog
  var body: some View {
    Group {
      if let transition { dot.transition(transition).id(id) } else { dot.id(id) }
    }
    .onAppear { remote.press = { withAnimation { id += 1 } } }
  }
  private var dot: some View {
    let id = id
    return Rectangle().onAppear { log.entries.append("+\(id)") }.onDisappear { log.entries.append("-\(id)") }
  }
}

@MainActor @Suite struct TransitionTests {
  @Test("Views that are removed together each play their own transition, and exist until the longest has ended")
  func together() throws {
    let remote = Remote()
    let log = EventLog()
    let stage = Stage(Company(remote: remote, log: log))
    let before = try #require(stage.box(.black))
    remote.press()
    _ = stage.at(0.5)
    #expect(isNear(stage.value("scale"), 0.75))
    // Half a second of three, 5 points; a quarter of the default fade.
    #expect(try #require(stage.box(.blue)).left == 50)
    let faded = stage.host.renderFrame().rgba(50, before.top + 1)
    #expect(isNear(Double(faded.0), 64, within: 1))
    // The first has ended and does not return while the others continue.
    _ = stage.at(1.25)
    #expect(stage.box(.red) == nil)
    #expect(try #require(stage.box(.blue)).left > 55)
    _ = stage.at(2.1)
    #expect(stage.host.renderFrame().rgba(50, before.top + 1).0 == 255)
    _ = stage.at(2.9)
    #expect(log.entries == [])
    #expect(stage.box(.blue) != nil)
    _ = stage.at(3.1)
    #expect(log.entries == ["gone"])
    #expect(stage.box(.blue) == nil)
    #expect(stage.isMoving == false)
  }

  @Test("Inserted again after some are gone, all exist again")
  func togetherAgain() throws {
    let remote = Remote()
    let log = EventLog()
    let stage = Stage(Company(remote: remote, log: log))
    let start = (stage.box(.red), stage.box(.blue), stage.box(.black))
    remote.press()
    _ = stage.at(2.5)
    remote.press()
    _ = stage.at(9)
    #expect(stage.box(.red) == start.0 && stage.box(.blue) == start.1 && stage.box(.black) == start.2)
    #expect(log.entries == [])
    #expect(stage.isMoving == false)
    remote.press()
    _ = stage.at(12.1)
    #expect(log.entries == ["gone"])
  }

  // Order as OpenSwiftUI's compatibility tests have it, which are meant to hold on SwiftUI too.
  @Test("With the identity transition the old view disappears before the new one appears")
  func identityTransition() {
    for (transition, order) in [
      (AnyTransition.identity, ["-0", "+1"]), (nil, ["+1", "-0"]), (.opacity, ["+1", "-0"]),
    ] as [(AnyTransition?, [String])] {
      let remote = Remote()
      let log = EventLog()
      let stage = Stage(Exchanged(transition: transition, remote: remote, log: log))
      remote.press()
      _ = stage.at(3)
      #expect(log.entries == ["+0"] + order)
    }
  }

  @Test("A view appears with its transition from the first frame")
  func insertion() {
    let remote = Remote()
    let stage = Stage(Curtain(.scale(scale: 0.5), remote: remote))
    remote.press()
    _ = stage.at(0).at(0.0001)
    #expect(isNear(stage.value("scale"), 0.5, within: 1e-3))
    #expect(isNear(stage.at(0.5).value("scale"), 0.75))
    #expect(isNear(stage.at(1.1).value("scale"), 1))
  }

  @Test("A removed view leaves the layout immediately, is drawn until its transition ends, and then disappears")
  func removal() {
    let remote = Remote()
    let log = EventLog()
    let stage = Stage(Curtain(shows: true, .opacity, remote: remote, log: log))
    #expect(isNear(stage.host.graph.root.contentOrigin.x, 20))
    remote.press()
    _ = stage.at(0.5)
    // The row of 20 points alone is centered: its place was given up at once.
    #expect(isNear(stage.host.graph.root.contentOrigin.x, 40))
    #expect(log.entries == ["appear"])
    let half = stage.host.renderFrame().rgba(50, 50)
    #expect(half.1 > 100 && half.1 < 200)
    _ = stage.at(1.1)
    #expect(log.entries == ["appear", "disappear"])
    #expect(stage.host.renderFrame().rgba(70, 50) == (255, 255, 255, 255))
  }

  @Test("Move, slide, push and offset shift by the size, or by points")
  func shifts() {
    for (transition, x, y) in [
      (AnyTransition.move(edge: .bottom), 0.0, 1.0), (.slide, -1, 0), (.push(from: .top), 0, -1),
    ] {
      let remote = Remote()
      let stage = Stage(Curtain(transition, remote: remote))
      remote.press()
      _ = stage.at(0.75)
      #expect(isNear(stage.value("shiftX"), x / 4))
      #expect(isNear(stage.value("shiftY"), y / 4))
    }
  }

  @Test("A transition between modifiers, and a custom one")
  func custom() {
    let remote = Remote()
    let active = AnyTransition.modifier(active: Slid(x: 30), identity: Slid(x: 0))
    let stage = Stage(Curtain(active.combined(with: .opacity), remote: remote))
    remote.press()
    _ = stage.at(0.5)
    #expect(isNear(stage.value("opacity"), 0.5))
    let red = (0..<100).filter { stage.host.renderFrame().rgba($0, 50).2 < 200 }
    #expect(red.last.map { $0 > 85 } == true)
    let turned = Remote()
    let second = Stage(Curtain(AnyTransition(Twirl()), remote: turned))
    turned.press()
    #expect(isNear(second.at(0.5).value("rotation"), -45))
  }

  @Test("An asymmetric transition has different insertion and removal")
  func asymmetric() {
    let remote = Remote()
    let transition = AnyTransition.asymmetric(insertion: .opacity, removal: .move(edge: .trailing))
    let stage = Stage(Curtain(transition, remote: remote))
    remote.press()
    _ = stage.at(0.25)
    #expect(isNear(stage.value("opacity"), 0.25))
    #expect(stage.value("shiftX") == 0)
    _ = stage.at(2)
    #expect(stage.value("opacity") == 1)
    remote.press()
    _ = stage.at(2.5)
    #expect(stage.value("opacity") == 1)
    #expect(isNear(stage.value("shiftX"), 0.5))
  }

  @Test(
    "A transition's own animation needs no transaction's; without either the view appears and disappears immediately")
  func ownAnimation() {
    let remote = Remote()
    let stage = Stage(Curtain(.opacity.animation(.linear(duration: 2)), animation: nil, remote: remote))
    remote.press()
    #expect(isNear(stage.at(0.5).value("opacity"), 0.25))
    let plain = Remote()
    let log = EventLog()
    let second = Stage(Curtain(.opacity, animation: nil, remote: plain, log: log))
    plain.press()
    #expect(second.at(0.1).value("opacity") == 1)
    plain.press()
    _ = second.at(0.2)
    #expect(log.entries == ["appear", "disappear"])
  }

  @Test("A view that is inserted again during its removal reverses and stays")
  func revival() {
    let remote = Remote()
    let log = EventLog()
    let stage = Stage(Curtain(shows: true, .opacity, remote: remote, log: log))
    remote.press()
    _ = stage.at(0.5)
    remote.press()
    _ = stage.at(3)
    #expect(stage.value("opacity") == 1)
    #expect(log.entries == ["appear"])
  }
}
