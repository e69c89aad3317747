/// A type that collects multiple instances of a content type into a single unit.
nonisolated public struct Group<Content> {
  package var content: Content

  package init(_content: Content) { content = _content }
}

extension Group: View, _PrimitiveView where Content: View {
  /// Creates a group of the views that the builder returns.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  nonisolated public static var _unarity: _Unarity { Content._unarity }

  nonisolated public static func _makeNode(_ view: Group, _ context: _NodeContext) -> _ViewNode<Group> {
    GroupNode(view, context)
  }
}

final class GroupNode<Content: View>: _ViewNode<Group<Content>> {
  override var requiresEagerLayout: Bool { false }

  private var child: _ViewNode<Content>!

  init(_ view: Group<Content>, _ context: _NodeContext) {
    super.init(context)
    child = Content._makeNode(view.content, childContext)
  }

  override package func update(_ view: Group<Content>) { child.update(view.content) }
  override package func forEachChild(_ visit: (_Node) -> Void) { visit(child) }
}
