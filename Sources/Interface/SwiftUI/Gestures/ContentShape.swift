import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A kind for the content shape of a view.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The kind for hit-testing and accessibility.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The kind for drag and drop previews.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The kind for context menu previews.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The kind for hover effects.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The kind for accessibility visuals and sorting.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

nonisolated public struct _ContentShapeModifier<ContentShape: Shape>: _ItemModifier {
  let shape: ContentShape
  let eoFill: Bool
  let kind: ContentShapeKinds

  /// Creates the node that replaces the content's shape for the kinds.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ContentShapeNode(modifier, context)
  }
}

/// The node of a content shape. It has a layer only in order to know its current position during animations.
final class ContentShapeNode<S: Shape>: ItemModifierNode<_ContentShapeModifier<S>>, HitTestGate {
  override init(_ modifier: _ContentShapeModifier<S>, _ context: _NodeContext) {
    super.init(modifier, context)
    makeLayer()
  }

  override var isPositional: Bool { false }

  func admits(_ point: CGPoint) -> HitTestAdmission {
    guard modifier.kind.contains(.interaction) else { return .contents }
    let frame = presentedFrame
    let path = ShapePainter.path(
      of: modifier.shape, in: CGRect(origin: .zero, size: frame.size), environment.layoutDirection)
    let inside = CGPoint(x: point.x - frame.origin.x, y: point.y - frame.origin.y)
    return path.contains(inside, eoFill: modifier.eoFill) ? .everything : .nothing
  }
}

nonisolated extension View {
  /// Defines the content shape for hit testing.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill, kind: .interaction))
  }

  /// Sets the content shape for this view. Only `.interaction` has an effect, because there are no previews.
  public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill, kind: kind))
  }
}
