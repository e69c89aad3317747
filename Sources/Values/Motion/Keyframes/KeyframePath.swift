import Foundation

/// The motion of one track: its keyframes with start values, end values and velocities computed.
struct KeyframePath<Vector: VectorArithmetic> {
  private enum Shape {
    case linear(UnitCurve)
    case cubic(startVelocity: Vector, endVelocity: Vector)
    case spring(Spring, startVelocity: Vector)
    case move
  }

  private struct Piece {
    var start: Double
    var duration: Double
    var from: Vector
    var to: Vector
    var shape: Shape

    func value(at elapsed: Double) -> Vector {
      let progress = duration > 0 ? min(max(elapsed / duration, 0), 1) : 1
      switch shape {
      case .move: return to
      case .linear(let curve): return from.mixed(with: to, by: curve.value(at: progress))
      case .spring(let spring, let startVelocity):
        return from + spring.value(target: to - from, initialVelocity: startVelocity, time: progress * duration)
      case .cubic(let startVelocity, let endVelocity):
        // Hermite interpolation. In Bézier form, the inner control points lie at ± velocity · duration / 3.
        let p = progress
        let rest = 1 - p
        let displacement = (to - from).scaled(by: p * p * (3 - 2 * p))
        let leave = startVelocity.scaled(by: duration * p * rest * rest)
        let arrive = endVelocity.scaled(by: -duration * p * p * rest)
        return from + displacement + leave + arrive
      }
    }

    /// The velocity at the end of the keyframe. A following spring starts with it.
    var endVelocity: Vector {
      switch shape {
      case .move: return .zero
      case .linear(let curve):
        guard duration > 0 else { return .zero }
        let slope = curve.velocity(at: 1)
        return slope.isFinite ? (to - from).scaled(by: slope / duration) : .zero
      case .cubic(_, let endVelocity): return endVelocity
      case .spring(let spring, let startVelocity):
        return spring.velocity(target: to - from, initialVelocity: startVelocity, time: duration)
      }
    }
  }

  private var pieces: [Piece] = []
  private let initial: Vector
  private(set) var duration: Double = 0

  init<Value: Animatable>(_ segments: _KeyframeSegments<Value>, from initial: Vector)
  where Value.AnimatableData == Vector {
    self.initial = initial
    let list = segments.list
    var position = initial
    for index in list.indices {
      let piece: Piece
      switch list[index] {
      case .move(let to):
        piece = Piece(start: duration, duration: 0, from: position, to: to, shape: .move)
      case .linear(let to, let length, let curve):
        piece = Piece(start: duration, duration: length, from: position, to: to, shape: .linear(curve))
      case .spring(let to, let length, let spring, let startVelocity):
        let velocity = startVelocity ?? pieces.last?.endVelocity ?? .zero
        let settled = spring.settlingDuration
        let time = length ?? (settled.isFinite ? settled : 0)
        piece = Piece(
          start: duration, duration: time, from: position, to: to,
          shape: .spring(spring, startVelocity: velocity))
      case .cubic(let to, let length, let startVelocity, let endVelocity):
        let start = startVelocity ?? Self.startVelocity(pieces.last)
        let next = index + 1 < list.count ? list[index + 1] : nil
        let end = endVelocity ?? Self.endVelocity(from: position, to: to, duration: length, next: next)
        piece = Piece(
          start: duration, duration: length, from: position, to: to,
          shape: .cubic(startVelocity: start, endVelocity: end))
      }
      pieces.append(piece)
      duration += piece.duration
      position = piece.value(at: piece.duration)
    }
  }

  /// Returns the start velocity of a cubic keyframe: the end velocity of the previous keyframe, or zero at the start.
  private static func startVelocity(_ previous: Piece?) -> Vector { previous?.endVelocity ?? .zero }

  /// Returns the end velocity of a cubic keyframe.
  ///
  /// It is the start velocity of the next keyframe if that is given, the slope of a following linear keyframe, or,
  /// before another cubic keyframe, the slope between the points on both sides (Catmull–Rom for unequal times). Before
  /// any other keyframe and at the end, it is zero.
  private static func endVelocity<Value: Animatable>(
    from: Vector, to: Vector, duration: Double, next: _KeyframeSegments<Value>.Segment?
  ) -> Vector where Value.AnimatableData == Vector {
    switch next {
    case .cubic(let following, let length, let startVelocity, _):
      if let startVelocity { return startVelocity }
      guard duration + length > 0 else { return .zero }
      return (following - from).scaled(by: 1 / (duration + length))
    case .linear(let following, let length, let curve):
      let slope = curve.velocity(at: 0)
      guard length > 0, slope.isFinite else { return .zero }
      return (following - to).scaled(by: slope / length)
    case .spring(_, _, _, let startVelocity): return startVelocity ?? .zero
    case .move, nil: return .zero
    }
  }

  /// Returns the value at `time`.
  ///
  /// Before the start it is the value at 0, after the end the last value. A keyframe without length takes effect at its
  /// start time.
  func value(at time: Double) -> Vector {
    let time = max(0, time)
    guard var index = pieces.firstIndex(where: { time < $0.start + $0.duration }) else {
      return pieces.last.map { $0.value(at: $0.duration) } ?? initial
    }
    // Frame times are sums of rounded fractions, so the tolerance assigns a boundary to the keyframe that follows.
    while index + 1 < pieces.count, pieces[index + 1].start - time < AnimationTiming.tolerance { index += 1 }
    return pieces[index].value(at: time - pieces[index].start)
  }
}
