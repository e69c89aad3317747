import Foundation

/// The base class of UIKit's haptic feedback generators. They have no effect without haptic hardware.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  public init() {}
  public func prepare() {}
}

/// A generator of feedback for physical impacts. It has no effect without haptic hardware.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle) { super.init() }
  public override convenience init() { self.init(style: .medium) }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for successes, failures and warnings. It has no effect without haptic hardware.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of feedback for changes of a selection. It has no effect without haptic hardware.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
