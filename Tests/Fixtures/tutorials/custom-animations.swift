import SwiftUI

struct ElasticAnimation: CustomAnimation {
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    if time > duration { return nil }
    if time > duration / 2 { context.isLogicallyComplete = true }
    let p = time / duration
    let s = sin(13 * (.pi / 2) * p) * pow(2, 10 * (p - 1))
    return value.scaled(by: s)
  }
}

extension Animation {
  static var elastic: Animation { elastic(duration: 2) }
  static func elastic(duration: TimeInterval) -> Animation { Animation(ElasticAnimation(duration: duration)) }
}

struct PausableState<Value: VectorArithmetic>: AnimationStateKey {
  var paused = false
  var pauseTime: TimeInterval = 0.0
  static var defaultValue: Self { .init() }
}

extension AnimationContext {
  var pausableState: PausableState<Value> {
    get { state[PausableState<Value>.self] }
    set { state[PausableState<Value>.self] = newValue }
  }
}

struct PausableAnimation: CustomAnimation {
  let base: Animation

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let paused = context.environment.animationPaused
    let state = context.pausableState
    var pauseTime = state.pauseTime
    if state.paused != paused {
      pauseTime = time - pauseTime
      context.pausableState = PausableState(paused: paused, pauseTime: pauseTime)
    }
    return base.animate(value: value, time: paused ? pauseTime : time - pauseTime, context: &context)
  }
}

private struct AnimationPausedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var animationPaused: Bool {
    get { self[AnimationPausedKey.self] }
    set { self[AnimationPausedKey.self] = newValue }
  }
}

struct Springy: CustomAnimation {
  var stiffness = 40.0

  struct Velocity<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V { .zero }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < 3 else { return nil }
    context.state[Velocity<V>.self] = value.scaled(by: time)
    return value.scaled(by: 1 - exp(-time * 2) * cos(time * stiffness.squareRoot()))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    context.state[Velocity<V>.self]
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    previous.base is Springy
  }
}

struct Elastic: View {
  @State private var moved = false

  var body: some View {
    Circle()
      .frame(width: 20, height: 20)
      .offset(x: moved ? 30 : -30)
      .onAppear { withAnimation(.elastic) { moved = true } }
  }
}

struct Pausable: View {
  @State private var turned = false

  var body: some View {
    Rectangle()
      .frame(width: 30, height: 30)
      .rotationEffect(.degrees(turned ? 90 : 0))
      .animation(Animation(PausableAnimation(base: .easeInOut(duration: 2))), value: turned)
      .environment(\.animationPaused, false)
      .onAppear { turned = true }
  }
}

struct Merging: View {
  @State private var size = 10.0

  var body: some View {
    Rectangle()
      .frame(width: size, height: 10)
      .animation(Animation(Springy()).delay(0.05), value: size)
      .onAppear { size = 70 }
  }
}

#Preview {
  VStack {
    Elastic(); Pausable(); Merging()
  }
}
