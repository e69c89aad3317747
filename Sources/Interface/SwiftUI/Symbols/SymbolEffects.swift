import Foundation
import Geometry

/// An effect that fades the opacity of a symbol's layers down to a minimum and back.
nonisolated public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  /// The kind of the effect, without parameters.
  public var configuration: SymbolEffectConfiguration { .init(kind: .pulse) }
  /// Pulses the symbol as a whole.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// Pulses the layers that are annotated for it. Here, that is the whole symbol.
  public var byLayer: PulseSymbolEffect { self }
}

/// An effect that replaces the opacity of a symbol's variable layers in a repeatable sequence.
nonisolated public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  Hashable
{
  private var isCumulative = false
  private var isReversing = false
  private var hidesInactive = false

  init() {}

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// The kind of the effect and its parameters.
  public var configuration: SymbolEffectConfiguration {
    .init(kind: .variableColor(cumulative: isCumulative, reversing: isReversing, hidesInactive: hidesInactive))
  }
  /// Enables each layer in turn, one at a time.
  public var iterative: Self { with { $0.isCumulative = false } }
  /// Enables each layer in turn, keeping the previous ones enabled.
  public var cumulative: Self { with { $0.isCumulative = true } }
  /// Reverses after each sequence.
  public var reversing: Self { with { $0.isReversing = true } }
  /// Restarts after each sequence.
  public var nonReversing: Self { with { $0.isReversing = false } }
  /// Hides layers that are not enabled.
  public var hideInactiveLayers: Self { with { $0.hidesInactive = true } }
  /// Dims layers that are not enabled.
  public var dimInactiveLayers: Self { with { $0.hidesInactive = false } }
}

/// An effect that applies a transitory scaling to the symbol.
nonisolated public struct BounceSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  private var goesUp = true

  init() {}

  /// The kind of the effect and its parameters.
  public var configuration: SymbolEffectConfiguration { .init(kind: .bounce(up: goesUp)) }
  /// Bounces with a larger symbol.
  public var up: Self {
    var copy = self
    copy.goesUp = true
    return copy
  }
  /// Bounces with a smaller symbol.
  public var down: Self {
    var copy = self
    copy.goesUp = false
    return copy
  }
  /// Applies the effect to the symbol as a whole.
  public var wholeSymbol: Self { self }
  /// Applies the effect to each layer. Here, that is the whole symbol.
  public var byLayer: Self { self }
}

/// An effect that scales the symbol while it is active.
nonisolated public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var goesUp = true

  init() {}

  /// The kind of the effect and its parameters.
  public var configuration: SymbolEffectConfiguration { .init(kind: .scale(up: goesUp)) }
  /// Scales the symbol up, as is the default.
  public var up: Self {
    var copy = self
    copy.goesUp = true
    return copy
  }
  /// Scales the symbol down.
  public var down: Self {
    var copy = self
    copy.goesUp = false
    return copy
  }
  /// Applies the effect to the symbol as a whole.
  public var wholeSymbol: Self { self }
  /// Applies the effect to each layer. Here, that is the whole symbol.
  public var byLayer: Self { self }
}

/// An effect that smoothly scales the symbol up and down, like breathing.
nonisolated public struct BreatheSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  private var pulses = true

  init() {}

  /// The kind of the effect and its parameters.
  public var configuration: SymbolEffectConfiguration { .init(kind: .breathe(pulses: pulses)) }
  /// Changes only the size.
  public var plain: Self {
    var copy = self
    copy.pulses = false
    return copy
  }
  /// Changes the size and the opacity.
  public var pulse: Self {
    var copy = self
    copy.pulses = true
    return copy
  }
  /// Applies the effect to the symbol as a whole.
  public var wholeSymbol: Self { self }
  /// Applies the effect to each layer. Here, that is the whole symbol.
  public var byLayer: Self { self }
}

/// An effect that rotates the symbol.
nonisolated public struct RotateSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  private var direction = 1.0

  init() {}

  /// The kind of the effect and its parameters.
  public var configuration: SymbolEffectConfiguration { .init(kind: .rotate(direction: direction)) }
  /// Rotates clockwise, as is the default.
  public var clockwise: Self {
    var copy = self
    copy.direction = 1
    return copy
  }
  /// Rotates counterclockwise.
  public var counterClockwise: Self {
    var copy = self
    copy.direction = -1
    return copy
  }
  /// Applies the effect to the symbol as a whole.
  public var wholeSymbol: Self { self }
  /// Applies the effect to each layer. Here, that is the whole symbol.
  public var byLayer: Self { self }
}

/// An effect that moves the symbol back and forth.
nonisolated public struct WiggleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Hashable {
  private var axis = SymbolEffectConfiguration.WiggleAxis.turn(1)

  init() {}

  private func along(_ axis: SymbolEffectConfiguration.WiggleAxis) -> Self {
    var copy = self
    copy.axis = axis
    return copy
  }

  /// The kind of the effect and its parameters.
  public var configuration: SymbolEffectConfiguration { .init(kind: .wiggle(axis)) }
  /// Turns back and forth, clockwise first.
  public var clockwise: Self { along(.turn(1)) }
  /// Turns back and forth, counterclockwise first.
  public var counterClockwise: Self { along(.turn(-1)) }
  /// Moves back and forth horizontally, to the left first.
  public var left: Self { along(.move(x: -1, y: 0)) }
  /// Moves back and forth horizontally, to the right first.
  public var right: Self { along(.move(x: 1, y: 0)) }
  /// Moves back and forth vertically, up first.
  public var up: Self { along(.move(x: 0, y: -1)) }
  /// Moves back and forth vertically, down first.
  public var down: Self { along(.move(x: 0, y: 1)) }
  /// Moves back and forth in the reading direction, forward first. Here, forward is to the right.
  public var forward: Self { along(.move(x: 1, y: 0)) }
  /// Moves back and forth in the reading direction, backward first. Here, backward is to the left.
  public var backward: Self { along(.move(x: -1, y: 0)) }
  /// Moves along an angle, clockwise from the trailing direction.
  public func custom(angle: Angle) -> Self { along(.move(x: cos(angle.radians), y: sin(angle.radians))) }
  /// Applies the effect to the symbol as a whole.
  public var wholeSymbol: Self { self }
  /// Applies the effect to each layer. Here, that is the whole symbol.
  public var byLayer: Self { self }
}
