import Drawing
import Foundation
import Geometry

extension RasterRenderer {
  /// Draws a layer placed by its own transform within `parent`.
  ///
  /// - Parameter opacity: The product of the ancestors' opacities since the last flattened one.
  func draw(_ layer: Layer, under parent: DeviceTransform, opacity inherited: Double, in context: DrawContext) {
    if layer.isHidden { return }
    let opacity = inherited * UnpremultipliedColor.clamp(layer.opacity)
    if opacity <= 0 { return }
    let transform = parent.entering(position: layer.position, transform: layer.transform)
    guard transform.isFinite, transform.isInvertible else { return }
    var inner = context
    switch layer.grouping(placed: transform.isAffine ? transform.affine : nil, opacity: opacity) {
    case .image:
      let isOne = layer.takesOpacityAsOne
      let key = ImageKey(tree: layer, placed: transform, opacity: isOne ? 1 : opacity)
      guard let image = image(of: layer, key, placed: transform, visible: context.area) else { return }
      composite(image, opacity: isOne ? opacity : 1, blendMode: layer.blendMode, in: context)
      return
    case .rectangle(let rect):
      inner.area = context.area.intersection(rect.pixelRect)
      if inner.area.isEmpty { return }
    case .softClip:
      inner.clip = clipMask(layer.clip!, placed: transform, in: context)
    case .none: break
    }
    drawTree(of: layer, placed: transform, opacity: opacity, in: inner)
  }

  /// Draws the content of a layer and then its children.
  func drawTree(of layer: Layer, placed transform: DeviceTransform, opacity: Double, in context: DrawContext) {
    if layer.content.isSolid || layer.content.hasMaterial || !transform.isAffine {
      drawContent(layer.content, placed: transform, opacity: opacity, in: context)
    } else {
      let key = ImageKey(contentOf: layer, placed: transform)
      if let image = image(of: layer, key, placed: transform, visible: context.area) {
        composite(image, opacity: opacity, blendMode: .normal, in: context)
      }
    }
    for child in layer.children { draw(child, under: transform, opacity: opacity, in: context) }
  }

  /// The coverage of a clip, within the one that is in force.
  func clipMask(_ clip: LayerClip, placed transform: DeviceTransform, in context: DrawContext) -> ClipMask {
    ClipMask(
      coverage(of: .fill(clip.path, clip.style), placed: transform, within: SceneRect(context.area)),
      within: context.clip)
  }
}
