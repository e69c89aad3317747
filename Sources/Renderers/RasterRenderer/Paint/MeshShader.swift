import CCairo
import Foundation
import Geometry

/// A shader for a grid of colored points. Each cell is split into small quadrilaterals, whose corners are
/// interpolated in the gradient's color space. With `smooths`, colors follow Hermite curves through the grid, so that
/// cell borders are not visible.
struct MeshShader {
  var width: Int
  var height: Int
  /// The points, row by row, in the layer's coordinate space.
  var points: [CGPoint]
  var colors: [Color.Resolved]
  var background: Color.Resolved
  var smooths: Bool
  var isPerceptual: Bool

  /// The number of quadrilaterals along each side of a cell.
  private static let steps = 12

  /// Fills the whole buffer.
  func shade(_ buffer: PixelBuffer, placed transform: DeviceTransform, opacity: Double) {
    let cr = buffer.context
    let backdrop = UnpremultipliedColor(background, opacity: opacity)
    cairo_set_source_rgba(cr, backdrop.red, backdrop.green, backdrop.blue, backdrop.alpha)
    cairo_paint(cr)
    guard width > 1, height > 1, points.count >= width * height, colors.count >= width * height else { return }
    let pattern = cairo_pattern_create_mesh()
    let lattice = colors.map { Coordinates($0, isPerceptual) }
    for row in 0..<(height - 1) {
      for column in 0..<(width - 1) { addCell(column, row, lattice: lattice, opacity: opacity, to: pattern!) }
    }
    DrawContext(buffer: buffer, area: buffer.rect).setMatrix(transform)
    cairo_set_source(cr, pattern)
    cairo_paint(cr)
    cairo_identity_matrix(cr)
    cairo_pattern_destroy(pattern)
  }

  private func addCell(
    _ column: Int, _ row: Int, lattice: [Coordinates], opacity: Double, to pattern: OpaquePointer
  ) {
    let n = Self.steps
    var corners: [(point: CGPoint, color: UnpremultipliedColor)] = []
    corners.reserveCapacity((n + 1) * (n + 1))
    for j in 0...n {
      let v = Double(j) / Double(n)
      for i in 0...n {
        let u = Double(i) / Double(n)
        corners.append((point(column, row, u, v), color(column, row, u, v, lattice: lattice, opacity: opacity)))
      }
    }
    for j in 0..<n {
      for i in 0..<n {
        let ids = [j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i]
        cairo_mesh_pattern_begin_patch(pattern)
        for (k, id) in ids.enumerated() {
          let p = corners[id].point
          if k == 0 {
            cairo_mesh_pattern_move_to(pattern, p.x, p.y)
          } else {
            cairo_mesh_pattern_line_to(pattern, p.x, p.y)
          }
        }
        for (k, id) in ids.enumerated() {
          let c = corners[id].color
          cairo_mesh_pattern_set_corner_color_rgba(pattern, UInt32(k), c.red, c.green, c.blue, c.alpha)
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
    }
  }

  private func point(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> CGPoint {
    let a = points[row * width + column]
    let b = points[row * width + column + 1]
    let c = points[(row + 1) * width + column]
    let d = points[(row + 1) * width + column + 1]
    let top = CGPoint(x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u)
    let bottom = CGPoint(x: c.x + (d.x - c.x) * u, y: c.y + (d.y - c.y) * u)
    return CGPoint(x: top.x + (bottom.x - top.x) * v, y: top.y + (bottom.y - top.y) * v)
  }

  private func color(
    _ column: Int, _ row: Int, _ u: Double, _ v: Double, lattice: [Coordinates], opacity: Double
  ) -> UnpremultipliedColor {
    let wu = weights(u, index: column, count: width)
    let wv = weights(v, index: row, count: height)
    var sum = Coordinates()
    for (y, weightY) in wv {
      for (x, weightX) in wu { sum.add(lattice[y * width + x], times: weightX * weightY) }
    }
    return sum.color(isPerceptual, opacity: opacity)
  }

  /// Returns the grid lines, with their weights, that influence a position at the fraction `t` between line `index` and
  /// the next.
  private func weights(_ t: Double, index: Int, count: Int) -> [(line: Int, weight: Double)] {
    if !smooths { return [(index, 1 - t), (index + 1, t)] }
    let t2 = t * t
    let t3 = t2 * t
    // The Hermite basis, with tangents of half the neighbors' difference, one-sided at the border.
    let from = 2 * t3 - 3 * t2 + 1
    let to = 3 * t2 - 2 * t3
    let leave = t3 - 2 * t2 + t
    let arrive = t3 - t2
    var result: [(line: Int, weight: Double)] = [(index, from), (index + 1, to)]
    let before = max(index - 1, 0)
    let after = min(index + 2, count - 1)
    let leaveSpan = index + 1 - before == 2 ? 0.5 : 1.0
    let arriveSpan = after - index == 2 ? 0.5 : 1.0
    result.append((index + 1, leave * leaveSpan))
    result.append((before, -leave * leaveSpan))
    result.append((after, arrive * arriveSpan))
    result.append((index, -arrive * arriveSpan))
    return result
  }

  /// A color in the interpolation space of the mesh.
  private struct Coordinates {
    var x = 0.0
    var y = 0.0
    var z = 0.0
    var alpha = 0.0

    init() {}

    init(_ color: Color.Resolved, _ isPerceptual: Bool) {
      alpha = UnpremultipliedColor.clamp(Double(color.opacity))
      if isPerceptual {
        let lab = Oklab(color)
        (x, y, z) = (lab.lightness, lab.a, lab.b)
      } else {
        let c = UnpremultipliedColor(color)
        (x, y, z) = (c.red, c.green, c.blue)
      }
    }

    mutating func add(_ other: Coordinates, times weight: Double) {
      x += other.x * weight
      y += other.y * weight
      z += other.z * weight
      alpha += other.alpha * weight
    }

    func color(_ isPerceptual: Bool, opacity: Double) -> UnpremultipliedColor {
      if isPerceptual {
        let lab = Oklab(lightness: x, a: y, b: z)
        return UnpremultipliedColor(lab.resolved(opacity: Float(alpha)), opacity: opacity)
      }
      return UnpremultipliedColor(
        red: UnpremultipliedColor.clamp(x), green: UnpremultipliedColor.clamp(y), blue: UnpremultipliedColor.clamp(z),
        alpha: UnpremultipliedColor.clamp(alpha) * opacity)
    }
  }
}
