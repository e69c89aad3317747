import Drawing
import Foundation
import Geometry
import ViewGraph

/// A type that finds the frontmost content at a point, at its current position.
package enum HitTest {
  /// Returns the items that contain the frontmost content at a point, from the inside out, or an empty array if there
  /// is none.
  package static func path(at point: CGPoint, in root: RootNode) -> [ItemNode] {
    var path: [ItemNode] = []
    _ = visit(root, point: point, base: .zero, path: &path)
    return path
  }

  /// Visits a node. `point` is in the coordinate space of the nearest layer around it, whose origin is at `base` of the
  /// layout space.
  private static func visit(_ node: _Node, point: CGPoint, base: CGPoint, path: inout [ItemNode]) -> Bool {
    guard let item = node as? ItemNode else { return visitChildren(node, point: point, base: base, path: &path) }
    var (point, base) = (point, base)
    if let layer = item.layer {
      guard !layer.isHidden, layer.opacity > 0, let inner = layer.inside(point) else { return false }
      if let clip = layer.clip, cutsHits(item), !clip.path.contains(inner, eoFill: clip.style.isEOFilled) {
        return false
      }
      point = inner
      base = item.spaceOrigin
    }
    let place = CGPoint(x: point.x + base.x, y: point.y + base.y)
    var isShaped = false
    if let gate = item as? any HitTestGate {
      switch gate.admits(place) {
      case .nothing: return false
      case .contents: break
      case .everything: isShaped = true
      }
    }
    let isHit =
      visitChildren(item, point: point, base: base, path: &path) || isShaped || draws(item, at: point)
    if isHit { path.append(item) }
    return isHit
  }

  private static func cutsHits(_ item: ItemNode) -> Bool {
    (item as? LayerEffectNode<_ClipEffect<Rectangle>>)?.modifier.cutsHits ?? true
  }

  private static func visitChildren(_ node: _Node, point: CGPoint, base: CGPoint, path: inout [ItemNode]) -> Bool {
    var children: [_Node] = []
    node.forEachHitChild { children.append($0) }
    for child in children.reversed() where visit(child, point: point, base: base, path: &path) { return true }
    return false
  }

  /// Returns whether an item itself draws at a point of its layer's coordinate space.
  private static func draws(_ item: ItemNode, at point: CGPoint) -> Bool {
    guard let layer = item.layer, item.isPlaced else { return false }
    let bounds = CGRect(origin: .zero, size: item.presentedFrame.size)
    // A symbol is hit between its strokes, too.
    if item is ImageItem || item is TextItem { return bounds.contains(point) }
    switch layer.content {
    case .fill(let fill):
      return isVisible(fill.paint) && fill.path.contains(point, eoFill: fill.style.isEOFilled)
    case .stroke(let stroke):
      return isVisible(stroke.paint) && stroke.path.strokedPath(stroke.style).contains(point)
    case .text, .image: return bounds.contains(point)
    case .none:
      // A leaf that draws into layers of its own: a canvas.
      return item.layerChildren.isEmpty && !layer.children.isEmpty && bounds.contains(point)
    }
  }

  private static func isVisible(_ paint: Paint) -> Bool {
    guard case .color(let color) = paint else { return true }
    return color.opacity > 0
  }
}

/// An item that affects hit testing inside it.
protocol HitTestGate: ItemNode {
  /// Returns the effect at `point`, which is in the layout space.
  func admits(_ point: CGPoint) -> HitTestAdmission
}

enum HitTestAdmission {
  /// No content is hit.
  case nothing
  /// The content inside is hit.
  case contents
  /// The item is hit even without content at the point.
  case everything
}

extension Layer {
  /// Converts a point of the parent's coordinate space to that of this layer, or returns `nil` if the transform is not
  /// invertible.
  package func inside(_ point: CGPoint) -> CGPoint? {
    let moved = CGPoint(x: point.x - position.x, y: point.y - position.y)
    guard var inverse = transform else { return moved }
    guard inverse.invert() else { return nil }
    return moved.applying(inverse)
  }
}

nonisolated public struct _HitTestingModifier: _ItemModifier {
  let isEnabled: Bool

  /// Creates the node that allows or prevents hits on the content.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    HitTestingNode(modifier, context)
  }
}

final class HitTestingNode: ItemModifierNode<_HitTestingModifier>, HitTestGate {
  func admits(_ point: CGPoint) -> HitTestAdmission { modifier.isEnabled ? .contents : .nothing }
}

private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view associated with this environment allows user interaction.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Configures whether this view participates in hit test operations.
  public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(_HitTestingModifier(isEnabled: enabled)) }

  /// Adds a condition that controls whether users can interact with this view.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
