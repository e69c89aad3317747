import Drawing
import Foundation
import Geometry

/// A layer and its tree as they are at one moment; the layer itself changes in place.
package final class LayerState {
  let name: String
  /// Which layer it is, among those of one recording.
  let identity: ObjectIdentifier
  let position: CGPoint
  let transform: ProjectionTransform?
  let opacity: Double
  let content: LayerContent
  let clip: LayerClip?
  let mask: LayerState?
  let filters: [Filter]
  let blendMode: BlendMode
  let isCompositingGroup: Bool
  let isHidden: Bool
  let children: [LayerState]

  /// - Parameter rasterizer: draws what has no vector form; see `LayerBitmap`.
  package convenience init(_ layer: Layer, rasterizer: any LayerRasterizer) {
    let isWhole = VectorSupport.layerObstacle(layer) == nil
    self.init(
      layer, children: isWhole ? layer.children.map { LayerState($0, rasterizer: rasterizer) } : [],
      mask: isWhole ? layer.mask.map { LayerState($0, rasterizer: rasterizer) } : nil, rasterizer: rasterizer)
  }

  /// The same where its parts are known already.
  package init(_ layer: Layer, children: [LayerState], mask: LayerState?, rasterizer: any LayerRasterizer) {
    name = layer.name
    identity = ObjectIdentifier(layer)
    isHidden = layer.isHidden
    opacity = min(max(layer.opacity, 0), 1)
    blendMode = layer.blendMode
    if let reason = VectorSupport.layerObstacle(layer) {
      // The picture stands in the parent's space.
      let bitmap = layer.isHidden ? nil : rasterizer.bitmap(of: layer, because: reason)
      position = .zero
      transform = nil
      content = bitmap.map { .image($0) } ?? .none
      (clip, filters, isCompositingGroup) = (nil, [], false)
      (self.mask, self.children) = (nil, [])
      return
    }
    position = layer.position
    transform = layer.transform.flatMap { $0.isIdentity ? nil : $0 }
    clip = layer.clip
    self.mask = mask
    filters = layer.filters
    isCompositingGroup = layer.isCompositingGroup
    self.children = children
    if let reason = VectorSupport.contentObstacle(layer.content) {
      content = rasterizer.bitmap(ofContentOf: layer, because: reason).map { .image($0) } ?? .none
    } else {
      content = layer.content
    }
  }

  /// Whether nothing of the layer itself has to be drawn into pixels.
  package static func isVector(_ layer: Layer) -> Bool {
    VectorSupport.layerObstacle(layer) == nil && VectorSupport.contentObstacle(layer.content) == nil
  }

  /// Whether these very states are its parts.
  package func holds(_ children: [LayerState], mask: LayerState?) -> Bool {
    self.mask === mask && self.children.count == children.count && zip(self.children, children).allSatisfy { $0 === $1 }
  }

  private init(_ other: LayerState, position: CGPoint) {
    name = other.name
    identity = other.identity
    self.position = position
    transform = other.transform
    opacity = other.opacity
    content = other.content
    clip = other.clip
    mask = other.mask
    filters = other.filters
    blendMode = other.blendMode
    isCompositingGroup = other.isCompositingGroup
    isHidden = other.isHidden
    children = other.children
  }

  /// The same elsewhere.
  func moved(to position: CGPoint) -> LayerState { LayerState(self, position: position) }

  /// The way from the layer's space to its parent's.
  var placement: CGAffineTransform {
    let own = transform?.affine ?? .identity
    return own.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

/// Draws layers that have no vector form into pixels, which the document then holds.
package protocol LayerRasterizer: AnyObject {
  /// The layer with everything that it is but its opacity and blend mode, in the space of its parent.
  func bitmap(of layer: Layer, because reason: String) -> ImageContent?
  /// What the layer itself paints, in its own space.
  func bitmap(ofContentOf layer: Layer, because reason: String) -> ImageContent?
}
