/// Options configuring how symbol effects apply to symbol images.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  var speed = 1.0
  /// Nil: as the effect's kind asks (forever while active, once for a change of a value).
  var repetition: RepeatBehavior?

  /// How an effect repeats.
  nonisolated public struct RepeatBehavior: Hashable, Sendable {
    /// Nil: forever.
    var count: Int?
    /// Seconds between two cycles.
    var delay: Double

    /// Repeats forever without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// Repeats forever, with the effect's own pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil, delay: 0.5) }
    /// Repeats a number of times (nil: forever) with pauses of `delay` seconds (nil: the effect's own, half a second
    /// here).
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: max(delay ?? 0.5, 0))
    }
  }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var copy = self
    change(&copy)
    return copy
  }

  /// The default options.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Prefer to repeat indefinitely.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Prefer not to repeat.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// Sets the preferred repeat count.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Sets the preferred repeat behavior.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// Sets the speed multiplier: 2 is twice as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  public var repeating: SymbolEffectOptions { with { $0.repetition = .continuous } }
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = RepeatBehavior(count: 1, delay: 0) } }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = RepeatBehavior(count: count, delay: 0) }
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.repetition = behavior } }
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = max(speed, 0.01) } }
}
