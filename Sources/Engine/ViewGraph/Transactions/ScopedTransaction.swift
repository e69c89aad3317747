import Foundation
import Motion

/// A placeholder used to construct an inline modifier, transition, or other helper type.
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {
  let source: AnyViewStorage
  /// A Boolean value that indicates whether the content has the transaction from outside of the closure.
  let restoresTransaction: Bool

  package init<Content: View>(content: Content, restoresTransaction: Bool = false) {
    source = TypedViewStorage(content)
    self.restoresTransaction = restoresTransaction
  }

  public static var _unarity: _Unarity { (Value.self as? any View.Type)?._unarity ?? .any }

  public static func _makeNode(
    _ view: PlaceholderContentView, _ context: _NodeContext
  ) -> _ViewNode<PlaceholderContentView> {
    PlaceholderNode(view, context)
  }
}

extension PlaceholderContentView where Value: View {
  package init(_ content: Value, restoresTransaction: Bool = false) {
    self.init(content: content, restoresTransaction: restoresTransaction)
  }
}

/// The content of a placeholder keeps its type for the lifetime of the position.
final class PlaceholderNode<Value>: _StoredViewNode<PlaceholderContentView<Value>> {
  private var child: _Node!

  override init(_ view: PlaceholderContentView<Value>, _ context: _NodeContext) {
    super.init(view, context)
    child = view.source.make(childContext)
  }

  override package var childContext: _NodeContext {
    var scope = transactionScope
    if view.restoresTransaction {
      while let inner = scope, !inner.isScoped { scope = inner.parent }
      scope = scope?.parent
    }
    return _NodeContext(graph: graph, parent: self, environment: environment, transactionScope: scope)
  }

  override package func update(_ view: PlaceholderContentView<Value>) {
    self.view = view
    view.source.update(child)
  }

  override package var onlyChild: _Node? { child }
}

/// The view of `.animation(_:body:)` and `.transaction(_:body:)`, which edits only the transaction of the modifiers
/// in the closure.
nonisolated public struct _ScopedTransactionView<Inside: View>: _PrimitiveView {
  let inside: Inside
  let transform: (inout Transaction) -> Void

  package init(inside: Inside, transform: @escaping (inout Transaction) -> Void) {
    self.inside = inside
    self.transform = transform
  }

  public static var _unarity: _Unarity { Inside._unarity }

  public static func _makeNode(
    _ view: _ScopedTransactionView, _ context: _NodeContext
  ) -> _ViewNode<_ScopedTransactionView> {
    ScopedTransactionNode(view, context)
  }
}

final class ScopedTransactionNode<Inside: View>: _StoredViewNode<_ScopedTransactionView<Inside>> {
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

  override package var onlyChild: _Node? { child }
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

/// A modifier whose own changes are made under an edited transaction; its content's are not.
nonisolated public struct _ScopedTransactionModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  public func body(content: Content) -> some View {
    _ScopedTransactionView(
      inside: PlaceholderContentView<Content>(content, restoresTransaction: true).modifier(base), transform: transform)
  }
}

nonisolated extension ViewModifier {
  /// Returns a new version of the modifier that will apply the animation to all animatable values within the modifier.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Returns a new version of the modifier that will apply the transaction mutation function to all animations within
  /// the modifier.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    _ScopedTransactionModifier(base: self, transform: transform)
  }
}

nonisolated extension View where Self: Equatable {
  /// Applies the given animation to this view when this view changes.
  public func animation(_ animation: Animation?) -> some View {
    modifier(_AnimationModifier(animation: animation, value: self))
  }
}
