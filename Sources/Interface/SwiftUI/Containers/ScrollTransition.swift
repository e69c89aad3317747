import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// The phases that a view transitions between when it scrolls among other views.
nonisolated public enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
  /// The scroll transition is being applied to a view that is about to move into the visible area at the top edge of a
  /// vertical scroll view, or the leading edge of a horizontal scroll view.
  case topLeading
  /// The scroll transition is being applied to a view that is in the visible area.
  case identity
  /// The scroll transition is being applied to a view that is about to move into the visible area at the bottom edge of
  /// a vertical scroll view, or the trailing edge of a horizontal scroll view.
  case bottomTrailing

  /// A Boolean value that indicates whether the view is in the visible area.
  public var isIdentity: Bool { self == .identity }

  /// A phase-derived value that can be used to scale or otherwise modify effects: −1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition that controls how a transition is applied as a view is scrolled through the
/// visible region of a containing scroll view or other container.
nonisolated public struct ScrollTransitionConfiguration: Sendable {
  /// Describes a specific point in the progression of a target view within a container from hidden to fully visible.
  nonisolated public struct Threshold: Sendable {
    /// The fraction of the view that is visible at this point, 0–1.
    var share: Double
    /// A Boolean value that indicates whether the fraction is measured from the center of the container instead of its
    /// edge.
    var isCentered = false
    /// The inset of the container in points.
    var inset: CGFloat = 0

    /// The point at which the whole view is visible.
    public static let visible = Threshold(share: 1)
    /// The point at which no part of the view is visible.
    public static let hidden = Threshold(share: 0)
    /// The point at which the view is in the center of the container.
    public static let centered = Threshold(share: 1, isCentered: true)
    /// The point at which a fraction of the view is visible, 0–1. Other values are clamped.
    public static func visible(_ amount: Double) -> Threshold { Threshold(share: min(max(0, amount), 1)) }

    /// Creates a new threshold that combines this threshold value with another threshold, interpolated by the given
    /// amount.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      var copy = self
      copy.share += (other.share - share) * amount
      copy.inset += (other.inset - inset) * CGFloat(amount)
      return copy
    }

    /// Returns a threshold that is met when the target view is closer to the center of the container by `distance`.
    public func inset(by distance: Double) -> Threshold {
      var copy = self
      copy.inset += CGFloat(distance)
      return copy
    }
  }

  enum Kind: Sendable {
    case identity
    case interactive(UnitCurve)
    case animated(Animation)
  }

  var kind: Kind
  var threshold: Threshold

  /// Creates a new configuration that discretely animates the transition when the view becomes visible.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), threshold: .visible(0.5))
  }

  /// Creates a new configuration that discretely animates the transition when the view becomes visible.
  public static var animated: ScrollTransitionConfiguration { animated() }

  /// Creates a new configuration that interactively interpolates the transition's effect as the view is scrolled into
  /// the visible region of the container.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
  }

  /// Creates a new configuration that interactively interpolates the transition's effect as the view is scrolled into
  /// the visible region of the container.
  public static var interactive: ScrollTransitionConfiguration { interactive() }

  /// Creates a new configuration that does not change the appearance of the view.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible)

  /// Sets the animation with which the transition will be applied.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var copy = self
    if case .animated = kind { copy.kind = .animated(animation) }
    return copy
  }

  /// Sets the threshold at which the view will be considered fully visible.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var copy = self
    copy.threshold = threshold
    return copy
  }
}

nonisolated extension View {
  /// Applies the given transition, animating between the phases of the transition as this view appears and disappears
  /// within the visible region of the containing scroll view.
  public func scrollTransition<V: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies the given transition, animating between the phases of the transition as this view appears and disappears
  /// within the visible region of the containing scroll view.
  public func scrollTransition<V: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> V
  ) -> some View {
    modifier(
      _ScrollTransitionModifier(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
        transition(EmptyVisualEffect(), $0)._operations
      })
  }
}
