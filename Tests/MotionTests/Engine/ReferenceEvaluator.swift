import Foundation
import Motion

/// A plain evaluator of composed animations, written from the rules and not from the engine: every node is a function
/// of time, repetition walks iteration by iteration, Béziers are found by bisection.
indirect enum Composition {
  /// Control points and duration.
  case bezier(Double, Double, Double, Double, Double)
  case delay(Composition, Double)
  case speed(Composition, Double)
  case `repeat`(Composition, Int, Bool)
  case forever(Composition, Bool)

  var animation: Animation {
    switch self {
    case .bezier(let a, let b, let c, let d, let duration): return .timingCurve(a, b, c, d, duration: duration)
    case .delay(let base, let seconds): return base.animation.delay(seconds)
    case .speed(let base, let factor): return base.animation.speed(factor)
    case .repeat(let base, let count, let reverses):
      return base.animation.repeatCount(count, autoreverses: reverses)
    case .forever(let base, let reverses): return base.animation.repeatForever(autoreverses: reverses)
    }
  }

  var length: Double {
    switch self {
    case .bezier(_, _, _, _, let duration): return duration
    case .delay(let base, let seconds): return base.length + seconds
    case .speed(let base, let factor): return base.length / factor
    case .repeat(let base, let count, _): return base.length * Double(count)
    case .forever: return .infinity
    }
  }

  /// The fraction at `time`, or nil when over.
  func fraction(at time: Double) -> Double? {
    switch self {
    case .bezier(let a, let b, let c, let d, let duration):
      guard time <= duration else { return nil }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let s = (low + high) / 2
        if Self.bernstein(a, c, s) < time / duration { low = s } else { high = s }
      }
      return Self.bernstein(b, d, low)
    case .delay(let base, let seconds): return base.fraction(at: max(0, time - seconds))
    case .speed(let base, let factor): return base.fraction(at: time * factor)
    case .repeat(let base, let count, let reverses): return Self.iterations(base, count, reverses, time)
    case .forever(let base, let reverses): return Self.iterations(base, .max, reverses, time)
    }
  }

  private static func iterations(_ base: Composition, _ count: Int, _ reverses: Bool, _ time: Double) -> Double? {
    var rest = time
    var iteration = 0
    while rest >= base.length, iteration < count - 1 {
      rest -= base.length
      iteration += 1
    }
    guard let fraction = base.fraction(at: rest) else { return nil }
    return reverses && iteration % 2 == 1 ? 1 - fraction : fraction
  }

  private static func bernstein(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    3 * (1 - s) * (1 - s) * s * p1 + 3 * (1 - s) * s * s * p2 + s * s * s
  }
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Composition {
  /// Up to four modifiers around a random curve.
  static func random(using generator: inout SeededGenerator) -> Composition {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    var result = Composition.bezier(
      number(0...1), number(-0.5...1.5), number(0...1), number(-0.5...1.5), number(0.1...2))
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      switch Int.random(in: 0...3, using: &generator) {
      case 0: result = .delay(result, number(0...1))
      case 1: result = .speed(result, number(0.3...3))
      case 2:
        guard result.length.isFinite else { continue }
        result = .repeat(result, .random(in: 1...4, using: &generator), .random(using: &generator))
      default:
        guard result.length.isFinite else { continue }
        result = .forever(result, .random(using: &generator))
      }
    }
    return result
  }
}
