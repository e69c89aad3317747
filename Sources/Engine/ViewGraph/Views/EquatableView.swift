/// A view type that compares itself against its previous value and prevents its child updating if its new value is the
/// same as its old value.
nonisolated public struct EquatableView<Content: Equatable & View>: _PrimitiveView {
  /// The view that is compared with its previous value.
  public var content: Content

  /// Creates a view that updates `content` only if it differs from its previous value.
  public init(content: Content) { self.content = content }

  public static var _unarity: _Unarity { Content._unarity }

  public static func _makeNode(_ view: EquatableView, _ context: _NodeContext) -> _ViewNode<EquatableView> {
    EquatableNode(view, context)
  }
}

final class EquatableNode<Content: Equatable & View>: _StoredViewNode<EquatableView<Content>> {
  override var requiresEagerLayout: Bool { false }

  private var child: _ViewNode<Content>!

  override init(_ view: EquatableView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
  }

  override package func update(_ new: EquatableView<Content>) {
    guard view.content != new.content else { return }
    view = new
    child.update(new.content)
  }

  override package var onlyChild: _Node? { child }
}

nonisolated extension View where Self: Equatable {
  /// Prevents the view from updating its child view when its new value is the same as its old value.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
