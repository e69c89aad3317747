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
  /// A Boolean value that indicates whether it becomes one image before it is composited with its backdrop.
  let isolates: Bool
  /// A Boolean value that indicates whether parts of it blend with what is drawn before them, inside it or outside.
  let blendsInside: Bool
  let isHidden: Bool
  let children: [LayerState]

  /// - Parameters:
  ///   - isRoot: True for the whole picture or a whole mask.
  ///   - rasterizer: Draws parts without a vector form.
  package convenience init(_ layer: Layer, isRoot: Bool = false, rasterizer: any LayerRasterizer) {
    let isWhole = VectorSupport.layerObstacle(layer, isRoot: isRoot) == nil
    self.init(
      layer, children: isWhole ? layer.children.map { LayerState($0, rasterizer: rasterizer) } : [],
      mask: isWhole ? layer.mask.map { LayerState($0, isRoot: true, rasterizer: rasterizer) } : nil, isRoot: isRoot,
      rasterizer: rasterizer)
  }

  /// The same where its parts are known already.
  package init(
    _ layer: Layer, children: [LayerState], mask: LayerState?, isRoot: Bool = false, rasterizer: any LayerRasterizer
  ) {
    name = layer.name
    identity = ObjectIdentifier(layer)
    isHidden = layer.isHidden
    opacity = min(max(layer.opacity, 0), 1)
    blendMode = layer.blendMode
    isolates = VectorSupport.isolates(layer)
    blendsInside = children.contains { $0.blendMode != .normal || (!$0.isolates && $0.blendsInside) }
    if let reason = VectorSupport.layerObstacle(layer, isRoot: isRoot) {
      // The picture stands in the parent's space.
      let bitmap = layer.isHidden ? nil : rasterizer.bitmap(of: layer, because: reason)
      position = .zero
      transform = nil
      content = bitmap.map { .image($0) } ?? .none
      (clip, filters) = (nil, [])
      (self.mask, self.children) = (nil, [])
      return
    }
    position = layer.position
    transform = layer.transform.flatMap { $0.isIdentity ? nil : $0 }
    clip = layer.clip
    self.mask = mask
    filters = layer.filters
    self.children = children
    if let reason = VectorSupport.contentObstacle(layer.content) {
      content = rasterizer.bitmap(ofContentOf: layer, because: reason).map { .image($0) } ?? .none
    } else {
      content = layer.content
    }
  }

  /// Returns whether no part of the layer itself has to be rasterized.
  package static func isVector(_ layer: Layer, isRoot: Bool) -> Bool {
    VectorSupport.layerObstacle(layer, isRoot: isRoot) == nil && VectorSupport.contentObstacle(layer.content) == nil
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
    isolates = other.isolates
    blendsInside = other.blendsInside
    isHidden = other.isHidden
    children = other.children
  }

  /// The same at a distance.
  package func moved(by offset: CGPoint) -> LayerState {
    LayerState(self, position: CGPoint(x: position.x + offset.x, y: position.y + offset.y))
  }

  /// The same at another place.
  func moved(to position: CGPoint) -> LayerState { LayerState(self, position: position) }

  /// All characters that are shown, in drawing order.
  package var strings: [String] {
    if isHidden { return [] }
    var result: [String] = []
    if case .text(let text) = content, !text.string.isEmpty { result.append(text.string) }
    return result + children.flatMap(\.strings)
  }

  /// The transform from the layer's space to its parent's.
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
