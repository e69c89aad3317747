import Foundation

/// The modifier of `onChange(of:initial:_:)`, whose action runs after the update in which the value has changed.
nonisolated public struct _ValueActionModifier<Value: Equatable>: _ObservingModifier {
  let value: Value
  let runsInitially: Bool
  /// A Boolean value that indicates whether the closure of the view before the change runs, as in the one-parameter
  /// form.
  let usesOldClosure: Bool
  let action: (Value, Value) -> Void

  package static func makeWatcher(_ modifier: Self, _ node: _Node) -> ValueWatcher<Value> { ValueWatcher() }
}

package final class ValueWatcher<Value: Equatable>: ViewWatcher {
  package func didMount(_ modifier: _ValueActionModifier<Value>, _ node: _Node) {
    node.noteObservation()
    guard modifier.runsInitially else { return }
    node.graph.enqueueAction { modifier.action(modifier.value, modifier.value) }
  }

  package func didUpdate(
    from old: _ValueActionModifier<Value>, to new: _ValueActionModifier<Value>, _ node: _Node
  ) {
    guard old.value != new.value else { return }
    let action = new.usesOldClosure ? old.action : new.action
    node.graph.enqueueAction { action(old.value, new.value) }
  }
}

nonisolated extension View {
  /// Adds a modifier for this view that fires an action when a specific value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, runsInitially: initial, usesOldClosure: false, action: action))
  }

  /// Adds a modifier for this view that fires an action when a specific value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(value: value, runsInitially: initial, usesOldClosure: false) { _, _ in action() })
  }

  /// Adds a modifier for this view that fires an action when a specific value changes.
  @available(iOS, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @available(macOS, deprecated: 14.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  @_disfavoredOverload
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(
      _ValueActionModifier(value: value, runsInitially: false, usesOldClosure: true) { _, new in action(new) })
  }
}
