import SwiftUI
import Testing

private struct Scoped: View {
  @State private var on = false
  let remote: Remote

  var body: some View {
    Rectangle()
      .scaleEffect(on ? 2 : 1)
      .animation(.linear(duration: 1)) { $0.opacity(on ? 0 : 1) }
      .onAppear { remote.press = { on = true } }
  }
}

private struct Inner: View, Equatable {
  var side: Double
  var body: some View { Rectangle().opacity(side) }
}

private struct Outer: View {
  @State private var side = 0.0
  let remote: Remote
  var body: some View {
    Inner(side: side).animation(.linear(duration: 2)).onAppear { remote.press = { side = 1 } }
  }
}

private struct Meter: View, Animatable {
  var amount: Double
  let log: EventLog
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
  var body: some View {
    log.numbers.append(amount)
    return Rectangle().opacity(amount)
  }
}

private struct MeterHost: View {
  @State private var amount = 0.0
  let log: EventLog
  var body: some View {
    Meter(amount: amount, log: log).onAppear { withAnimation(.linear(duration: 1)) { amount = 1 } }
  }
}

@MainActor @Suite struct ScopedAnimationTests {
  @Test("An animation with a body closure moves only the modifiers in the closure")
  func scoped() {
    let remote = Remote()
    let stage = Stage(Scoped(remote: remote))
    remote.press()
    _ = stage.at(0).at(0.25)
    #expect(isNear(stage.value("opacity"), 0.75))
    #expect(stage.value("scale") == 2)
  }

  @Test("An equatable view's animation runs when the view changes")
  func equatable() {
    let remote = Remote()
    let stage = Stage(Outer(remote: remote))
    remote.press()
    _ = stage.at(0).at(0.5)
    #expect(isNear(stage.value("opacity"), 0.25))
  }

  @Test("An animatable view's body runs with interpolated data")
  func animatableView() {
    let log = EventLog()
    let stage = Stage(MeterHost(log: log))
    for step in 1...4 { _ = stage.at(Double(step) / 4) }
    #expect(isNear(log.numbers.last, 1))
    #expect(log.numbers.contains { isNear($0, 0.5) })
    #expect(isNear(stage.value("opacity"), 1))
  }
}
