import Combine
import Foundation
import ViewGraph

/// The modifier of `onReceive`: it performs an action for each value of a publisher during the lifetime of the view.
nonisolated public struct _SubscriptionModifier<P: Publisher>: _ObservingModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  package static func makeWatcher(_ modifier: Self, _ node: _Node) -> SubscriptionWatcher<P> { SubscriptionWatcher() }
}

package final class SubscriptionWatcher<P: Publisher>: ViewWatcher where P.Failure == Never {
  private var action: ((P.Output) -> Void)?
  private var subscription: AnyCancellable?

  package func didMount(_ modifier: _SubscriptionModifier<P>, _ node: _Node) {
    subscribe(modifier, node)
  }

  package func didUpdate(
    from old: _SubscriptionModifier<P>, to new: _SubscriptionModifier<P>, _ node: _Node
  ) {
    action = new.action
    // A new publisher replaces the previous subscription.
    if !FieldComparison.isEqual(old.publisher, new.publisher) { subscribe(new, node) }
  }

  package func willUnmount(_ modifier: _SubscriptionModifier<P>, _ node: _Node) {
    subscription = nil
    action = nil
  }

  private func subscribe(_ modifier: _SubscriptionModifier<P>, _ node: _Node) {
    action = modifier.action
    let publisher = modifier.publisher
    // Subscribes after the update, because a publisher may send a value immediately.
    node.graph.enqueueAction { [weak self, weak node] in
      guard let self, node?.isAttached == true else { return }
      self.subscription = publisher.sink { [weak self] in self?.action?($0) }
    }
  }
}

nonisolated extension View {
  /// Adds an action to perform when this view detects data emitted by the given publisher.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
