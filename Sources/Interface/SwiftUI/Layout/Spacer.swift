import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A flexible space that expands along the major axis of its containing stack layout, or on both axes.
nonisolated public struct Spacer: _PrimitiveView {
  /// The minimum length this spacer can be shrunk to, along the axis of expansion, in points; nil: 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _makeNode(_ view: Spacer, _ context: _NodeContext) -> _ViewNode<Spacer> {
    LeafNode(view, context) { SpacerItem($0, $1) }
  }
}
