/// A view bound to an explicit identity.
nonisolated public struct _IDView<Content: View, ID: Hashable>: _PrimitiveView {
  package var content: Content
  package var id: ID

  package init(content: Content, id: ID) {
    self.content = content
    self.id = id
  }

  public static var _unarity: _Unarity { .any }

  public static func _makeNode(_ view: _IDView, _ context: _NodeContext) -> _ViewNode<_IDView> {
    IDNode(view, context)
  }
}

package protocol IdentifiedNode: AnyObject {
  var explicitID: AnyHashable { get }
}

final class IDNode<Content: View, ID: Hashable>: DynamicNode<_IDView<Content, ID>>, IdentifiedNode {
  override var requiresEagerLayout: Bool { false }

  package var explicitID: AnyHashable { AnyHashable(view.id) }

  override init(_ view: _IDView<Content, ID>, _ context: _NodeContext) {
    super.init(view, context)
    insert(view.id, at: 0) { Content._makeNode(view.content, $0) }
  }

  override package func update(_ view: _IDView<Content, ID>) {
    self.view = view
    replaceOnly(
      view.id, update: { unsafeDowncast($0, to: _ViewNode<Content>.self).update(view.content) },
      make: { Content._makeNode(view.content, $0) })
  }
}

nonisolated extension View {
  /// Binds a view's identity to the given proxy value. When it changes, the view's state is reset.
  public func id<ID: Hashable>(_ id: ID) -> some View { _IDView(content: self, id: id) }
}
