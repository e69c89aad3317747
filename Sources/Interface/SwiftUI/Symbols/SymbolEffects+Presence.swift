/// An effect that makes the symbol visible.
nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  private var goesUp: Bool?

  init() {}

  /// The kind of the effect and its parameters.
  public var configuration: SymbolEffectConfiguration { .init(kind: .appear(up: goesUp)) }
  /// Appears from a larger size.
  public var up: Self {
    var copy = self
    copy.goesUp = true
    return copy
  }
  /// Appears from a smaller size, as is the default.
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

/// An effect that makes the symbol invisible.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable
{
  private var goesUp: Bool?

  init() {}

  /// The kind of the effect and its parameters.
  public var configuration: SymbolEffectConfiguration { .init(kind: .disappear(up: goesUp)) }
  /// Disappears to a larger size.
  public var up: Self {
    var copy = self
    copy.goesUp = true
    return copy
  }
  /// Disappears to a smaller size, as is the default.
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

/// An effect that replaces one symbol by another.
nonisolated public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  private var style = SymbolEffectConfiguration.ReplaceStyle.downUp

  init() {}

  private func with(_ style: SymbolEffectConfiguration.ReplaceStyle) -> Self {
    var copy = self
    copy.style = style
    return copy
  }

  /// The kind of the effect and its parameters.
  public var configuration: SymbolEffectConfiguration { .init(kind: .replace(style)) }
  /// The old symbol scales down, and the new one scales up.
  public var downUp: Self { with(.downUp) }
  /// Both symbols scale up.
  public var upUp: Self { with(.upUp) }
  /// The old symbol disappears immediately, and the new one scales up.
  public var offUp: Self { with(.offUp) }
  /// Applies the effect to the symbol as a whole.
  public var wholeSymbol: Self { self }
  /// Applies the effect to each layer. Here, that is the whole symbol.
  public var byLayer: Self { self }
}

/// An effect that SwiftUI chooses for the situation.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable
{
  init() {}
  /// The kind of the effect, without parameters.
  public var configuration: SymbolEffectConfiguration { .init(kind: .automatic) }
}

nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades the opacity of a symbol down and back.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that changes the opacity of a symbol's variable layers in sequence.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that bounces a symbol.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that scales a symbol while it is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that scales a symbol up and down, like breathing.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves a symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that makes a symbol visible.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that makes a symbol invisible.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces a symbol by another one.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An effect that is chosen for the situation.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
