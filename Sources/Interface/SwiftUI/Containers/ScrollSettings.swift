import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The settings of the modifiers around a scroll view.
struct ScrollSettings: Equatable {
  /// The insets around the content that scroll with it, in points.
  var margins = EdgeInsets()
  var initialAnchor: UnitPoint?
  var sizeChangesAnchor: UnitPoint?
  var alignmentAnchor: UnitPoint?
  var clips = true
}

private struct ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

private struct BounceKey: EnvironmentKey { static var defaultValue: Axis.Set { [] } }

private struct VerticalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct HorizontalIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// The axes along which content that fits does not bounce.
  var bouncesOnlyIfLarge: Axis.Set {
    get { self[BounceKey.self] }
    set { self[BounceKey.self] = newValue }
  }

  /// A Boolean value that indicates whether any scroll views associated with this environment allow scrolling.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The visibility to apply to scroll indicators of any vertically scrollable content. Indicators are not drawn.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorsKey.self] }
    set { self[VerticalIndicatorsKey.self] = newValue }
  }

  /// The visibility to apply to scroll indicators of any horizontally scrollable content. Indicators are not drawn.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorsKey.self] }
    set { self[HorizontalIndicatorsKey.self] = newValue }
  }
}

/// The visibility of scroll indicators of a UI element.
nonisolated public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let level: Int
  /// The default visibility of the platform.
  public static let automatic = ScrollIndicatorVisibility(level: 0)
  /// A preference for visible indicators.
  public static let visible = ScrollIndicatorVisibility(level: 1)
  /// A preference for hidden indicators, which a platform may override.
  public static let hidden = ScrollIndicatorVisibility(level: 2)
  /// A request to hide the indicators in all cases.
  public static let never = ScrollIndicatorVisibility(level: 3)
}

/// The ways that a scrollable view can bounce when it reaches the end of its content.
nonisolated public struct ScrollBounceBehavior: Sendable {
  let needsLargeContent: Bool
  /// The automatic behavior: always.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(needsLargeContent: false) }
  /// The scrollable view always bounces.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(needsLargeContent: false) }
  /// The scrollable view bounces when its content is large enough to require scrolling.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(needsLargeContent: true) }
}

/// The placement of margins.
nonisolated public struct ContentMarginPlacement: Equatable, Sendable {
  let coversContent: Bool
  private let level: Int
  /// The default placement: margins around the content.
  public static let automatic = ContentMarginPlacement(coversContent: true, level: 0)
  /// Margins around the content, which scroll with it.
  public static let scrollContent = ContentMarginPlacement(coversContent: true, level: 1)
  /// Margins around the indicators. They have no effect, because indicators are not drawn.
  public static let scrollIndicators = ContentMarginPlacement(coversContent: false, level: 2)
}

/// The circumstances in which an anchor of a scroll view applies.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  private let level: Int
  /// The offset at which the scroll view starts.
  public static let initialOffset = ScrollAnchorRole(level: 0)
  /// The adjustment of the offset when the size of the content or of the container changes.
  public static let sizeChanges = ScrollAnchorRole(level: 1)
  /// The alignment of content that is smaller than the container.
  public static let alignment = ScrollAnchorRole(level: 2)
}

nonisolated public struct _ScrollSettingsModifier: _EnvironmentModifier {
  let change: @Sendable (inout ScrollSettings) -> Void
  package func apply(to values: inout EnvironmentValues) { change(&values.scrollSettings) }
}

nonisolated extension View {
  /// Sets the visibility of scroll indicators within this view.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Disables or enables scrolling in scrollable views.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Configures the bounce behavior of scrollable views along the specified axis.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.bouncesOnlyIfLarge) {
      if behavior.needsLargeContent { $0.formUnion(axes) } else { $0.subtract(axes) }
    }
  }

  /// Sets whether a scroll view clips its content to its bounds.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(_ScrollSettingsModifier { $0.clips = !disabled })
  }

  /// Associates an anchor to control which part of the scroll view's content should be rendered by default.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(
      _ScrollSettingsModifier {
        $0.initialAnchor = anchor
        $0.sizeChangesAnchor = anchor
        if $0.alignmentAnchor == nil { $0.alignmentAnchor = anchor }
      })
  }

  /// Associates an anchor to control the position of a scroll view in a particular circumstance.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(
      _ScrollSettingsModifier {
        if role == .initialOffset { $0.initialAnchor = anchor }
        if role == .sizeChanges { $0.sizeChangesAnchor = anchor }
        if role == .alignment { $0.alignmentAnchor = anchor }
      })
  }

  /// Configures the content margin for a provided placement.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      _ScrollSettingsModifier {
        guard placement.coversContent else { return }
        if edges.contains(.top) { $0.margins.top = insets.top }
        if edges.contains(.leading) { $0.margins.leading = insets.leading }
        if edges.contains(.bottom) { $0.margins.bottom = insets.bottom }
        if edges.contains(.trailing) { $0.margins.trailing = insets.trailing }
      })
  }

  /// Configures the content margin for a provided placement. With `nil`, it is 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? PaddingLayout.defaultLength), for: placement)
  }

  /// Configures the content margin for a provided placement.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, EdgeInsets(length), for: placement)
  }
}
