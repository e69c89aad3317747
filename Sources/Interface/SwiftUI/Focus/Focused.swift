import Foundation
import ViewGraph

nonisolated public struct _FocusedModifier<Value: Hashable>: _ItemModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  /// Creates the node that connects the focus with a binding.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    FocusedNode(modifier, context)
  }
}

/// The node that synchronizes a state value and the position of focus, in both directions.
final class FocusedNode<Value: Hashable>: ItemModifierNode<_FocusedModifier<Value>>, BodyHost, FocusObserver {
  var dependencies = DependencySet()
  private var wantsFocus = false
  private var hasFocus = false

  override init(_ modifier: _FocusedModifier<Value>, _ context: _NodeContext) {
    super.init(modifier, context)
    graph.focus.addObserver(self)
    read()
  }

  override func modifierDidChange(from old: _FocusedModifier<Value>) { read() }
  override func performUpdate() { read() }

  private func read() {
    isDirty = false
    let wants = tracking { modifier.binding.location.get() } == modifier.value
    guard wants != wantsFocus else { return }
    wantsFocus = wants
    graph.enqueueAction { [weak self] in self?.follow() }
  }

  /// Moves the focus after the state has changed.
  private func follow() {
    guard isAttached else { return }
    if !wantsFocus {
      if hasFocus { graph.focus.focus(nil) }
      return
    }
    if !hasFocus, let target = content.firstFocusTarget { graph.focus.focus(target) }
    if !hasFocus { write(modifier.binding.elsewhere) }
  }

  /// Changes the state after the focus has moved.
  func focusDidMove() {
    var isInside = false
    if let target = graph.focus.focused {
      target.forEachEnclosingItem(includingSelf: true) { item in
        isInside = item === self
        return !isInside
      }
    }
    guard isInside != hasFocus else { return }
    hasFocus = isInside
    let current = modifier.binding.location.get()
    if isInside {
      if current != modifier.value { write(modifier.value) }
    } else if current == modifier.value {
      write(modifier.binding.elsewhere)
    }
  }

  private func write(_ value: Value) { modifier.binding.location.set(value, transaction: Transaction()) }

  override func teardown() {
    super.teardown()
    graph.focus.removeObserver(self)
    dependencies.removeAll(self)
  }
}

nonisolated public struct _DefaultFocusModifier<Value: Hashable>: _ObservingModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  let priority: DefaultFocusEvaluationPriority

  package static func makeWatcher(_ modifier: Self, _ node: _Node) -> DefaultFocusWatcher<Value> {
    DefaultFocusWatcher()
  }
}

package final class DefaultFocusWatcher<Value: Hashable>: ViewWatcher, FocusObserver {
  private weak var node: _Node?
  private var modifier: _DefaultFocusModifier<Value>?
  private var hasFocus = false

  /// A person moved the focus into the region with the keyboard: it goes to the default place in it.
  package func focusDidMove() {
    guard let node, let modifier else { return }
    let isInside = node.graph.focus.focused.map { node.contains($0) } ?? false
    defer { hasFocus = isInside }
    guard isInside, !hasFocus, modifier.priority == .userInitiated, node.graph.isMovingFocus else { return }
    // After the other observers have been notified of the focus.
    node.graph.enqueueAction { modifier.binding.location.set(modifier.value, transaction: Transaction()) }
  }

  package func didUpdate(from old: _DefaultFocusModifier<Value>, to new: _DefaultFocusModifier<Value>, _ node: _Node) {
    modifier = new
  }

  package func willUnmount(_ modifier: _DefaultFocusModifier<Value>, _ node: _Node) {
    node.graph.focus.removeObserver(self)
  }

  package func didMount(_ modifier: _DefaultFocusModifier<Value>, _ node: _Node) {
    self.node = node
    self.modifier = modifier
    node.graph.focus.addObserver(self)
    node.graph.enqueueAction { [weak node] in
      guard let node, node.isAttached, node.graph.focus.focused == nil else { return }
      guard modifier.binding.location.get() == modifier.binding.elsewhere else { return }
      modifier.binding.location.set(modifier.value, transaction: Transaction())
    }
  }
}

nonisolated extension View {
  /// Modifies this view by binding its focus state to the given state value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(_FocusedModifier(binding: binding, value: value))
  }

  /// Modifies this view by binding its focus state to the given Boolean state value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }

  /// Defines a region of the window in which default focus is evaluated by assigning a value to a given focus state
  /// binding. Of an automatic priority it is taken when the view appears; of a user-initiated one also whenever the
  /// keyboard moves the focus into the view.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }
}

/// Prioritizations for default focus preferences when evaluating where to move focus in different circumstances.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable, Equatable {
  private let level: Int
  /// Use the default focus preference when focus moves into the affected branch automatically.
  public static let automatic = DefaultFocusEvaluationPriority(level: 0)
  /// Always use the default focus preference when focus moves into the affected branch.
  public static let userInitiated = DefaultFocusEvaluationPriority(level: 1)
}
