import CCairo
import Drawing
import Foundation
import Geometry

extension RasterRenderer {
  /// Draws a layer placed by its own transform within `parent`.
  ///
  /// - Parameter opacity: The product of the ancestors' opacities since the last flattened one.
  func draw(_ layer: Layer, under parent: DeviceTransform, opacity inherited: Double, in pass: DrawContext) {
    if layer.isHidden { return }
    let opacity = inherited * UnpremultipliedColor.clamp(layer.opacity)
    if opacity <= 0 { return }
    let transform = parent.entering(position: layer.position, transform: layer.transform)
    guard transform.isFinite, transform.isInvertible else { return }
    if isFlattened(layer, opacity: opacity) {
      drawFlattened(layer, placed: transform, opacity: opacity, in: pass)
      return
    }
    guard let clip = layer.clip else {
      drawTree(of: layer, placed: transform, opacity: opacity, in: pass)
      return
    }
    if clip.path.elements.isEmpty { return }
    let cr = pass.context
    cairo_save(cr)
    append(clip.path, placed: transform, in: pass)
    cairo_set_fill_rule(cr, clip.style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cr, clip.style.isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    cairo_clip(cr)
    drawTree(of: layer, placed: transform, opacity: opacity, in: pass)
    cairo_restore(cr)
  }

  /// Draws the content of a layer and then its children.
  func drawTree(of layer: Layer, placed transform: DeviceTransform, opacity: Double, in pass: DrawContext) {
    drawContent(layer.content, placed: transform, opacity: opacity, in: pass)
    for child in layer.children { draw(child, under: transform, opacity: opacity, in: pass) }
  }

  /// Returns whether the layer's tree must be flattened into one image before it is blended with its backdrop.
  private func isFlattened(_ layer: Layer, opacity: Double) -> Bool {
    if layer.mask != nil || !layer.filters.isEmpty || layer.blendMode != .normal { return true }
    if layer.isCompositingGroup {
      // An opaque group of normally blended parts gives the same pixels when its parts are drawn directly.
      if opacity < 1 { return true }
      return layer.children.contains(where: blendsOrReads)
    }
    // If several painted parts share a soft clip edge, clipping each separately would let the lower ones show through.
    // A material needs its backdrop, which a separate image would hide.
    if layer.clip != nil, paintedParts(of: layer, limit: 2) > 1 { return !containsMaterial(layer) }
    return false
  }

  private func containsMaterial(_ layer: Layer) -> Bool {
    if case .fill(let fill) = layer.content, case .material = fill.paint { return true }
    return layer.children.contains(where: containsMaterial)
  }

  private func blendsOrReads(_ layer: Layer) -> Bool {
    layer.blendMode != .normal || layer.children.contains(where: blendsOrReads)
  }

  /// Returns the number of painted contents in the tree, up to `limit`.
  private func paintedParts(of layer: Layer, limit: Int) -> Int {
    if layer.isHidden { return 0 }
    var count = 0
    if case .none = layer.content {} else { count = 1 }
    for child in layer.children where count < limit {
      count += paintedParts(of: child, limit: limit - count)
    }
    return count
  }
}
