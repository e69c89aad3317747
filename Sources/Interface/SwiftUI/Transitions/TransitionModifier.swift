import Foundation
import Motion
import ViewGraph

/// The modifier of `transition`: the effects when the view is inserted or removed.
nonisolated public struct _TransitionModifier: _PrimitiveModifier {
  let transition: AnyTransition

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    TransitionNode(view, context)
  }

  public static func _unarity<V: View>(over content: V.Type) -> _Unarity { .any }
}

final class TransitionNode<V: View>: _StoredViewNode<ModifiedContent<V, _TransitionModifier>>, TransitionParticipant {
  private var child: _ViewNode<AnyView>!
  private var phase = TransitionPhase.identity
  /// The current or most recent transition, which does not change while the view is in the hierarchy.
  private var transition: AnyTransition
  /// The number of the current exit. A canceled exit must not complete a later one.
  private var exit = 0

  override init(_ view: ModifiedContent<V, _TransitionModifier>, _ context: _NodeContext) {
    transition = view.modifier.transition
    super.init(view, context)
    child = AnyView._makeNode(shown, childContext)
  }

  private var shown: AnyView {
    transition.apply(AnyView(PlaceholderContentView<V>(view.content)), phase)
  }

  override func update(_ new: ModifiedContent<V, _TransitionModifier>) {
    view = new
    child.update(shown)
  }

  override var onlyChild: _Node? { child }
  /// The innermost of several transitions of one view plays.
  override var transitionParticipant: (any TransitionParticipant)? { child.transitionParticipant ?? self }
  override func collectTransitionParts(into parts: inout [_TransitionPart]) {
    var inner: [_TransitionPart] = []
    child.collectTransitionParts(into: &inner)
    if !inner.isEmpty, inner.allSatisfy({ $0.participant != nil }) {
      parts += inner
    } else {
      parts.append(_TransitionPart(self, self))
    }
  }
  var isIdentity: Bool { transition.isIdentity }

  // MARK: Insertion and removal

  /// Starts the insertion. The views are first laid out in their state before the insertion, and the next update, at
  /// the same time, animates it.
  func beginInsertion(_ transaction: Transaction) {
    guard transaction.animation != nil || transition.animates else { return }
    phase = .willAppear
    let suppressed = graph.suppressesAnimations
    graph.suppressesAnimations = true
    child.update(shown)
    graph.suppressesAnimations = suppressed
    move(to: .identity, transaction)
  }

  func beginRemoval(_ transaction: Transaction, completion: @escaping () -> Void) -> Bool {
    guard !isIdentity, transaction.animation != nil || transition.animates else { return false }
    exit += 1
    let own = exit
    var leaving = transaction
    leaving.addAnimationCompletion(criteria: .removed) { [weak self] in
      if self?.exit == own { completion() }
    }
    move(to: .didDisappear, leaving)
    return true
  }

  func cancelRemoval(_ transaction: Transaction) {
    exit += 1
    move(to: .identity, transaction)
  }

  private func move(to next: TransitionPhase, _ transaction: Transaction) {
    var transaction = transaction
    // Frames animate at the leaves, inside of the place where the transition changes the transaction for its own
    // effects.
    if let own = transition.ownAnimation { transaction.animation = own }
    graph.enqueueMutation(transaction) { [weak self] in
      guard let self, self.isAttached else { return }
      self.phase = next
      self.child.update(self.shown)
    }
  }
}

nonisolated extension View {
  /// Associates a transition with the view.
  public func transition(_ t: AnyTransition) -> some View { modifier(_TransitionModifier(transition: t)) }

  /// Associates a transition with the view.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(_TransitionModifier(transition: AnyTransition(transition)))
  }
}
