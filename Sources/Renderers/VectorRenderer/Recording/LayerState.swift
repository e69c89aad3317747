import Drawing
import Foundation
import Geometry

/// The state of a layer and its tree at one time. The layer itself is mutable.
package final class LayerState {
  let name: String
  /// The identity of the layer within a recording.
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

  /// Creates the state of a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - rasterizer: Draws content without a vector form; see `LayerBitmap`.
  package convenience init(_ layer: Layer, rasterizer: any LayerRasterizer) {
    let isWhole = VectorSupport.layerObstacle(layer) == nil
    self.init(
      layer, children: isWhole ? layer.children.map { LayerState($0, rasterizer: rasterizer) } : [],
      mask: isWhole ? layer.mask.map { LayerState($0, rasterizer: rasterizer) } : nil, rasterizer: rasterizer)
  }

  /// Creates the state of a layer whose parts are known.
  package init(_ layer: Layer, children: [LayerState], mask: LayerState?, rasterizer: any LayerRasterizer) {
    name = layer.name
    identity = ObjectIdentifier(layer)
    isHidden = layer.isHidden
    opacity = min(max(layer.opacity, 0), 1)
    blendMode = layer.blendMode
    if let reason = VectorSupport.layerObstacle(layer) {
      // The image is in the coordinate space of the parent.
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

  /// Returns whether nothing of the layer itself must be rasterized.
  package static func isVector(_ layer: Layer) -> Bool {
    VectorSupport.layerObstacle(layer) == nil && VectorSupport.contentObstacle(layer.content) == nil
  }

  /// Returns whether the state has exactly these parts.
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

  /// Returns the same state at another position.
  func moved(to position: CGPoint) -> LayerState { LayerState(self, position: position) }

  /// The transform from the layer's coordinate space to that of its parent.
  var placement: CGAffineTransform {
    let own = transform?.affine ?? .identity
    return own.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

/// A rasterizer of layers without a vector form. The document then contains the pixels.
package protocol LayerRasterizer: AnyObject {
  /// Returns the layer with everything but its opacity and blend mode, in the coordinate space of its parent.
  func bitmap(of layer: Layer, because reason: String) -> ImageContent?
  /// Returns the content of the layer, in its own coordinate space.
  func bitmap(ofContentOf layer: Layer, because reason: String) -> ImageContent?
}
