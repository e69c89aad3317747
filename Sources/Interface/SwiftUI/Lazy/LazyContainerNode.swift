import Foundation
import LayoutEngine
import ViewGraph

/// A lazy stack or grid.
protocol LazyContainerView: _PrimitiveView {
  associatedtype Content: View
  var arrangement: LazyArrangement { get }
  var pinnedViews: PinnedScrollableViews { get }
  var content: Content { get }
}

/// Tells the sections inside what is pinned.
final class LazyContainerNode<V: LazyContainerView>: _ViewNode<V> {
  private var item: LazyStackItem!
  private var child: _ViewNode<V.Content>!
  private let axis: Axis
  private var pinnedViews: PinnedScrollableViews

  override var requiresEagerLayout: Bool { false }

  init(_ view: V, _ context: _NodeContext) {
    axis = view.arrangement.axis
    pinnedViews = view.pinnedViews
    var inner = context
    inner.environment = Self.pinning(view.pinnedViews, axis, context.environment)
    super.init(inner)
    item = LazyStackItem(childContext, arrangement: view.arrangement, name: TypeNames.name(of: V.self))
    child = graph.lazyRows.makingHidden { V.Content._makeNode(view.content, item.childContext) }
    item.content = child
  }

  private static func pinning(
    _ views: PinnedScrollableViews, _ axis: Axis, _ outer: EnvironmentValues
  ) -> EnvironmentValues {
    let pinned = views.isEmpty ? nil : PinnedSections(views: views, axis: axis)
    guard pinned != outer.pinnedSections else { return outer }
    var values = outer
    values.pinnedSections = pinned
    return values
  }

  override func update(_ view: V) {
    pinnedViews = view.pinnedViews
    item.arrangement = view.arrangement
    child.update(view.content)
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(Self.pinning(pinnedViews, axis, new), changed: changed)
  }

  override var onlyChild: _Node? { item }
}
