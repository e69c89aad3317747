import Foundation
import Geometry
import LayoutEngine

/// The modifier of `geometryGroup()`: position and size are animated here, once for all contents.
///
/// Without it, each leaf animates its own position in the whole view, so that a leaf that is inserted while its
/// container moves is at the container's target from the start. With it, the leaves are placed in the group, which
/// moves; while its size animates, they are laid out in the presented size.
nonisolated public struct _GeometryGroup: _ItemModifier {
  package init() {}

  /// Creates the node of the geometry group.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    GeometryGroupNode(modifier, context)
  }
}

final class GeometryGroupNode: ItemModifierNode<_GeometryGroup> {
  /// The position at which the contents were last laid out, or `nil`.
  fileprivate var placedOrigin: CGPoint?

  override init(_ modifier: _GeometryGroup, _ context: _NodeContext) {
    super.init(modifier, context)
    makeLayer()
  }

  /// Contents are laid out at the target, and shown at the presented position of the group.
  override var insideOrigin: CGPoint { modelFrame.origin }

  override func presentedFrameDidChange(sizeChanged: Bool) {
    super.presentedFrameDidChange(sizeChanged: sizeChanged)
    if sizeChanged, isPlaced { invalidatePlacement() }
  }

  override func placeContents(sizeChanged: Bool) {
    let target = modelFrame.origin
    if let placedOrigin, placedOrigin != target {
      let delta = CGPoint(x: target.x - placedOrigin.x, y: target.y - placedOrigin.y)
      content.shiftFrames(by: delta)
    }
    placedOrigin = target
    let isResizing = presentedFrame.size != modelFrame.size
    content.place(at: origin, proposal: isResizing ? ProposedViewSize(presentedFrame.size) : proposal)
  }
}

extension _Node {
  fileprivate func shiftFrames(by delta: CGPoint) {
    (self as? ItemNode)?.shiftFrame(by: delta)
    // A group inside moves along once, not again for its own sake.
    if let group = self as? GeometryGroupNode, let origin = group.placedOrigin {
      group.placedOrigin = CGPoint(x: origin.x + delta.x, y: origin.y + delta.y)
    }
    forEachChild { $0.shiftFrames(by: delta) }
  }
}

nonisolated extension View {
  /// Isolates the geometry (e.g. position and size) of the view from its parent view.
  public func geometryGroup() -> some View { modifier(_GeometryGroup()) }
}
