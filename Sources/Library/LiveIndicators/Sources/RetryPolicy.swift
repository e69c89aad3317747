/// How a source tries again after an error.
public struct RetryPolicy: Hashable, Sendable {
  /// Seconds before the first new attempt.
  public var firstDelay: Double
  /// By what each further delay is longer than the one before.
  public var factor: Double
  /// Seconds; no delay is longer.
  public var longestDelay: Double
  /// Attempts after an error, before a value comes again; nil: any number.
  public var attempts: Int?

  /// - Parameters:
  ///   - firstDelay: seconds; 1 by default.
  ///   - factor: each delay is so many times the one before; 2 by default.
  ///   - longestDelay: seconds; 60 by default.
  ///   - attempts: nil: it never gives up.
  public init(firstDelay: Double = 1, factor: Double = 2, longestDelay: Double = 60, attempts: Int? = nil) {
    self.firstDelay = firstDelay
    self.factor = factor
    self.longestDelay = longestDelay
    self.attempts = attempts
  }

  /// The first error is the end.
  public static let never = RetryPolicy(attempts: 0)

  /// Seconds before the attempt of this number, from 1; nil: there is none.
  public func delay(attempt: Int) -> Double? {
    if let attempts, attempt > attempts { return nil }
    var delay = firstDelay
    for _ in 1..<max(2, min(attempt, 64)) where attempt > 1 { delay = min(delay * factor, longestDelay) }
    return max(0, min(delay, longestDelay))
  }
}
