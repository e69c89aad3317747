import Foundation

/// UIKit's haptic feedback. There is nothing to play it on here.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  public init() {}
  public func prepare() {}
}

/// Feedback for physical impacts: on hardware that has any, not here.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle) { super.init() }
  public override convenience init() { self.init(style: .medium) }
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for successes, failures and warnings: on hardware that has any, not here.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback for changes of a selection: on hardware that has any, not here.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {}
}
