import CCairo
import Drawing
import Foundation
import Geometry
import PixelKernels

extension RasterRenderer {
  /// Draws the content of a layer.
  func drawContent(_ content: LayerContent, placed transform: DeviceTransform, opacity: Double, in context: DrawContext)
  {
    if case .none = content { return }
    let bounds = localBounds(of: content)
    let device = transform.mapBounds(bounds)
    guard device.minX.isFinite, device.minY.isFinite, device.width.isFinite, device.height.isFinite else { return }
    // One pixel is for antialiasing.
    let area = PixelRect(enclosing: device).outset(1).intersection(context.area)
    if area.isEmpty { return }
    // Outlines in one color stay sharp under a projective transform; everything else is drawn flat and warped.
    if !transform.isAffine, !content.isSolid || content.isStroke {
      drawWarped(placed: transform, localBounds: bounds, opacity: 1, in: context) { flat, inner in
        drawContent(content, placed: flat, opacity: opacity, in: inner)
      }
      return
    }
    var inner = context
    inner.area = area
    forEachShape(of: content) { shape, paint in
      draw(shape, paint, placed: transform, opacity: opacity, in: inner)
    }
  }

  /// The shapes of a content with their paints.
  func forEachShape(of content: LayerContent, _ visit: (SceneShape, ShapePaint) -> Void) {
    switch content {
    case .none: return
    case .fill(let fill): visit(.fill(fill.path, fill.style), .paint(fill.paint))
    case .stroke(let stroke):
      guard stroke.style.lineWidth > 0, stroke.style.lineWidth.isFinite else { return }
      visit(.stroke(stroke.path, stroke.style, isAntialiased: stroke.isAntialiased), .paint(stroke.paint))
    case .text(let text):
      for run in text.runs where text.paints.indices.contains(run.style) {
        visit(.glyphs(run), .paint(text.paints[run.style]))
      }
      for bar in text.bars where text.paints.indices.contains(bar.style) {
        visit(.fill(Self.path(of: bar.rect), FillStyle()), .paint(text.paints[bar.style]))
      }
    case .image(let image):
      guard image.rect.width > 0, image.rect.height > 0 else { return }
      let style = FillStyle(antialiased: image.isAntialiased)
      visit(.fill(Self.path(of: image.rect), style), .image(image))
    }
  }

  private func draw(
    _ shape: SceneShape, _ paint: ShapePaint, placed transform: DeviceTransform, opacity: Double,
    in context: DrawContext
  ) {
    let target = PixelTarget(context.buffer)
    if case .paint(.color(let color)) = paint {
      let components = UnpremultipliedColor(color).components
      let pixel = RasterScene.pixel(components, UnpremultipliedColor.clamp(Double(components.w) * opacity))
      guard pixel != 0, let mask = coverage(of: shape, placed: transform, in: context) else { return }
      let rect = mask.rect
      glowworm_blend_mask(
        target.at(rect.minX, rect.minY), target.stride, mask.bytes, mask.stride, Int32(rect.width), Int32(rect.height),
        pixel)
      context.buffer.markDirty()
      return
    }
    let strength = UInt32((UnpremultipliedColor.clamp(opacity) * 255).rounded())
    guard strength > 0, let mask = coverage(of: shape, placed: transform, in: context),
      let image = painted(paint, placed: transform, area: mask.rect.pixelRect, in: context)
    else { return }
    let source = PixelTarget(image)
    let rect = mask.rect
    glowworm_blend_image(
      target.at(rect.minX, rect.minY), target.stride, source.at(rect.minX, rect.minY), source.stride, mask.bytes,
      mask.stride, Int32(rect.width), Int32(rect.height), strength)
    context.buffer.markDirty()
  }

  /// Coverage of a shape as far as it is to be drawn, cut by the clip.
  private func coverage(of shape: SceneShape, placed transform: DeviceTransform, in context: DrawContext) -> Coverage? {
    guard let whole = coverage(of: shape, placed: transform, within: SceneRect(context.area)) else { return nil }
    guard let clip = context.clip else { return whole }
    return masks.cut(whole, by: clip)
  }

  /// Coverage of a shape within a rectangle.
  func coverage(of shape: SceneShape, placed transform: DeviceTransform, within limit: SceneRect) -> Coverage? {
    guard transform.isAffine else { return masks.coverage(of: shape, projected: transform, within: limit) }
    if let shared = masks.sharedCoverage(of: shape, placed: transform.affine, within: limit, bounds: bounds(of:)) {
      return shared.rect.isEmpty ? nil : shared
    }
    var traits = ShapeTraits(shape)
    if traits.bounds.isNull { traits.bounds = bounds(of: shape) }
    return masks.coverage(of: shape, traits, placed: transform.affine, within: limit)
  }

  /// Returns the bounds of a shape in its own space, or null if it is empty.
  func bounds(of shape: SceneShape) -> CGRect {
    switch shape {
    case .fill(let path, _): return path.controlBounds
    case .stroke(let path, let style, _): return Self.bounds(of: path, stroked: style)
    case .glyphs(let run): return bounds(of: run)
    }
  }

  /// Fills a shape, opaque, with Cairo.
  func paint(_ shape: SceneShape, placed transform: DeviceTransform, in context: DrawContext) {
    let cr = context.cairo
    cairo_set_source_rgba(cr, 0, 0, 0, 1)
    switch shape {
    case .fill(let path, let style):
      append(path, placed: transform, in: context)
      cairo_set_fill_rule(cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_antialias(cr, style.isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
      cairo_fill(cr)
    case .stroke(let path, let style, let isAntialiased):
      append(path, placed: transform, in: context)
      set(style, in: cr)
      cairo_set_antialias(cr, isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
      cairo_stroke(cr)
    case .glyphs(let run):
      append(run, placed: transform, in: context)
      cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
      cairo_set_antialias(cr, CAIRO_ANTIALIAS_GOOD)
      cairo_fill(cr)
    }
  }

  private func set(_ style: StrokeStyle, in cr: OpaquePointer) {
    cairo_set_line_width(cr, style.lineWidth)
    switch style.lineCap {
    case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.lineJoin {
    case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cr, max(1, style.miterLimit))
    // Lengths that Cairo rejects (negative, or nothing but zeros) draw a plain line.
    let dash = style.dash.map { Double($0) }
    let isValid = !dash.isEmpty && dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
    if isValid, style.dashPhase.isFinite {
      cairo_set_dash(cr, dash, Int32(dash.count), style.dashPhase)
    } else {
      cairo_set_dash(cr, nil, 0, 0)
    }
  }

  /// Returns the outline of a rectangle.
  static func path(of rect: CGRect) -> Path {
    Path(elements: [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ])
  }
}

/// The paint of a shape.
enum ShapePaint {
  case paint(Paint)
  /// A bitmap, spread over the shape.
  case image(ImageContent)
}

extension LayerContent {
  fileprivate var isStroke: Bool {
    if case .stroke = self { return true }
    return false
  }
}
