/// The policy by which a source connects again after an error.
public struct RetryPolicy: Hashable, Sendable {
  /// The delay in seconds before the first new attempt.
  public var firstDelay: Double
  /// The factor between consecutive delays.
  public var factor: Double
  /// The maximum delay in seconds.
  public var longestDelay: Double
  /// The maximum number of consecutive attempts without a value, or `nil` for no limit.
  public var attempts: Int?

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - firstDelay: The delay in seconds before the first new attempt. Default 1.
  ///   - factor: The factor between consecutive delays. Default 2.
  ///   - longestDelay: The maximum delay in seconds. Default 60.
  ///   - attempts: The maximum number of consecutive attempts without a value, or `nil` for no limit. Default `nil`.
  public init(firstDelay: Double = 1, factor: Double = 2, longestDelay: Double = 60, attempts: Int? = nil) {
    self.firstDelay = firstDelay
    self.factor = factor
    self.longestDelay = longestDelay
    self.attempts = attempts
  }

  /// A policy that does not connect again after an error.
  public static let never = RetryPolicy(attempts: 0)

  /// Returns the delay in seconds before an attempt, or `nil` if there is no such attempt.
  ///
  /// - Parameter attempt: The number of the attempt, from 1.
  public func delay(attempt: Int) -> Double? {
    if let attempts, attempt > attempts { return nil }
    var delay = firstDelay
    for _ in 1..<max(2, min(attempt, 64)) where attempt > 1 { delay = min(delay * factor, longestDelay) }
    return max(0, min(delay, longestDelay))
  }
}
