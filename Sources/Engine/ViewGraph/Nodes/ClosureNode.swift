import Foundation

/// A node whose content comes from a user's closure. Like a body, the closure is evaluated when a dependency has
/// changed, when the view is renewed, and when the node requests it.
open class ClosureNode<V, Content: View>: _StoredViewNode<V>, BodyHost {
  private var child: _ViewNode<Content>!
  package var dependencies = DependencySet()

  /// Calls the user's closure.
  open func makeContent() -> Content { fatalError("abstract") }

  /// Builds the content. Subclasses call it at the end of their `init`.
  package final func buildContent() {
    let content = evaluate()
    child = Content._makeNode(content, childContext)
  }

  private func evaluate() -> Content {
    graph.bodyCount += 1
    return tracking { makeContent() }
  }

  package final func refreshContent() {
    isDirty = false
    let content = evaluate()
    child.update(content)
  }

  override open func update(_ view: V) {
    self.view = view
    refreshContent()
  }

  override open func performUpdate() { refreshContent() }

  override open func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    if dependencies.reads(anyOf: changed) { markDirty() }
    child.environmentDidChange(new, changed: changed)
  }

  override open func teardown() {
    super.teardown()
    dependencies.removeAll(self)
  }

  override open var onlyChild: _Node? { child }
}
