import Foundation

/// A modifier that only observes: appearances, changes, tasks. It has no frame and does not draw.
package protocol _ObservingModifier: _PrimitiveModifier {
  associatedtype Watcher: ViewWatcher<Self>
  static func makeWatcher(_ modifier: Self, _ node: _Node) -> Watcher
}

/// The state of an observing modifier at a position in the tree.
package protocol ViewWatcher<Modifier>: AnyObject {
  associatedtype Modifier
  /// Called after the content has been created.
  func didMount(_ modifier: Modifier, _ node: _Node)
  func didUpdate(from old: Modifier, to new: Modifier, _ node: _Node)
  func willUnmount(_ modifier: Modifier, _ node: _Node)
}

extension ViewWatcher {
  package func didMount(_ modifier: Modifier, _ node: _Node) {}
  package func didUpdate(from old: Modifier, to new: Modifier, _ node: _Node) {}
  package func willUnmount(_ modifier: Modifier, _ node: _Node) {}
}

nonisolated extension _ObservingModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    ObservingNode(view, context)
  }
}

final class ObservingNode<V: View, M: _ObservingModifier>: _StoredViewNode<ModifiedContent<V, M>> {
  override var requiresEagerLayout: Bool { false }

  private var child: _ViewNode<V>!
  private var watcher: M.Watcher!

  override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
    super.init(view, context)
    watcher = M.makeWatcher(view.modifier, self)
    child = V._makeNode(view.content, childContext)
    watcher.didMount(view.modifier, self)
  }

  override package func update(_ new: ModifiedContent<V, M>) {
    let old = view
    view = new
    child.update(new.content)
    watcher.didUpdate(from: old.modifier, to: new.modifier, self)
  }

  /// Inner watchers come first, as when views are made.
  override package func rowVisibilityDidChange() {
    super.rowVisibilityDidChange()
    if let watcher = watcher as? any VisibilityWatcher { graph.visibility.update(watcher) }
  }

  override package func teardown() {
    watcher.willUnmount(view.modifier, self)
    super.teardown()
  }

  override package var onlyChild: _Node? { child }
}

/// A modifier without any effect on its content.
package protocol _TransparentModifier: _PrimitiveModifier {}

nonisolated extension _TransparentModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    TransparentNode(view, context)
  }
}

final class TransparentNode<V: View, M: ViewModifier>: _StoredViewNode<ModifiedContent<V, M>> {
  override var requiresEagerLayout: Bool { false }

  private var child: _ViewNode<V>!

  override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
    super.init(view, context)
    child = V._makeNode(view.content, childContext)
  }

  override package func update(_ new: ModifiedContent<V, M>) {
    view = new
    child.update(new.content)
  }

  override package var onlyChild: _Node? { child }
}
