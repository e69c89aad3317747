import Foundation
import Motion

/// The position of a modifier that edits the transaction for everything below it. Scopes form a chain from leaf to
/// root.
package final class TransactionScope {
  package let parent: TransactionScope?
  /// A Boolean value that indicates whether the scope ends at the placeholder in the closure of `animation(_:body:)` or
  /// `transaction(_:body:)`.
  package let isScoped: Bool
  private var cachedUpdate = -1
  /// The update in which it edits nothing.
  private var mutedUpdate = -1
  private var cached = Transaction()
  /// Edits the transaction in the current update.
  package var edit: (inout Transaction) -> Void = { _ in }

  package init(parent: TransactionScope?, isScoped: Bool = false) {
    self.parent = parent
    self.isScoped = isScoped
  }

  package func resolved(in graph: ViewGraph) -> Transaction {
    if cachedUpdate == graph.updateID { return cached }
    var transaction = parent?.resolved(in: graph) ?? graph.baseTransaction
    if mutedUpdate != graph.updateID { edit(&transaction) }
    cached = transaction
    cachedUpdate = graph.updateID
    return transaction
  }

  /// Excludes the content of an animatable body from further animation in the current update: it shows the next value
  /// of the body's own animation.
  package func mute(in graph: ViewGraph) {
    var next: TransactionScope? = self
    while let scope = next {
      scope.mutedUpdate = graph.updateID
      scope.cachedUpdate = -1
      next = scope.parent
    }
  }

  /// Invalidates the cached transaction, because the scope's own value has changed in this update.
  package func invalidate() { cachedUpdate = -1 }
}

/// A modifier that edits its content's transaction.
package protocol _TransactionModifier: _PrimitiveModifier {
  /// Edits the transaction.
  ///
  /// - Parameter previous: The modifier before the current update, if it was renewed in this update, or `nil`
  ///   otherwise.
  func edit(_ transaction: inout Transaction, previous: Self?)
  /// A Boolean value that indicates whether the modifier edits the transaction only in an update in which it was
  /// renewed.
  var editsOnlyWhenRenewed: Bool { get }
}

nonisolated extension _TransactionModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    TransactionNode(view, context)
  }
}

final class TransactionNode<V: View, M: _TransactionModifier>: _StoredViewNode<ModifiedContent<V, M>> {
  private var child: _ViewNode<V>!
  private let scope: TransactionScope
  private var previous: M?
  private var renewedIn = -1

  override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
    scope = TransactionScope(parent: context.transactionScope)
    super.init(view, context)
    scope.edit = { [unowned self] transaction in
      let isRenewed = self.renewedIn == self.graph.updateID
      if self.view.modifier.editsOnlyWhenRenewed && !isRenewed { return }
      self.view.modifier.edit(&transaction, previous: isRenewed ? self.previous : nil)
    }
    child = V._makeNode(view.content, childContext)
  }

  override package var childContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: environment, transactionScope: scope)
  }

  override package func update(_ new: ModifiedContent<V, M>) {
    if renewedIn != graph.updateID { previous = view.modifier }
    view = new
    renewedIn = graph.updateID
    scope.invalidate()
    child.update(new.content)
  }

  override package var onlyChild: _Node? { child }
}

/// The modifier of `.animation(_:value:)`, which is effective only in an update in which the value has changed.
nonisolated public struct _AnimationModifier<Value: Equatable>: _TransactionModifier {
  let animation: Animation?
  let value: Value

  package var editsOnlyWhenRenewed: Bool { true }

  package func edit(_ transaction: inout Transaction, previous: Self?) {
    guard let previous, previous.value != value, !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

/// The modifier of the deprecated `.animation(_:)`, which is effective in every update.
nonisolated public struct _UnconditionalAnimationModifier: _TransactionModifier {
  let animation: Animation?

  package var editsOnlyWhenRenewed: Bool { false }

  package func edit(_ transaction: inout Transaction, previous: Self?) {
    guard !transaction.disablesAnimations else { return }
    transaction.animation = animation
  }
}

/// The modifier of `.transaction { }`, which is effective in every update.
nonisolated public struct _TransactionEditModifier: _TransactionModifier {
  let transform: (inout Transaction) -> Void

  package var editsOnlyWhenRenewed: Bool { false }

  package func edit(_ transaction: inout Transaction, previous: Self?) { transform(&transaction) }
}

/// The modifier of `.transaction(value:)`, which is effective only in an update in which the value has changed.
nonisolated public struct _ValueTransactionModifier<Value: Equatable>: _TransactionModifier {
  let value: Value
  let transform: (inout Transaction) -> Void

  package var editsOnlyWhenRenewed: Bool { true }

  package func edit(_ transaction: inout Transaction, previous: Self?) {
    guard let previous, previous.value != value else { return }
    transform(&transaction)
  }
}

nonisolated extension View {
  /// Applies the given animation to this view when the specified value changes.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Applies the given animation to all animatable values within this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public func animation(_ animation: Animation?) -> some View {
    modifier(_UnconditionalAnimationModifier(animation: animation))
  }

  /// Applies the given transaction mutation function to all animations used within the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionEditModifier(transform: transform))
  }

  /// Applies the given transaction mutation function when the specified value changes.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}
