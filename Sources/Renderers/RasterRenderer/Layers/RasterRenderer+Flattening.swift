import CCairo
import Drawing
import Foundation
import Geometry

extension RasterRenderer {
  /// Draws a layer's tree into a separate image, which is clipped, filtered and blended.
  func drawFlattened(_ layer: Layer, placed transform: DeviceTransform, opacity: Double, in pass: DrawContext) {
    // The opacity applies to the whole if it is one image, and to each part if only a clip made it one.
    let isWhole =
      layer.isCompositingGroup || layer.mask != nil || !layer.filters.isEmpty || layer.blendMode != .normal
    let inner = isWhole ? 1 : opacity
    let outer = isWhole ? opacity : 1
    if transform.isAffine {
      guard let image = flatten(layer, placed: transform, opacity: inner, wanted: pass.area) else { return }
      composite(image, opacity: outer, blendMode: layer.blendMode, in: pass)
      return
    }
    let unfiltered = unfilteredExtent(of: layer, placed: DeviceTransform())
    let bounds = Self.extent(unfiltered, through: layer.filters, placed: DeviceTransform())
    drawWarped(
      placed: transform, localBounds: bounds, opacity: outer, blendMode: layer.blendMode, in: pass
    ) { flat, target in
      guard let image = flatten(layer, placed: flat, opacity: inner, wanted: target.area) else { return }
      composite(image, opacity: 1, blendMode: .normal, in: target)
    }
  }

  /// Returns the layer's content and children after mask, clip and filters.
  private func flatten(
    _ layer: Layer, placed transform: DeviceTransform, opacity: Double, wanted: PixelRect
  ) -> PixelBuffer? {
    let content = PixelRect(enclosing: unfilteredExtent(of: layer, placed: transform)).outset(1)
    var reach = Self.reach(of: layer.filters, placed: transform)
    let area = content.intersection(wanted.outset(reach))
    if area.isEmpty { return nil }
    let isBlurred = reach > 0
    let buffer = PixelBuffer(isBlurred ? area.aligned(to: GaussianBlur.gridStep) : area)
    let pass = DrawContext(buffer: buffer, area: buffer.rect)
    drawTree(of: layer, placed: transform, opacity: opacity, in: pass)
    if let mask = layer.mask { apply(mask: mask, placed: transform, in: pass) }
    if let clip = layer.clip { apply(clip: clip, placed: transform, in: pass) }
    if layer.filters.isEmpty { return buffer }
    var image = buffer
    var pixelFilters: [Filter] = []
    for filter in layer.filters {
      if ColorFilter.handles(filter) {
        pixelFilters.append(filter)
        continue
      }
      if !pixelFilters.isEmpty {
        ColorFilter.apply(pixelFilters, to: image)
        pixelFilters = []
      }
      let own = Self.reach(of: [filter], placed: transform)
      reach -= own
      image = spread(image, by: filter, reach: own, placed: transform, wanted: wanted.outset(reach))
    }
    if !pixelFilters.isEmpty { ColorFilter.apply(pixelFilters, to: image) }
    return image
  }

  private func apply(mask: Layer, placed transform: DeviceTransform, in pass: DrawContext) {
    let stencil = PixelBuffer(pass.buffer.rect)
    draw(mask, under: transform, opacity: 1, in: DrawContext(buffer: stencil, area: stencil.rect))
    let cr = pass.context
    cairo_save(cr)
    stencil.flush()
    pass.setSource(stencil)
    cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(cr)
    cairo_restore(cr)
  }

  private func apply(clip: LayerClip, placed transform: DeviceTransform, in pass: DrawContext) {
    let cr = pass.context
    cairo_save(cr)
    append(clip.path, placed: transform, in: pass)
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    cairo_set_fill_rule(cr, clip.style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cr, clip.style.isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    // This operator clears pixels outside of the path.
    cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
    cairo_fill(cr)
    cairo_restore(cr)
  }

  /// Applies a blur or a shadow. The result is extended by the visible reach of the filter.
  private func spread(
    _ image: PixelBuffer, by filter: Filter, reach: Int, placed transform: DeviceTransform, wanted: PixelRect
  ) -> PixelBuffer {
    image.flush()
    switch filter {
    case .blur(let radius, let isOpaque):
      let sigma = radius * transform.meanScale
      if reach == 0 { return image }
      if isOpaque {
        GaussianBlur.blur(image, sigma: sigma, isOpaque: true)
        return image
      }
      let area = image.rect.outset(reach).intersection(wanted.outset(reach)).aligned(to: GaussianBlur.gridStep)
      if area.isEmpty { return image }
      let result = image.copy(area)
      GaussianBlur.blur(result, sigma: sigma, isOpaque: false)
      return result
    case .shadow(let color, let radius, let offset):
      let sigma = radius * transform.meanScale
      let moved = transform.mapVector(offset)
      let area = image.rect.outset(reach).intersection(wanted.outset(reach)).aligned(to: GaussianBlur.gridStep)
      if area.isEmpty { return image }
      let shadow = image.copy(area)
      GaussianBlur.silhouette(shadow, sigma: sigma, color: UnpremultipliedColor(color))
      let result = PixelBuffer(area)
      let cr = result.context
      cairo_set_source_surface(cr, shadow.surface, moved.width, moved.height)
      let isWhole = moved.width == moved.width.rounded() && moved.height == moved.height.rounded()
      cairo_pattern_set_filter(cairo_get_source(cr), isWhole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
      cairo_paint(cr)
      DrawContext(buffer: result, area: area).setSource(image)
      cairo_paint(cr)
      cairo_identity_matrix(cr)
      return result
    default: return image
    }
  }
}
