import CCairo
import Drawing
import Foundation
import Geometry

extension RasterRenderer {
  /// Adds a path in a layer's coordinate space to the context's current path. Afterwards, the matrix of the context is
  /// that of the layer's coordinate space, or of the device's if the transform is projective.
  func append(_ path: Path, placed transform: DeviceTransform, in context: DrawContext) {
    let cr = context.cairo
    guard transform.isAffine else {
      context.setDeviceMatrix()
      ProjectedPath.append(path, offsetX: 0, offsetY: 0, placed: transform, to: cr)
      return
    }
    context.setMatrix(transform)
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        cairo_move_to(cr, to.x, to.y)
        current = to
      case .line(let to):
        cairo_line_to(cr, to.x, to.y)
        current = to
      case .quadCurve(let to, let control):
        let (a, b) = Self.cubicControls(from: current, control: control, to: to)
        cairo_curve_to(cr, a.x, a.y, b.x, b.y, to.x, to.y)
        current = to
      case .curve(let to, let control1, let control2):
        cairo_curve_to(cr, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
        current = to
      case .closeSubpath:
        cairo_close_path(cr)
        if cairo_has_current_point(cr) != 0 {
          var x = 0.0
          var y = 0.0
          cairo_get_current_point(cr, &x, &y)
          current = CGPoint(x: x, y: y)
        }
      }
    }
  }

  /// Adds the glyph outlines of a run to the context's current path.
  func append(_ run: GlyphRun, placed transform: DeviceTransform, in context: DrawContext) {
    let cr = context.cairo
    guard transform.isAffine else {
      context.setDeviceMatrix()
      for glyph in run.glyphs {
        let outline = glyphs.outline(of: glyph.id, in: run.source)
        ProjectedPath.append(outline.path, offsetX: glyph.x, offsetY: glyph.y, placed: transform, to: cr)
      }
      return
    }
    for glyph in run.glyphs {
      let outline = glyphs.outline(of: glyph.id, in: run.source)
      if outline.isEmpty { continue }
      context.setMatrix(DeviceTransform(translationX: glyph.x, y: glyph.y).concatenating(transform))
      outline.append(to: cr)
    }
    context.setMatrix(transform)
  }

  /// Returns the cubic curve that equals a quadratic one.
  static func cubicControls(from p: CGPoint, control c: CGPoint, to q: CGPoint) -> (CGPoint, CGPoint) {
    let third = 2.0 / 3.0
    return (
      CGPoint(x: p.x + (c.x - p.x) * third, y: p.y + (c.y - p.y) * third),
      CGPoint(x: q.x + (c.x - q.x) * third, y: q.y + (c.y - q.y) * third)
    )
  }
}
