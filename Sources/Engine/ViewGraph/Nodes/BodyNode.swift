import Foundation
import Motion
import Observation

/// The node of a view with a body, which is evaluated when an input or a dependency has changed.
final class BodyNode<V: View>: _StoredViewNode<V>, BodyHost {
  override var requiresEagerLayout: Bool { false }

  private var child: _ViewNode<V.Body>!
  private var properties: DynamicPropertyStorage
  package var dependencies = DependencySet()
  private var animation = LazyBodyAnimation<V>()

  override init(_ view: V, _ context: _NodeContext) {
    properties = DynamicPropertyStorage(DynamicPropertyLayout.of(V.self))
    super.init(view, context)
    let body = evaluate()
    child = V.Body._makeNode(body, childContext)
  }

  private func evaluate() -> V.Body {
    graph.bodyCount += 1
    return tracking {
      properties.install(into: &view, host: self)
      let shown = animation.presented(view, at: graph.time)
      return onMain(shown) { $0.body }
    }
  }

  override package func update(_ new: V) {
    guard !FieldComparison.isEqual(view, new) else { return }
    animation.modelDidChange(from: view, to: new, node: self)
    view = new
    refresh()
  }

  override package func performUpdate() { refresh() }

  private func refresh() {
    isDirty = false
    let body = evaluate()
    child.update(body)
  }

  override package func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    if dependencies.reads(anyOf: changed) { markDirty() }
    child.environmentDidChange(new, changed: changed)
  }

  override package func teardown() {
    super.teardown()
    dependencies.removeAll(self)
    properties.teardown()
    animation.remove()
  }

  override package var onlyChild: _Node? { child }
}

/// A node that evaluates user code and depends on the values that the code reads.
package protocol BodyHost: _Node {
  var dependencies: DependencySet { get set }
}

extension BodyHost {
  /// Runs an evaluation and records its reads of state, environment and observable objects as dependencies of this
  /// node.
  package func tracking<Result>(_ work: () -> Result) -> Result {
    dependencies.beginEvaluation()
    defer { dependencies.endEvaluation(self) }
    return graph.mutations.evaluating(self) {
      // The closure is created only if an observable object was read.
      withObservationTracking(work, onChange: observation())
    }
  }

  /// Runs one more part of an evaluation: its reads are added to those of the parts before.
  package func trackingMore<Result>(_ work: () -> Result) -> Result {
    graph.mutations.evaluating(self) { withObservationTracking(work, onChange: observation()) }
  }

  private func observation() -> @Sendable () -> Void {
    let reference = dependencies.observer(of: self)
    return { reference.invalidate() }
  }
}
