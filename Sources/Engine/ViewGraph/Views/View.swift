import Foundation

/// A type that represents part of your app's user interface and provides modifiers that you use to configure views.
@MainActor @preconcurrency
public protocol View {
  /// The type of view representing the body of this view.
  associatedtype Body: View

  /// The content and behavior of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the node of the view. The default implementation covers every view with a body.
  nonisolated static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self>

  /// The number of views that a value of this type stands for.
  nonisolated static var _unarity: _Unarity { get }
}

extension View {
  nonisolated public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    BodyNode(view, context)
  }

  nonisolated public static var _unarity: _Unarity { Body._unarity }
}

/// Creates the node of a view with a body, for types that replace it only in some cases.
package func makeBodyNode<V: View>(_ view: V, _ context: _NodeContext) -> _ViewNode<V> { BodyNode(view, context) }

/// A view that the engine itself arranges and draws, and that has no body.
nonisolated public protocol _PrimitiveView: View where Body == Never {}

nonisolated extension _PrimitiveView {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static var _unarity: _Unarity { .one }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
  nonisolated public static func _makeNode(_ view: Never, _ context: _NodeContext) -> _ViewNode<Never> {}
  nonisolated public static var _unarity: _Unarity { .one }
}
