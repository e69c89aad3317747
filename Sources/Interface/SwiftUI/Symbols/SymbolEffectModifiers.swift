import ViewGraph

/// An effect that a view requests for the symbols in it.
struct SymbolEffectRequest: Equatable, Sendable {
  var configuration: SymbolEffectConfiguration
  var options: SymbolEffectOptions
  /// A Boolean value that indicates whether the effect is active, or `nil` if it plays when `trigger` changes.
  var isActive: Bool?
  var trigger: EffectTrigger?
}

/// A value whose changes play an effect.
struct EffectTrigger: Equatable, @unchecked Sendable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<U: Equatable>(_ value: U) {
    self.value = value
    isEqual = { ($0 as? U) == value }
  }

  static func == (a: EffectTrigger, b: EffectTrigger) -> Bool { a.isEqual(b.value) }
}

private struct SymbolEffectsKey: EnvironmentKey { static var defaultValue: [SymbolEffectRequest] { [] } }

extension EnvironmentValues {
  /// The effects requested by the enclosing views, outermost first.
  var symbolEffects: [SymbolEffectRequest] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
}

nonisolated public struct _SymbolEffectModifier: _EnvironmentModifier {
  let request: SymbolEffectRequest

  package func apply(to values: inout EnvironmentValues) { values.symbolEffects.append(request) }
}

nonisolated public struct _SymbolEffectsRemovedModifier: _EnvironmentModifier {
  let isEnabled: Bool

  package func apply(to values: inout EnvironmentValues) { if isEnabled { values.symbolEffects = [] } }
}

nonisolated extension View {
  /// Returns a new view with a symbol effect added to it, played while it is active.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      _SymbolEffectModifier(
        request: SymbolEffectRequest(
          configuration: effect.configuration, options: options, isActive: isActive, trigger: nil)))
  }

  /// Returns a new view with a symbol effect added to it, played each time `value` changes.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      _SymbolEffectModifier(
        request: SymbolEffectRequest(
          configuration: effect.configuration, options: options, isActive: nil, trigger: EffectTrigger(value))))
  }

  /// Returns a new view with its inherited symbol image effects either removed or left unchanged.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(_SymbolEffectsRemovedModifier(isEnabled: isEnabled))
  }
}
