/// Options configuring how symbol effects apply to symbol images.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  var speed = 1.0
  /// The repetition, or `nil` for that of the effect's kind: without end while active, once for a change of a value.
  var repetition: RepeatBehavior?

  /// The behavior of repetition.
  nonisolated public struct RepeatBehavior: Hashable, Sendable {
    /// The number of repetitions, or `nil` without end.
    var count: Int?
    /// The pause between two cycles in seconds.
    var delay: Double

    /// Repeats without end and without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// Repeats without end, with the default pauses of the effect.
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil, delay: 0.5) }
    /// Repeats with pauses.
    ///
    /// - Parameters:
    ///   - count: The number of repetitions. With `nil`, without end. Default `nil`.
    ///   - delay: The pause in seconds. With `nil`, that of the effect, half a second. Default `nil`.
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

  /// The options with repetition without end.
  public var repeating: SymbolEffectOptions { with { $0.repetition = .continuous } }
  /// The options with a single cycle.
  public var nonRepeating: SymbolEffectOptions { with { $0.repetition = RepeatBehavior(count: 1, delay: 0) } }
  /// Returns the options with a number of cycles, or `nil` for no end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    with { $0.repetition = RepeatBehavior(count: count, delay: 0) }
  }
  /// Returns the options with a behavior of repetition.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { with { $0.repetition = behavior } }
  /// Returns the options with a factor of the speed, at least 0.01.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.speed = max(speed, 0.01) } }
}
