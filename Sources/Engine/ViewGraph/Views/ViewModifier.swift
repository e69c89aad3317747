/// A modifier that you apply to a view or another view modifier, producing a different version of the original value.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view representing the body.
  associatedtype Body: View

  /// The content view type passed to `body(content:)`.
  typealias Content = _ViewModifier_Content<Self>

  /// Gets the current body of the caller.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  nonisolated static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>>

  /// Returns the number of views that the modified content stands for.
  nonisolated static func _unarity<V: View>(over content: V.Type) -> _Unarity
}

extension ViewModifier {
  nonisolated public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    ModifierBodyNode(view, context)
  }

  nonisolated public static func _unarity<V: View>(over content: V.Type) -> _Unarity {
    let body = Body._unarity
    return body == .content(of: ObjectIdentifier(Self.self)) ? V._unarity : body
  }

  /// Returns a new modifier that is the result of concatenating this modifier with another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the engine implements itself, and that has no body.
nonisolated public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

nonisolated extension _PrimitiveModifier {
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
  public static func _unarity<V: View>(over content: V.Type) -> _Unarity { V._unarity }
}

/// An empty, or identity, modifier, used during development to switch modifiers at compile time.
nonisolated public struct EmptyModifier: _TransparentModifier, Sendable {
  /// The modifier that returns its content unchanged.
  public static let identity = EmptyModifier()
  /// Creates a modifier that returns its content unchanged.
  public init() {}
}

nonisolated extension View {
  /// Applies a modifier to a view and returns a new view.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
