import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// The modifier of `offset`: it moves the rendered content, while the layout frame is unchanged.
///
/// It is a change of position like any other, so that the leaves inside animate it, each with its own transaction.
nonisolated public struct _OffsetEffect: _ItemModifier {
  /// The distance by which the content moves, in points.
  public var offset: CGSize

  /// Creates the node that moves the content.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    OffsetNode(modifier, context)
  }
}

final class OffsetNode: ItemModifierNode<_OffsetEffect> {
  override var requiresEagerLayout: Bool { false }

  override func modifierDidChange(from old: _OffsetEffect) {
    if old.offset != modifier.offset { invalidatePlacement() }
  }

  override func placeContents(sizeChanged: Bool) {
    // Measured on macOS 27: an x-offset is mirrored in right-to-left layouts.
    let x = environment.layoutDirection == .rightToLeft ? -modifier.offset.width : modifier.offset.width
    content.place(at: CGPoint(x: origin.x + x, y: origin.y + modifier.offset.height), proposal: proposal)
  }

  override func inspectionAttributes(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("offsetX", .number(Double(modifier.offset.width))))
    attributes.append(("offsetY", .number(Double(modifier.offset.height))))
  }
}

nonisolated extension View {
  /// Offset this view by the horizontal and vertical amount specified in the offset parameter.
  public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Offset this view by the specified horizontal and vertical distances.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(_OffsetEffect(offset: CGSize(width: x, height: y)))
  }
}
