import Foundation
import ViewGraph

/// A shape on its own: what its body says, filled with the foreground style, without a body of its own.
final class ShapeNode<S: Shape>: _ViewNode<S> {
  override var requiresEagerLayout: Bool { false }

  private let item: ShapeItem<S, ForegroundStyle>

  init(_ shape: S, _ context: _NodeContext) {
    item = ShapeItem(_ShapeView(shape: shape, style: ForegroundStyle()), context)
    super.init(context)
    // `self` does not exist when the item is made.
    item.parent = self
  }

  override func update(_ shape: S) {
    guard !FieldComparison.isEqual(item.view.shape, shape) else { return }
    item.update(_ShapeView(shape: shape, style: ForegroundStyle()))
  }

  override func forEachChild(_ visit: (_Node) -> Void) { visit(item) }
  override var layoutTarget: _Node? { item }
}
