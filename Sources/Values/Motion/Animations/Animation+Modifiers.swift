import Foundation

extension Animation {
  /// Holds the start for `delay` seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }

  /// Runs `speed` times as fast.
  public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }

  /// Runs `repeatCount` passes; with `autoreverses`, every second pass runs backwards, and counts.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: max(1, repeatCount), autoreverses: autoreverses))
  }

  /// Runs passes forever; with `autoreverses`, every second pass runs backwards.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: .max, autoreverses: autoreverses))
  }

  /// Counts as logically complete after `duration` seconds, if it is not before.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
