import CCairo
import Drawing
import Foundation
import Geometry
import PixelKernels

extension RasterRenderer {
  /// A layer's tree, or its content, as one image.
  ///
  /// - Parameter visible: The device pixels that may ever show, which decide how much is made of a large image.
  func image(of layer: Layer, _ key: ImageKey, placed transform: DeviceTransform, visible: PixelRect) -> PlacedImage? {
    images.image(of: layer, key, visible: visible, extent: { extent(of: layer, key) }) { part in
      // Far more than there are pixels.
      let wanted = part ?? PixelRect(minX: -1 << 24, minY: -1 << 24, maxX: 1 << 24, maxY: 1 << 24)
      if key.part == .content { return contentImage(of: layer, key, wanted: wanted) }
      if key.transform.isAffine {
        return flatten(layer, placed: key.transform, opacity: key.opacity, wanted: wanted)
      }
      return projectedImage(of: layer, key, wanted: wanted)
    }
  }

  /// Returns the maximum extent of the image in its own pixels.
  private func extent(of layer: Layer, _ key: ImageKey) -> PixelRect {
    if key.part == .content {
      return PixelRect(enclosing: key.transform.mapBounds(localBounds(of: layer.content))).outset(1)
    }
    if key.transform.isAffine {
      let inner = unfilteredExtent(of: layer, placed: key.transform)
      return PixelRect(enclosing: Self.extent(inner, through: layer.filters, placed: key.transform)).outset(1)
    }
    let flat = DeviceTransform()
    let inner = Self.extent(unfilteredExtent(of: layer, placed: flat), through: layer.filters, placed: flat)
    return PixelRect(enclosing: key.transform.mapBounds(inner)).outset(1)
  }

  private func contentImage(of layer: Layer, _ key: ImageKey, wanted: PixelRect) -> PixelBuffer? {
    let area = extent(of: layer, key).intersection(wanted)
    if area.isEmpty { return nil }
    let buffer = PixelBuffer(area)
    drawContent(layer.content, placed: key.transform, opacity: 1, in: DrawContext(buffer: buffer, area: area))
    return buffer
  }

  /// Under a projective transform a layer that is one image is drawn flat and warped; of another, each part is.
  private func projectedImage(of layer: Layer, _ key: ImageKey, wanted: PixelRect) -> PixelBuffer? {
    let transform = key.transform
    let area = extent(of: layer, key).intersection(wanted)
    if area.isEmpty { return nil }
    let buffer = PixelBuffer(area)
    var context = DrawContext(buffer: buffer, area: area)
    if layer.grouping(placed: nil, opacity: 1).isImage {
      let unfiltered = unfilteredExtent(of: layer, placed: DeviceTransform())
      let bounds = Self.extent(unfiltered, through: layer.filters, placed: DeviceTransform())
      drawWarped(placed: transform, localBounds: bounds, opacity: 1, in: context) { flat, target in
        guard let image = flatten(layer, placed: flat, opacity: key.opacity, wanted: target.area) else { return }
        composite(PlacedImage(buffer: image, dx: 0, dy: 0), opacity: 1, blendMode: .normal, in: target)
      }
    } else {
      if let clip = layer.clip { context.clip = clipMask(clip, placed: transform, in: context) }
      drawTree(of: layer, placed: transform, opacity: key.opacity, in: context)
    }
    return buffer
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
    let context = DrawContext(buffer: buffer, area: buffer.rect)
    drawTree(of: layer, placed: transform, opacity: opacity, in: context)
    if let mask = layer.mask { apply(mask: mask, placed: transform, in: context) }
    if let clip = layer.clip { apply(clip: clip, placed: transform, in: context) }
    if layer.filters.isEmpty { return buffer }
    var image = buffer
    var color = layer.uniformColor
    var pixelFilters: [Filter] = []
    for filter in layer.filters {
      if ColorFilter.handles(filter) {
        pixelFilters.append(filter)
        color = nil
        continue
      }
      if !pixelFilters.isEmpty {
        ColorFilter.apply(pixelFilters, to: image)
        pixelFilters = []
      }
      let own = Self.reach(of: [filter], placed: transform)
      reach -= own
      image = spread(image, of: color, by: filter, reach: own, placed: transform, wanted: wanted.outset(reach))
      color = nil
    }
    if !pixelFilters.isEmpty { ColorFilter.apply(pixelFilters, to: image) }
    return image
  }

  private func apply(mask: Layer, placed transform: DeviceTransform, in context: DrawContext) {
    let stencil = PixelBuffer(context.buffer.rect)
    draw(mask, under: transform, opacity: 1, in: DrawContext(buffer: stencil, area: stencil.rect))
    let cr = context.cairo
    cairo_save(cr)
    stencil.flush()
    context.setSource(stencil)
    cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(cr)
    cairo_restore(cr)
  }

  private func apply(clip: LayerClip, placed transform: DeviceTransform, in context: DrawContext) {
    let clipMask = clipMask(clip, placed: transform, in: context)
    // The coverage points into the mask.
    defer { withExtendedLifetime(clipMask) {} }
    let mask = clipMask.coverage
    let target = PixelTarget(context.buffer)
    let (whole, inside) = (SceneRect(context.buffer.rect), mask.rect)
    func clear(_ minX: Int32, _ minY: Int32, _ maxX: Int32, _ maxY: Int32) {
      glowworm_fill(target.at(minX, minY), target.stride, maxX - minX, maxY - minY, 0)
    }
    if inside.isEmpty {
      clear(whole.minX, whole.minY, whole.maxX, whole.maxY)
    } else {
      clear(whole.minX, whole.minY, whole.maxX, inside.minY)
      clear(whole.minX, inside.minY, inside.minX, inside.maxY)
      clear(inside.maxX, inside.minY, whole.maxX, inside.maxY)
      clear(whole.minX, inside.maxY, whole.maxX, whole.maxY)
      glowworm_multiply(
        target.at(inside.minX, inside.minY), target.stride, mask.bytes, mask.stride, Int32(inside.width),
        Int32(inside.height))
    }
    context.buffer.markDirty()
  }

  /// Applies a blur or a shadow. The result is extended by the visible reach of the filter.
  ///
  /// - Parameter color: The only color of the image, or `nil` if there are several.
  private func spread(
    _ image: PixelBuffer, of color: UnpremultipliedColor?, by filter: Filter, reach: Int,
    placed transform: DeviceTransform, wanted: PixelRect
  ) -> PixelBuffer {
    switch filter {
    case .blur(let radius, let isOpaque):
      let sigma = radius * transform.meanScale
      if reach == 0 { return image }
      if isOpaque { return GaussianBlur.blurred(image, in: image.rect, sigma: sigma, isOpaque: true) }
      let area = image.rect.outset(reach).intersection(wanted.outset(reach)).aligned(to: GaussianBlur.gridStep)
      if area.isEmpty { return image }
      // One channel instead of four.
      if let color { return GaussianBlur.silhouette(of: image, in: area, sigma: sigma, color: color) }
      return GaussianBlur.blurred(image, in: area, sigma: sigma, isOpaque: false)
    case .shadow(let color, let radius, let offset):
      let sigma = radius * transform.meanScale
      let moved = transform.mapVector(offset)
      let (dx, dy) = (moved.width.rounded(.down), moved.height.rounded(.down))
      guard abs(dx) < 1e9, abs(dy) < 1e9 else { return image }
      let own = image.rect.outset(GaussianBlur.reach(sigma: sigma)).aligned(to: GaussianBlur.gridStep)
      let cast = own.movedBy(Int(dx), Int(dy)).outset(1)
      let area = cast.union(image.rect).intersection(wanted).aligned(to: GaussianBlur.gridStep)
      if area.isEmpty { return image }
      let result = PixelBuffer(area)
      let context = DrawContext(buffer: result, area: area)
      if !cast.intersection(area).isEmpty {
        let shadow = GaussianBlur.silhouette(of: image, in: own, sigma: sigma, color: UnpremultipliedColor(color))
        if moved.width == dx, moved.height == dy {
          let placed = PlacedImage(buffer: shadow, dx: Int(dx), dy: Int(dy))
          composite(placed, opacity: 1, blendMode: .normal, in: context)
        } else {
          let cr = result.context
          cairo_set_source_surface(
            cr, shadow.surface, Double(own.minX - area.minX) + moved.width, Double(own.minY - area.minY) + moved.height)
          cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR)
          cairo_paint(cr)
        }
      }
      composite(PlacedImage(buffer: image, dx: 0, dy: 0), opacity: 1, blendMode: .normal, in: context)
      return result
    default: return image
    }
  }
}
