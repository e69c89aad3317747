import SwiftUI

/// An effect that is moved.
protocol LoopedEffect: ViewModifier {
  /// This effect, but in no number exactly as `end`: only what changes gets a new animation, and nothing else ends a
  /// loop. The difference is too small to be seen.
  func apart(from end: Self) -> Self
}

extension BinaryFloatingPoint {
  func apart(from end: Self) -> Self { self == end ? self - 1 / 65536 : self }
}

/// Moves an effect from one pose to another, endlessly: no body runs and nothing is laid out while it does.
struct LoopModifier<Effect: LoopedEffect>: ViewModifier {
  /// Where the effect is.
  enum Place: Hashable, Sendable {
    /// At rest: nothing moves.
    case rest
    /// At rest after it has moved.
    case stopped
    /// At the beginning of a pass, which is about to begin.
    case start
    /// On its way to the end of a pass, again and again.
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
        // A loop that begins again does so from its start: the way has to be the whole way.
        place = new.isMoving ? .start : place == .rest ? .rest : .stopped
      }
      .onChange(of: place) { new in if new == .start { place = .end } }
  }

  @ViewBuilder
  private func animated(_ content: Content) -> some View {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
      // Only the effect: whatever else changes in the same update must not join the loop.
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
