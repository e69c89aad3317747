import Foundation

/// The base class of UIKit's haptic feedback generators. They have no effect without haptic hardware.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Prepares the generator to reduce the latency of feedback. It has no effect.
  public func prepare() {}
}

/// A generator of feedback for physical impacts. It has no effect without haptic hardware.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight and the stiffness of the colliding objects that an impact imitates.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator of impacts of a style.
  public init(style: FeedbackStyle) { super.init() }
  /// Creates a generator of medium impacts.
  public override convenience init() { self.init(style: .medium) }
  /// Signals an impact. It has no effect.
  public func impactOccurred() {}
  /// Signals an impact with an intensity in 0–1. It has no effect.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for successes, failures and warnings. It has no effect without haptic hardware.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task that the feedback reports.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Signals the outcome of a task. It has no effect.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of feedback for changes of a selection. It has no effect without haptic hardware.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Signals a change of the selection. It has no effect.
  public func selectionChanged() {}
}
