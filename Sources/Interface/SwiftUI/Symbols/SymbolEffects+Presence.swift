/// An effect that makes the symbol visible.
nonisolated public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  private var goesUp: Bool?

  init() {}

  public var configuration: SymbolEffectConfiguration { .init(kind: .appear(up: goesUp)) }
  public var up: Self {
    var copy = self
    copy.goesUp = true
    return copy
  }
  public var down: Self {
    var copy = self
    copy.goesUp = false
    return copy
  }
  public var wholeSymbol: Self { self }
  public var byLayer: Self { self }
}

/// An effect that makes the symbol invisible.
nonisolated public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable
{
  private var goesUp: Bool?

  init() {}

  public var configuration: SymbolEffectConfiguration { .init(kind: .disappear(up: goesUp)) }
  public var up: Self {
    var copy = self
    copy.goesUp = true
    return copy
  }
  public var down: Self {
    var copy = self
    copy.goesUp = false
    return copy
  }
  public var wholeSymbol: Self { self }
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

  public var configuration: SymbolEffectConfiguration { .init(kind: .replace(style)) }
  /// The old symbol scales down, and the new one scales up.
  public var downUp: Self { with(.downUp) }
  /// Both symbols scale up.
  public var upUp: Self { with(.upUp) }
  /// The old symbol disappears immediately, and the new one scales up.
  public var offUp: Self { with(.offUp) }
  public var wholeSymbol: Self { self }
  public var byLayer: Self { self }
}

/// An effect that SwiftUI chooses for the situation.
nonisolated public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable
{
  init() {}
  public var configuration: SymbolEffectConfiguration { .init(kind: .automatic) }
}

nonisolated extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
nonisolated extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
