import Foundation
import Motion

/// A placeholder used to construct an inline modifier, transition, or other helper type.
nonisolated public struct PlaceholderContentView<Content: View>: _PrimitiveView {
  let content: Content
  /// Whether the content sees the transaction as it is outside the closure.
  let restoresTransaction: Bool

  package init(_ content: Content, restoresTransaction: Bool = false) {
    self.content = content
    self.restoresTransaction = restoresTransaction
  }

  public static var _isUnary: Bool { Content._isUnary }

  public static func _makeNode(
    _ view: PlaceholderContentView, _ context: _NodeContext
  ) -> _ViewNode<PlaceholderContentView> {
    PlaceholderNode(view, context)
  }
}

final class PlaceholderNode<Content: View>: _ViewNode<PlaceholderContentView<Content>> {
  private var child: _ViewNode<Content>!

  override init(_ view: PlaceholderContentView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
  }

  override package var childContext: _NodeContext {
    var scope = transactionScope
    if view.restoresTransaction {
      while let inner = scope, !inner.isScoped { scope = inner.parent }
      scope = scope?.parent
    }
    return _NodeContext(graph: graph, parent: self, environment: environment, transactionScope: scope)
  }

  override package func update(_ view: PlaceholderContentView<Content>) {
    self.view = view
    child.update(view.content)
  }

  override package func forEachChild(_ visit: (_Node) -> Void) { visit(child) }
  override package var layoutTarget: _Node? { child }
}

/// `.animation(_:body:)` and `.transaction(_:body:)`: edit the transaction of the modifiers in the closure only.
nonisolated public struct _ScopedTransactionView<Inside: View>: _PrimitiveView {
  let inside: Inside
  let transform: (inout Transaction) -> Void

  public static var _isUnary: Bool { Inside._isUnary }

  public static func _makeNode(
    _ view: _ScopedTransactionView, _ context: _NodeContext
  ) -> _ViewNode<_ScopedTransactionView> {
    ScopedTransactionNode(view, context)
  }
}

final class ScopedTransactionNode<Inside: View>: _ViewNode<_ScopedTransactionView<Inside>> {
  private let scope: TransactionScope
  private var child: _ViewNode<Inside>!

  override init(_ view: _ScopedTransactionView<Inside>, _ context: _NodeContext) {
    scope = TransactionScope(parent: context.transactionScope, isScoped: true)
    super.init(view, context)
    scope.edit = { [unowned self] in self.view.transform(&$0) }
    child = Inside._makeNode(view.inside, childContext)
  }

  override package var childContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment, transactionScope: scope)
  }

  override package func update(_ view: _ScopedTransactionView<Inside>) {
    self.view = view
    scope.invalidate()
    child.update(view.inside)
  }

  override package func forEachChild(_ visit: (_Node) -> Void) { visit(child) }
  override package var layoutTarget: _Node? { child }
}

nonisolated extension View {
  /// Applies the given animation to all animatable values within the `body` closure.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _ScopedTransactionView(inside: body(PlaceholderContentView(self, restoresTransaction: true))) {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Applies the given transaction mutation function to all animations used within the `body` closure.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    _ScopedTransactionView(
      inside: body(PlaceholderContentView(self, restoresTransaction: true)), transform: transform)
  }
}

nonisolated extension View where Self: Equatable {
  /// Applies the given animation to this view when this view changes.
  public func animation(_ animation: Animation?) -> some View {
    modifier(_AnimationModifier(animation: animation, value: self))
  }
}
