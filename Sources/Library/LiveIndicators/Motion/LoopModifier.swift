import SwiftUI

/// An effect that a loop can animate.
protocol LoopedEffect: ViewModifier {
  /// Returns this effect with every number that equals the one in `end` changed by an imperceptible amount.
  ///
  /// Only a value that changes receives a new animation, and only a new animation ends a loop.
  func apart(from end: Self) -> Self
}

extension BinaryFloatingPoint {
  func apart(from end: Self) -> Self { self == end ? self - 1 / 65536 : self }
}

/// Animates an effect between two poses without end. No body is evaluated and no layout takes place meanwhile.
struct LoopModifier<Effect: LoopedEffect>: ViewModifier {
  /// The state of the effect.
  enum Place: Hashable, Sendable {
    /// The effect has not moved.
    case rest
    /// The effect has stopped after a motion.
    case stopped
    /// The effect is at the start of an iteration, which is about to begin.
    case start
    /// The effect is animating towards the end of the iteration, repeatedly.
    case end
  }

  let loop: IndicatorLoop
  let motion: IndicatorMotion
  let start: Effect
  let end: Effect
  let rest: Effect
  @State private var place: Place

  init(_ loop: IndicatorLoop, _ motion: IndicatorMotion, start: Effect, end: Effect, rest: Effect) {
    self.loop = loop
    self.motion = motion
    self.start = start
    self.end = end
    self.rest = rest
    _place = State(initialValue: motion.isMoving ? .start : .rest)
  }

  func body(content: Content) -> some View {
    animated(content)
      .onAppear { if motion.isMoving, place == .start { place = .end } }
      .onChange(of: motion) { new in
        // A loop that restarts must move over the whole distance, so it first returns to its start.
        place = new.isMoving ? .start : place == .rest ? .rest : .stopped
      }
      .onChange(of: place) { new in if new == .start { place = .end } }
  }

  @ViewBuilder
  private func animated(_ content: Content) -> some View {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
      // Limits the animation to the effect: other changes of the same update must not join the loop.
      content.transaction({ _ in }) { $0.modifier(effect).animation(animation, value: place) }
    } else {
      content.modifier(effect).animation(animation, value: place)
    }
  }

  private var effect: Effect {
    switch place {
    case .rest: return rest
    case .stopped: return rest.apart(from: end)
    case .start: return start
    case .end: return end
    }
  }

  private var animation: Animation? {
    switch place {
    case .rest, .stopped: return .easeOut(duration: 0.25)
    case .start: return .linear(duration: 0)
    case .end: return loop.animation(motion.phase, startingAt: motion.start)
    }
  }
}
