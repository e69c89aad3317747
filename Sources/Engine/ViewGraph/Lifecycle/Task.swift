import Foundation

/// The modifier of `task`: asynchronous work with the lifetime of the view, or until `id` changes.
nonisolated public struct _TaskModifier<ID: Equatable>: _ObservingModifier {
  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  package static func makeWatcher(_ modifier: Self, _ node: _Node) -> TaskWatcher<ID> { TaskWatcher() }
}

package final class TaskWatcher<ID: Equatable>: ViewWatcher, VisibilityWatcher {
  private var task: Task<Void, Never>?
  private var modifier: _TaskModifier<ID>?
  private weak var node: _Node?

  package func didMount(_ modifier: _TaskModifier<ID>, _ node: _Node) {
    self.modifier = modifier
    self.node = node
    // Without an identity of its own a task never starts again.
    if modifier.id as? Int != 0 { node.noteObservation() }
    if node.graph.visibility.add(self, node) { start(modifier, node) }
  }

  package func didUpdate(from old: _TaskModifier<ID>, to new: _TaskModifier<ID>, _ node: _Node) {
    modifier = new
    guard old.id != new.id, !node.isCovered else { return }
    task?.cancel()
    start(new, node)
  }

  package func willUnmount(_ modifier: _TaskModifier<ID>, _ node: _Node) {
    _ = node.graph.visibility.remove(self)
    task?.cancel()
    task = nil
  }

  package func visibilityDidChange(_ isVisible: Bool, in graph: ViewGraph) {
    task?.cancel()
    task = nil
    if isVisible, let modifier, let node { start(modifier, node) }
  }

  private func start(_ modifier: _TaskModifier<ID>, _ node: _Node) {
    let action = modifier.action
    let priority = modifier.priority
    let name = modifier.name
    node.graph.enqueueAction { [weak self, weak node] in
      guard let self, node?.isAttached == true else { return }
      // Starts on the main actor, so that work bound to it starts in the order in which views appeared.
      self.task = Task(name: name, priority: priority) { @MainActor in await action() }
    }
  }
}

nonisolated extension View {
  /// Adds an asynchronous task to perform before this view appears. It is canceled after the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, name: nil, priority: priority, action: action))
  }

  /// Adds a named asynchronous task to perform before this view appears.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, name: name, priority: priority, action: action))
  }

  /// Adds a task to perform before this view appears or when a specified value changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, name: nil, priority: priority, action: action))
  }

  /// Adds a named task to perform before this view appears or when a specified value changes.
  public func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, name: name, priority: priority, action: action))
  }
}
