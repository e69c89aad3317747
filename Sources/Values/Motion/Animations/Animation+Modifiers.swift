import Foundation

extension Animation {
  /// Delays the start of the animation.
  ///
  /// - Parameter delay: The delay in seconds. With a negative delay, the animation starts partway through.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }

  /// Changes the speed of the animation.
  ///
  /// - Parameter speed: The factor of speed: 2 is twice as fast. At 0 or less, the animation never advances.
  public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }

  /// Repeats the animation a number of times.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of iterations, at least 1. Reversed iterations count.
  ///   - autoreverses: A Boolean value that indicates whether every second iteration runs in reverse. Default `true`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: max(1, repeatCount), autoreverses: autoreverses))
  }

  /// Repeats the animation without end.
  ///
  /// - Parameter autoreverses: A Boolean value that indicates whether every second iteration runs in reverse. Default
  ///   `true`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: .max, autoreverses: autoreverses))
  }

  /// Makes the animation logically complete after a duration, unless it is complete earlier.
  ///
  /// - Parameter duration: The time in seconds after the start of the animation.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
