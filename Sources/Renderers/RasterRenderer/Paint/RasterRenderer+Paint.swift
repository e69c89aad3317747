import CCairo
import Drawing
import Foundation
import Geometry

extension RasterRenderer {
  /// Sets the context's source for painting content of a layer placed by `transform`.
  ///
  /// The context's current path is preserved, but its matrix is not.
  ///
  /// - Parameter area: The device pixels to paint at most.
  /// - Returns: False if the paint is invisible.
  func setSource(
    _ paint: Paint, placed transform: DeviceTransform, opacity: Double, area: PixelRect, in pass: DrawContext
  ) -> Bool {
    let cr = pass.context
    switch paint {
    case .color(let resolved):
      let c = UnpremultipliedColor(resolved, opacity: opacity)
      if c.alpha <= 0 { return false }
      cairo_set_source_rgba(cr, c.red, c.green, c.blue, c.alpha)
      return true
    case .gradient(let gradient):
      return setSource(gradient, placed: transform, opacity: opacity, area: area, in: pass)
    case .image(let image):
      pass.setMatrix(transform)
      return setSource(image, opacity: opacity, in: pass)
    case .material(let material):
      return setSource(material, placed: transform, opacity: opacity, area: area, in: pass)
    }
  }

  private func setSource(
    _ gradient: GradientPaint, placed transform: DeviceTransform, opacity: Double, area: PixelRect, in pass: DrawContext
  ) -> Bool {
    let cr = pass.context
    let alpha = UnpremultipliedColor.clamp(opacity) * UnpremultipliedColor.clamp(gradient.opacity)
    if alpha <= 0 { return false }
    if case .mesh(let width, let height, let points, let colors, let background, let smooths) = gradient.geometry {
      let mesh = MeshShader(
        width: width, height: height, points: points, colors: colors, background: background, smooths: smooths,
        isPerceptual: gradient.isPerceptual)
      let buffer = PixelBuffer(area)
      mesh.shade(buffer, placed: transform, opacity: alpha)
      pass.setSource(buffer)
      return true
    }
    guard let last = gradient.stops.last else { return false }
    if gradient.stops.count == 1 || gradient.geometry.isDegenerate {
      return setSource(.color(last.color), placed: transform, opacity: alpha, area: area, in: pass)
    }
    let ramp = gradients.ramp(for: gradient)
    let pattern: OpaquePointer
    switch gradient.geometry {
    case .linear(let from, let to):
      pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let center, let startRadius, let endRadius):
      pattern = cairo_pattern_create_radial(
        center.x, center.y, max(0, startRadius), center.x, center.y, max(0, endRadius))
    case .elliptical(let rect, let center, let start, let end):
      // A circle in units of the sides of the rectangle.
      pattern = cairo_pattern_create_radial(0, 0, max(0, start), 0, 0, max(0, end))
      var matrix = cairo_matrix_t(
        xx: 1 / rect.width, yx: 0, xy: 0, yy: 1 / rect.height, x0: -center.x / rect.width, y0: -center.y / rect.height)
      cairo_pattern_set_matrix(pattern, &matrix)
    case .angular(let center, let startAngle, let endAngle):
      let shader = AngularShader(center: center, startAngle: startAngle, endAngle: endAngle, ramp: ramp)
      let buffer = PixelBuffer(area)
      shader.shade(buffer, placed: transform, opacity: alpha)
      pass.setSource(buffer)
      return true
    case .mesh: return false
    }
    for stop in ramp.stops {
      let c = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, c.red, c.green, c.blue, c.alpha * alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    pass.setMatrix(transform)
    cairo_set_source(cr, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  private func setSource(
    _ material: MaterialPaint, placed transform: DeviceTransform, opacity: Double, area: PixelRect, in pass: DrawContext
  ) -> Bool {
    let alpha = UnpremultipliedColor.clamp(opacity)
    if alpha <= 0 { return false }
    let sigma = material.blurRadius * transform.meanScale
    let around = area.outset(GaussianBlur.reach(sigma: sigma)).aligned(to: GaussianBlur.gridStep)
      .intersection(pass.buffer.rect.aligned(to: GaussianBlur.gridStep))
    if around.isEmpty { return false }
    pass.buffer.flush()
    let behind = pass.buffer.copy(around)
    GaussianBlur.blur(behind, sigma: sigma, isOpaque: true)
    if material.saturation != 1 { ColorFilter.apply([.saturation(material.saturation)], to: behind) }
    let cr = behind.context
    let tint = UnpremultipliedColor(material.tint)
    cairo_set_source_rgba(cr, tint.red, tint.green, tint.blue, tint.alpha)
    cairo_paint(cr)
    behind.flush()
    behind.multiplyAlpha(by: alpha)
    pass.setSource(behind)
    return true
  }
}

extension GradientPaint.Geometry {
  /// A Boolean value that indicates whether there is no direction or extent along which to spread the stops.
  fileprivate var isDegenerate: Bool {
    switch self {
    case .linear(let from, let to): return from == to
    case .radial(_, let start, let end): return start == end
    case .elliptical(let rect, _, let start, let end): return start == end || rect.width <= 0 || rect.height <= 0
    case .angular(_, let start, let end): return start == end
    case .mesh: return false
    }
  }
}

extension DrawContext {
  /// Sets a buffer on the same pixel grid as the source, without resampling.
  func setSource(_ source: PixelBuffer) {
    setDeviceMatrix()
    source.markDirty()
    cairo_set_source_surface(context, source.surface, Double(source.originX), Double(source.originY))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }
}
