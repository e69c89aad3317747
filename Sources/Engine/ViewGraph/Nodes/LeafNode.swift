import Foundation

/// An item that draws a view without children.
open class LeafItem<V>: ItemNode {
  package private(set) var view: V

  /// Creates an item for a view in the context of its parent node.
  public required init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  package final func update(_ new: V) {
    let old = view
    view = new
    viewDidChange(from: old)
  }

  open func viewDidChange(from old: V) {}

  override open var typeName: String { TypeNames.name(of: V.self) }
}

/// The node of a leaf view.
package final class LeafNode<V: View>: _ViewNode<V> {
  override package var requiresEagerLayout: Bool { false }

  private let item: LeafItem<V>

  package init(_ view: V, _ context: _NodeContext, make: (V, _NodeContext) -> LeafItem<V>) {
    // The parent is set below, because `self` is not available yet.
    item = make(view, context)
    super.init(context)
    item.parent = self
  }

  override package func update(_ view: V) { item.update(view) }

  override package var onlyChild: _Node? { item }
}
