import CCairo
import Drawing
import Foundation
import Geometry

extension RasterRenderer {
  /// Draws the content of a layer.
  func drawContent(_ content: LayerContent, placed transform: DeviceTransform, opacity: Double, in pass: DrawContext) {
    if case .none = content { return }
    let device = transform.mapBounds(localBounds(of: content))
    guard device.minX.isFinite, device.minY.isFinite, device.width.isFinite, device.height.isFinite else { return }
    // One pixel is for antialiasing.
    let area = PixelRect(enclosing: device).outset(1).intersection(pass.area)
    if area.isEmpty { return }
    if !transform.isAffine, !isDrawableProjected(content) {
      drawWarped(placed: transform, localBounds: localBounds(of: content), opacity: 1, in: pass) { flat, inner in
        drawContent(content, placed: flat, opacity: opacity, in: inner)
      }
      return
    }
    switch content {
    case .none: break
    case .fill(let fill): drawFill(fill, placed: transform, opacity: opacity, area: area, in: pass)
    case .stroke(let stroke): drawStroke(stroke, placed: transform, opacity: opacity, area: area, in: pass)
    case .text(let text): drawText(text, placed: transform, opacity: opacity, area: area, in: pass)
    case .image(let image): drawImage(image, placed: transform, opacity: opacity, area: area, in: pass)
    }
  }

  private func drawFill(
    _ fill: FillContent, placed transform: DeviceTransform, opacity: Double, area: PixelRect, in pass: DrawContext
  ) {
    let cr = pass.context
    append(fill.path, placed: transform, in: pass)
    guard setSource(fill.paint, placed: transform, opacity: opacity, area: area, in: pass) else {
      cairo_new_path(cr)
      return
    }
    cairo_set_fill_rule(cr, fill.style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cr, fill.style.isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    cairo_fill(cr)
  }

  private func drawStroke(
    _ stroke: StrokeContent, placed transform: DeviceTransform, opacity: Double, area: PixelRect, in pass: DrawContext
  ) {
    let style = stroke.style
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
    let cr = pass.context
    append(stroke.path, placed: transform, in: pass)
    guard setSource(stroke.paint, placed: transform, opacity: opacity, area: area, in: pass) else {
      cairo_new_path(cr)
      return
    }
    pass.setMatrix(transform)
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
    setDash(style)
    cairo_set_antialias(cr, stroke.isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    cairo_stroke(cr)

    /// Sets the dash pattern. Lengths that Cairo rejects (negative, or all zeros) draw a solid line.
    func setDash(_ style: StrokeStyle) {
      let dash = style.dash.map { Double($0) }
      let isValid = !dash.isEmpty && dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
      if isValid, style.dashPhase.isFinite {
        cairo_set_dash(cr, dash, Int32(dash.count), style.dashPhase)
      } else {
        cairo_set_dash(cr, nil, 0, 0)
      }
    }
  }

  private func drawText(
    _ text: TextContent, placed transform: DeviceTransform, opacity: Double, area: PixelRect, in pass: DrawContext
  ) {
    let cr = pass.context
    cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_GOOD)
    for run in text.runs where text.paints.indices.contains(run.style) {
      append(run, placed: transform, in: pass)
      if setSource(text.paints[run.style], placed: transform, opacity: opacity, area: area, in: pass) {
        cairo_fill(cr)
      } else {
        cairo_new_path(cr)
      }
    }
    for bar in text.bars where text.paints.indices.contains(bar.style) {
      append(Self.path(of: bar.rect), placed: transform, in: pass)
      if setSource(text.paints[bar.style], placed: transform, opacity: opacity, area: area, in: pass) {
        cairo_fill(cr)
      } else {
        cairo_new_path(cr)
      }
    }
  }

  /// Returns the outline of a rectangle.
  static func path(of rect: CGRect) -> Path {
    Path(elements: [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ])
  }

  /// Returns whether a content stays sharp under a projective transform, which are outlines in one color. All others
  /// are drawn flat and warped.
  private func isDrawableProjected(_ content: LayerContent) -> Bool {
    switch content {
    case .none: return true
    case .fill(let fill): return fill.paint.isSolid
    case .text(let text): return text.paints.allSatisfy(\.isSolid)
    case .stroke, .image: return false
    }
  }
}

extension Paint {
  /// A Boolean value that indicates whether the paint is a single color.
  var isSolid: Bool {
    if case .color = self { return true }
    return false
  }
}
