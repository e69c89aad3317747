import Foundation
import ViewGraph

/// The node of a shape that is filled with the foreground style, without evaluating its body.
final class ShapeNode<S: Shape>: _ViewNode<S> {
  override var requiresEagerLayout: Bool { false }

  private let item: ShapeItem<S, ForegroundStyle>

  init(_ shape: S, _ context: _NodeContext) {
    item = ShapeItem(_ShapeView(shape: shape, style: ForegroundStyle()), context)
    super.init(context)
    // The parent is set here, because `self` is not available when the item is created.
    item.parent = self
  }

  override func update(_ shape: S) {
    guard !FieldComparison.isEqual(item.view.shape, shape) else { return }
    item.update(_ShapeView(shape: shape, style: ForegroundStyle()))
  }

  override var onlyChild: _Node? { item }
}
