/// A value with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The value to which the modifier is applied.
  public var content: Content
  /// The modifier of the content.
  public var modifier: Modifier

  /// Creates a value from a content and the modifier that is applied to it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
  nonisolated public static var _unarity: _Unarity { Modifier._unarity(over: Content.self) }

  nonisolated public static func _makeNode(
    _ view: ModifiedContent, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent> {
    Modifier._makeNode(view, context)
  }
}

extension ModifiedContent: ViewModifier, _PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  nonisolated public static func _unarity<V: View>(over content: V.Type) -> _Unarity {
    Modifier._unarity(over: ModifiedContent<V, Content>.self)
  }

  nonisolated public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, ModifiedContent>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, ModifiedContent>> {
    ConcatenatedModifierNode(view, context)
  }
}

/// The node of `modifier.concat(other)`: the first modifier is around the content, and the second one around both.
final class ConcatenatedModifierNode<V: View, First: ViewModifier, Second: ViewModifier>:
  _StoredViewNode<ModifiedContent<V, ModifiedContent<First, Second>>>
{
  override var requiresEagerLayout: Bool { false }

  typealias Inner = ModifiedContent<ModifiedContent<V, First>, Second>
  private var child: _ViewNode<Inner>!

  override init(_ view: ModifiedContent<V, ModifiedContent<First, Second>>, _ context: _NodeContext) {
    super.init(view, context)
    child = Inner._makeNode(Self.nested(view), childContext)
  }

  private static func nested(_ view: ModifiedContent<V, ModifiedContent<First, Second>>) -> Inner {
    let inner = ModifiedContent<V, First>(content: view.content, modifier: view.modifier.content)
    return Inner(content: inner, modifier: view.modifier.modifier)
  }

  override package func update(_ view: ModifiedContent<V, ModifiedContent<First, Second>>) {
    child.update(Self.nested(view))
  }

  override package func forEachChild(_ visit: (_Node) -> Void) { visit(child) }
}
