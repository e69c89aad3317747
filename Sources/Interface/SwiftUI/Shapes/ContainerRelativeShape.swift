import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A shape that is replaced by an inset version of the current container shape, or a rectangle if there is none.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  private var amount: CGFloat = 0

  public static var _traits: _ShapeTraits { .containerRelative }

  /// Creates a shape without an inset.
  public init() {}

  public func path(in rect: CGRect) -> Path {
    if let container = EnclosingShape.current, let path = container.path(in: rect, inset: amount) { return path }
    return Path(rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)))
  }

  /// Returns the shape with a further inset, in points, from the container shape.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// The container shape of the view that is being drawn.
struct EnclosingShape {
  nonisolated(unsafe) static var current: EnclosingShape?

  /// The outline in a rectangle, inset by a distance.
  let outline: (CGRect, CGFloat) -> Path
  /// The frame of the container in the coordinate space of the view.
  let bounds: CGRect

  /// Returns the shape of the container, inset by the distance of `rect` from its edges.
  func path(in rect: CGRect, inset: CGFloat) -> Path? {
    let horizontal: CGFloat = min(rect.minX - bounds.minX, bounds.maxX - rect.maxX)
    let vertical: CGFloat = min(rect.minY - bounds.minY, bounds.maxY - rect.maxY)
    let distance: CGFloat = max(min(horizontal, vertical), 0) + inset
    let target = rect.insetBy(dx: inset, dy: inset)
    guard target.width > 0, target.height > 0 else { return nil }
    return outline(target.insetBy(dx: -distance, dy: -distance), distance)
  }

  /// Returns the nearest container of a node.
  static func around(_ node: ItemNode) -> EnclosingShape? {
    var found: EnclosingShape?
    node.forEachEnclosingItem { item in
      guard let container = item as? any ContainerShapeItem else { return true }
      let frame = item.frame.offsetBy(dx: -node.origin.x, dy: -node.origin.y)
      found = EnclosingShape(outline: container.outline, bounds: frame)
      return false
    }
    return found
  }
}

protocol ContainerShapeItem: ItemNode {
  var outline: (CGRect, CGFloat) -> Path { get }
}

nonisolated public struct _ContainerShapeModifier<S: InsettableShape>: _ItemModifier {
  let shape: S

  /// Creates the node that applies the modifier to an item.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ContainerShapeNode(modifier, context)
  }
}

final class ContainerShapeNode<S: InsettableShape>: ItemModifierNode<_ContainerShapeModifier<S>>, ContainerShapeItem {
  var outline: (CGRect, CGFloat) -> Path {
    let shape = modifier.shape
    return { rect, distance in shape.inset(by: distance).path(in: rect) }
  }
}

nonisolated extension View {
  /// Sets the container shape to use for any container relative shape within this view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
