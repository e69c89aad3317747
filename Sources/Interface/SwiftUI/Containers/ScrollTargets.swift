import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A type defining the target in which a scroll view should try and scroll to.
nonisolated public struct ScrollTarget: Sendable {
  /// The rect that a scrollable view should try and have contained.
  public var rect: CGRect
  /// The anchor to which the rect should be aligned within the visible region of the scrollable view.
  public var anchor: UnitPoint?
}

/// The context in which a scroll target behavior updates its scroll target.
@dynamicMemberLookup
nonisolated public struct ScrollTargetBehaviorContext {
  /// The original target when the scroll gesture began.
  public let originalTarget: ScrollTarget
  /// The current velocity of the scrollable view's scroll gesture, in points per second.
  public let velocity: CGVector
  /// The size of the content of the scrollable view.
  public let contentSize: CGSize
  /// The size of the container of the scrollable view.
  public let containerSize: CGSize
  /// The axes in which the scrollable view is scrollable.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the views to which scrolling may align.
  let targets: [CGRect]

  /// The value of the environment at a key path.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// A type that defines the scroll behavior of a scrollable view.
nonisolated public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Updates the proposed target that a scrollable view should scroll to.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The scroll behavior that aligns scroll targets to container-based geometry.
nonisolated public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates a behavior whose pages have the size of the container.
  public init() {}

  /// Updates the target by at most one page from the start of the drag: in the direction of a fast drag, or else to the
  /// nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let current = (context.originalTarget.rect.origin[axis] / page)
      let proposed = target.rect.origin[axis] / page
      // The current page, rounded in the direction of the motion.
      let low = current.rounded(.down)
      let nearest = min(max(proposed.rounded(), low), low + 1)
      target.rect.origin[axis] = nearest * page
    }
  }
}

/// The scroll behavior that aligns scroll targets to view-based geometry.
nonisolated public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// A type that defines the amount of views that can be scrolled at a time.
  nonisolated public struct LimitBehavior: Sendable, Equatable {
    private let level: Int
    let isLimited: Bool
    /// The automatic limit behavior.
    public static var automatic: LimitBehavior { LimitBehavior(level: 0, isLimited: false) }
    /// The always limit behavior: one view at a time.
    public static var always: LimitBehavior { LimitBehavior(level: 1, isLimited: true) }
    /// The never limit behavior.
    public static var never: LimitBehavior { LimitBehavior(level: 2, isLimited: false) }
    /// The limit behavior that aligns to one view at a time.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(level: 3, isLimited: true) }
    /// The limit behavior that aligns to a few views at a time. No figure is published, so the number is not limited.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(level: 4, isLimited: false) }
  }

  let limitBehavior: LimitBehavior

  /// Creates a view aligned scroll behavior.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  /// Moves the target to the start of the nearest scroll target along each scrollable axis, within the limit.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      guard let first = context.targets.first else { continue }
      // The start of the first view keeps its distance from the edge at offset 0.
      let inset = first.origin[axis]
      var stops = context.targets.map { $0.origin[axis] - inset }
      if limitBehavior.isLimited {
        let now = context.originalTarget.rect.origin[axis]
        let low = stops.last { $0 <= now + 0.5 } ?? stops[0]
        let high = stops.first { $0 > low + 0.5 } ?? low
        stops = [low, high]
      }
      let wanted = target.rect.origin[axis]
      target.rect.origin[axis] = stops.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
    }
  }
}

nonisolated extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The scroll behavior that aligns scroll targets to container-based geometry.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

nonisolated extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The scroll behavior that aligns scroll targets to view-based geometry.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// The scroll behavior that aligns scroll targets to view-based geometry.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

private struct TargetBehaviorKey: EnvironmentKey { static var defaultValue: (any ScrollTargetBehavior)? { nil } }

extension EnvironmentValues {
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[TargetBehaviorKey.self] }
    set { self[TargetBehaviorKey.self] = newValue }
  }
}

nonisolated public struct _ScrollTargetBehaviorModifier: _EnvironmentModifier {
  let behavior: any ScrollTargetBehavior
  package func apply(to values: inout EnvironmentValues) { values.scrollTargetBehavior = behavior }
}

nonisolated public struct _ScrollTargetModifier: _ItemModifier {
  let coversLayout: Bool
  let isEnabled: Bool

  /// Creates the node that applies the modifier to an item.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ScrollTargetNode(modifier, context)
  }
}

final class ScrollTargetNode: ItemModifierNode<_ScrollTargetModifier> {}

nonisolated extension View {
  /// Sets the scroll behavior of views scrollable in the provided axes.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(_ScrollTargetBehaviorModifier(behavior: behavior))
  }

  /// Configures the outermost layout as a scroll target layout.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(coversLayout: true, isEnabled: isEnabled))
  }

  /// Marks this view as a scroll target.
  public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(_ScrollTargetModifier(coversLayout: false, isEnabled: isEnabled))
  }
}
