/// A presentation effect that you can apply to a symbol-based image.
nonisolated public protocol SymbolEffect: Sendable {
  /// The configuration for the effect.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that performs a continuous animation while it is active.
nonisolated public protocol IndefiniteSymbolEffect {}
/// An effect that performs a transient animation when a value changes.
nonisolated public protocol DiscreteSymbolEffect {}
/// An effect that animates the insertion or removal of a symbol-based image.
nonisolated public protocol TransitionSymbolEffect {}
/// An effect that animates between symbols, or between configurations of one.
nonisolated public protocol ContentTransitionSymbolEffect {}

/// A configuration of a symbol effect.
nonisolated public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case pulse
    case variableColor(cumulative: Bool, reversing: Bool, hidesInactive: Bool)
    case bounce(up: Bool)
    case scale(up: Bool)
    case breathe(pulses: Bool)
    /// A rotation: 1 is clockwise, −1 is counterclockwise.
    case rotate(direction: Double)
    case wiggle(WiggleAxis)
    case appear(up: Bool?)
    case disappear(up: Bool?)
    case replace(ReplaceStyle)
    case automatic
  }

  enum WiggleAxis: Hashable, Sendable {
    /// A movement along a unit vector, with y pointing down.
    case move(x: Double, y: Double)
    case turn(Double)
  }

  enum ReplaceStyle: Hashable, Sendable { case downUp, upUp, offUp }

  var kind: Kind
}
