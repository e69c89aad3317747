import CCairo
import Drawing
import Foundation
import Geometry

extension RasterRenderer {
  /// A rectangle of pixels painted all over, for something of a layer placed by `transform`; nil when the paint is
  /// invisible.
  func painted(
    _ paint: ShapePaint, placed transform: DeviceTransform, area: PixelRect, in context: DrawContext
  ) -> PixelBuffer? {
    let buffer = PixelBuffer(area)
    var isVisible = false
    switch paint {
    case .image(let image): isVisible = fill(buffer, with: image, placed: transform)
    case .paint(.material(let material)):
      let sigma = material.blurRadius * transform.meanScale
      return GaussianBlur.material(
        over: context.buffer, in: area, sigma: sigma, saturation: material.saturation,
        tint: UnpremultipliedColor(material.tint))
    case .paint(let paint): isVisible = fill(buffer, with: paint, placed: transform)
    }
    buffer.flush()
    return isVisible ? buffer : nil
  }

  /// Fills a buffer with a paint that does not sample its backdrop.
  /// - Returns: False when the paint is invisible.
  func fill(_ buffer: PixelBuffer, with paint: Paint, placed transform: DeviceTransform) -> Bool {
    let context = DrawContext(buffer: buffer, area: buffer.rect)
    switch paint {
    case .color(let resolved):
      let c = UnpremultipliedColor(resolved)
      if c.alpha <= 0 { return false }
      cairo_set_source_rgba(context.cairo, c.red, c.green, c.blue, c.alpha)
    case .gradient(let gradient): return fill(buffer, with: gradient, placed: transform)
    case .image(let image):
      context.setMatrix(transform)
      if !setSource(image, in: context) { return false }
    case .material: return false
    }
    cairo_paint(context.cairo)
    return true
  }

  private func fill(_ buffer: PixelBuffer, with gradient: GradientPaint, placed transform: DeviceTransform) -> Bool {
    let alpha = UnpremultipliedColor.clamp(gradient.opacity)
    if alpha <= 0 { return false }
    if case .mesh(let width, let height, let points, let colors, let background, let smooths) = gradient.geometry {
      let mesh = MeshShader(
        width: width, height: height, points: points, colors: colors, background: background, smooths: smooths,
        isPerceptual: gradient.isPerceptual)
      mesh.shade(buffer, placed: transform, opacity: alpha)
      return true
    }
    guard let last = gradient.stops.last else { return false }
    if gradient.stops.count == 1 || gradient.geometry.isDegenerate {
      var color = last.color
      color.opacity *= Float(alpha)
      return fill(buffer, with: .color(color), placed: transform)
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
      shader.shade(buffer, placed: transform, opacity: alpha)
      return true
    case .mesh: return false
    }
    for stop in ramp.stops {
      let c = stop.color
      cairo_pattern_add_color_stop_rgba(pattern, stop.location, c.red, c.green, c.blue, c.alpha * alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let context = DrawContext(buffer: buffer, area: buffer.rect)
    context.setMatrix(transform)
    cairo_set_source(context.cairo, pattern)
    cairo_pattern_destroy(pattern)
    cairo_paint(context.cairo)
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
