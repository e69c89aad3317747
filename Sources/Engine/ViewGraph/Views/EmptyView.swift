/// A view that doesn't contain any content.
nonisolated public struct EmptyView: _PrimitiveView {
  /// Creates a view without content.
  public init() {}

  public static var _unarity: _Unarity { .any }

  public static func _makeNode(_ view: EmptyView, _ context: _NodeContext) -> _ViewNode<EmptyView> {
    EmptyNode(view, context)
  }
}

/// The node of an empty view, which has no item and takes no space or spacing in a stack.
final class EmptyNode: _StoredViewNode<EmptyView> {
  override var requiresEagerLayout: Bool { false }

  override package func collectItems(into items: inout [_Node]) {}
}
