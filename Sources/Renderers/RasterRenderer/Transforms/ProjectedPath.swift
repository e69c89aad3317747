import CCairo
import Foundation
import Geometry

/// A path under a projective transform. Curves become chords, and parts too close to the viewer are clipped.
enum ProjectedPath {
  private typealias Point = (x: Double, y: Double, w: Double)

  /// The number of chords per curve. Projected curves of an indicator's size stay within 0.02 pixels.
  private static let steps = 32

  static func append(
    _ path: Path, offsetX: Double, offsetY: Double, placed transform: DeviceTransform, to cr: OpaquePointer
  ) {
    var polygon: [Point] = []
    var current = CGPoint.zero
    var start = CGPoint.zero

    func add(_ p: CGPoint) { polygon.append(transform.homogeneous(p.x + offsetX, p.y + offsetY)) }
    func finish() {
      emit(cut(polygon), to: cr)
      polygon.removeAll(keepingCapacity: true)
    }
    func curve(_ a: CGPoint, _ b: CGPoint, _ q: CGPoint) {
      let p = current
      if polygon.isEmpty { add(p) }
      var i = 1
      while i <= steps {
        let t = Double(i) / Double(steps)
        let u = 1 - t
        let k0 = u * u * u
        let k1 = 3 * u * u * t
        let k2 = 3 * u * t * t
        let k3 = t * t * t
        let x = k0 * p.x + k1 * a.x + k2 * b.x + k3 * q.x
        let y = k0 * p.y + k1 * a.y + k2 * b.y + k3 * q.y
        add(CGPoint(x: x, y: y))
        i += 1
      }
      current = q
    }

    for element in path.elements {
      switch element {
      case .move(let to):
        finish()
        add(to)
        current = to
        start = to
      case .line(let to):
        if polygon.isEmpty { add(current) }
        add(to)
        current = to
      case .quadCurve(let to, let control):
        let (a, b) = RasterRenderer.cubicControls(from: current, control: control, to: to)
        curve(a, b, to)
      case .curve(let to, let control1, let control2):
        curve(control1, control2, to)
      case .closeSubpath:
        finish()
        current = start
      }
    }
    finish()
  }

  /// Clips a closed polygon against the nearest depth, with the algorithm of Sutherland and Hodgman.
  private static func cut(_ polygon: [Point]) -> [Point] {
    let near = DeviceTransform.nearest
    if polygon.allSatisfy({ $0.w >= near }) { return polygon }
    var result: [Point] = []
    for (i, p) in polygon.enumerated() {
      let q = polygon[(i + 1) % polygon.count]
      if p.w >= near { result.append(p) }
      if (p.w >= near) != (q.w >= near) {
        let t = (near - p.w) / (q.w - p.w)
        result.append((p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t, near))
      }
    }
    return result
  }

  private static func emit(_ polygon: [Point], to cr: OpaquePointer) {
    guard polygon.count > 2 else { return }
    // Cairo's coordinates are 24.8 fixed point.
    let limit = 4_000_000.0
    for (i, p) in polygon.enumerated() {
      let x = max(-limit, min(limit, p.x / p.w))
      let y = max(-limit, min(limit, p.y / p.w))
      if i == 0 { cairo_move_to(cr, x, y) } else { cairo_line_to(cr, x, y) }
    }
    cairo_close_path(cr)
  }
}
