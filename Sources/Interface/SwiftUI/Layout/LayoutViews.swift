import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A view of any layout and its content, the result of calling a layout.
nonisolated public struct _LayoutTree<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content

  public static func _makeNode(_ view: _LayoutTree, _ context: _NodeContext) -> _ViewNode<_LayoutTree> {
    StackNode(view, context)
  }
}

extension _LayoutTree: LayoutView {}

nonisolated extension Layout {
  /// Combines the specified views into a single composite view using the layout algorithms of the custom layout
  /// container.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutTree(layout: self, content: content())
  }
}
