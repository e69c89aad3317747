/// The policy by which a source connects again after an error.
public struct RetryPolicy: Hashable, Sendable {
  /// The delay in seconds before the first new attempt.
  public var firstDelay: Double
  /// The factor between consecutive delays.
  public var factor: Double
  /// The maximum delay in seconds.
  public var longestDelay: Double
  /// The largest part of a delay, 0–1, that is left out at random, so that clients do not all connect at once after
  /// an outage.
  public var jitter: Double
  /// The maximum number of consecutive attempts without a value, or `nil` for no limit.
  public var attempts: Int?

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - firstDelay: The delay in seconds before the first new attempt. Default 1.
  ///   - factor: The factor between consecutive delays. Default 2.
  ///   - longestDelay: The maximum delay in seconds. Default 60.
  ///   - jitter: The largest part of a delay, 0–1, that is left out at random. Default 0.2.
  ///   - attempts: The maximum number of consecutive attempts without a value, or `nil` for no limit. Default `nil`.
  public init(
    firstDelay: Double = 1, factor: Double = 2, longestDelay: Double = 60, jitter: Double = 0.2, attempts: Int? = nil
  ) {
    self.firstDelay = firstDelay
    self.factor = factor
    self.longestDelay = longestDelay
    self.jitter = min(max(0, jitter), 1)
    self.attempts = attempts
  }

  /// A policy that does not connect again after an error.
  public static let never = RetryPolicy(attempts: 0)

  /// Returns the delay in seconds before an attempt, or `nil` if there is no such attempt.
  ///
  /// - Parameters:
  ///   - attempt: The number of the attempt, from 1.
  ///   - random: A random number, 0–1. With 0, the delay is the longest. Default 0.
  public func delay(attempt: Int, random: Double = 0) -> Double? {
    if let attempts, attempt > attempts { return nil }
    var delay = firstDelay
    for _ in 1..<max(2, min(attempt, 64)) where attempt > 1 { delay = min(delay * factor, longestDelay) }
    return max(0, min(delay, longestDelay)) * (1 - jitter * random)
  }
}
