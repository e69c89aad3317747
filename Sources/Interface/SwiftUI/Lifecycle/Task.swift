import Foundation
import ViewGraph

/// `task`: asynchronous work that lives as long as the view is there.
nonisolated public struct _TaskModifier<ID: Equatable>: _ObservingModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  package static func makeWatcher(_ modifier: Self, _ node: _Node) -> TaskWatcher<ID> { TaskWatcher() }
}

package final class TaskWatcher<ID: Equatable>: ViewWatcher {
  private var task: Task<Void, Never>?

  package func didMount(_ modifier: _TaskModifier<ID>, _ node: _Node) { start(modifier, node) }

  package func didUpdate(from old: _TaskModifier<ID>, to new: _TaskModifier<ID>, _ node: _Node) {
    guard old.id != new.id else { return }
    task?.cancel()
    start(new, node)
  }

  package func willUnmount(_ modifier: _TaskModifier<ID>, _ node: _Node) { task?.cancel() }

  private func start(_ modifier: _TaskModifier<ID>, _ node: _Node) {
    // From the same hook as onAppear; the asynchronous body runs in a turn of its own.
    let action = modifier.action
    let priority = modifier.priority
    node.graph.enqueueAction { [weak self] in
      self?.task = Task(priority: priority) { @MainActor in await action() }
    }
  }
}

nonisolated extension View {
  /// Adds an asynchronous task to perform before this view appears; it is cancelled when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Adds a task to perform before this view appears or when a specified value changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}
