import CCairo
import Foundation
import Geometry

/// A 3 × 3 projective transform from a layer's points to device pixels: [x y 1] · M, divided by the third component.
struct DeviceTransform: Equatable {
  var m11 = 1.0, m12 = 0.0, m13 = 0.0
  var m21 = 0.0, m22 = 1.0, m23 = 0.0
  var m31 = 0.0, m32 = 0.0, m33 = 1.0

  init() {}

  init(scale: Double) {
    m11 = scale
    m22 = scale
  }

  init(translationX x: Double, y: Double) {
    m31 = x
    m32 = y
  }

  init(_ p: ProjectionTransform) {
    m11 = p.m11
    m12 = p.m12
    m13 = p.m13
    m21 = p.m21
    m22 = p.m22
    m23 = p.m23
    m31 = p.m31
    m32 = p.m32
    m33 = p.m33
  }

  /// Returns this transform followed by `next`.
  func concatenating(_ n: DeviceTransform) -> DeviceTransform {
    var r = DeviceTransform()
    r.m11 = m11 * n.m11 + m12 * n.m21 + m13 * n.m31
    r.m12 = m11 * n.m12 + m12 * n.m22 + m13 * n.m32
    r.m13 = m11 * n.m13 + m12 * n.m23 + m13 * n.m33
    r.m21 = m21 * n.m11 + m22 * n.m21 + m23 * n.m31
    r.m22 = m21 * n.m12 + m22 * n.m22 + m23 * n.m32
    r.m23 = m21 * n.m13 + m22 * n.m23 + m23 * n.m33
    r.m31 = m31 * n.m11 + m32 * n.m21 + m33 * n.m31
    r.m32 = m31 * n.m12 + m32 * n.m22 + m33 * n.m32
    r.m33 = m31 * n.m13 + m32 * n.m23 + m33 * n.m33
    return r
  }

  /// Returns the `position` and `transform` of a layer, followed by this transform.
  func entering(position: CGPoint, transform: ProjectionTransform?) -> DeviceTransform {
    if let transform {
      var local = DeviceTransform(transform)
      // With row vectors, adding a translation after a projective transform adds multiples of the third column.
      local.m11 += local.m13 * position.x
      local.m21 += local.m23 * position.x
      local.m31 += local.m33 * position.x
      local.m12 += local.m13 * position.y
      local.m22 += local.m23 * position.y
      local.m32 += local.m33 * position.y
      return local.concatenating(self)
    }
    if position == .zero { return self }
    return DeviceTransform(translationX: position.x, y: position.y).concatenating(self)
  }

  var isAffine: Bool { abs(m13) < 1e-12 && abs(m23) < 1e-12 && m33 != 0 }

  var isFinite: Bool {
    (m11 + m12 + m13).isFinite && (m21 + m22 + m23).isFinite && (m31 + m32 + m33).isFinite
  }

  /// The Cairo matrix of an affine transform.
  var cairoMatrix: cairo_matrix_t {
    let w = 1 / m33
    return cairo_matrix_t(xx: m11 * w, yx: m12 * w, xy: m21 * w, yy: m22 * w, x0: m31 * w, y0: m32 * w)
  }

  /// The same where it is affine.
  var affine: SceneTransform {
    let w = 1 / m33
    var r = SceneTransform()
    (r.a, r.b, r.c, r.d, r.tx, r.ty) = (m11 * w, m12 * w, m21 * w, m22 * w, m31 * w, m32 * w)
    return r
  }

  /// Cairo puts a context with a matrix that it cannot invert into an error state for good.
  var isInvertible: Bool {
    let d = determinant
    return d.isFinite && abs(d) > 1e-12
  }

  var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The number of pixels per point, averaged over directions, at the origin of an affine transform.
  var meanScale: Double { abs((m11 * m22 - m12 * m21) / (m33 * m33)).squareRoot() }

  func homogeneous(_ x: Double, _ y: Double) -> (x: Double, y: Double, w: Double) {
    (x * m11 + y * m21 + m31, x * m12 + y * m22 + m32, x * m13 + y * m23 + m33)
  }

  /// Maps a point in front of the viewer. Callers must check `w` if that is not given.
  func map(_ p: CGPoint) -> CGPoint {
    let h = homogeneous(p.x, p.y)
    return CGPoint(x: h.x / h.w, y: h.y / h.w)
  }

  /// Maps a length without the translation, for affine transforms.
  func mapVector(_ v: CGSize) -> CGSize {
    CGSize(width: (v.width * m11 + v.height * m21) / m33, height: (v.width * m12 + v.height * m22) / m33)
  }

  var inverted: DeviceTransform {
    var r = DeviceTransform()
    let d = 1 / determinant
    r.m11 = (m22 * m33 - m23 * m32) * d
    r.m12 = (m13 * m32 - m12 * m33) * d
    r.m13 = (m12 * m23 - m13 * m22) * d
    r.m21 = (m23 * m31 - m21 * m33) * d
    r.m22 = (m11 * m33 - m13 * m31) * d
    r.m23 = (m13 * m21 - m11 * m23) * d
    r.m31 = (m21 * m32 - m22 * m31) * d
    r.m32 = (m12 * m31 - m11 * m32) * d
    r.m33 = (m11 * m22 - m12 * m21) * d
    return r
  }

  /// Returns the bounding box of a transformed rectangle. Parts behind the viewer are clipped.
  func mapBounds(_ rect: CGRect) -> CGRect {
    if rect.isNull || rect.isEmpty && rect.width == 0 && rect.height == 0 { return .null }
    let corners = [
      homogeneous(rect.minX, rect.minY), homogeneous(rect.maxX, rect.minY), homogeneous(rect.maxX, rect.maxY),
      homogeneous(rect.minX, rect.maxY),
    ]
    var box = BoundingBox()
    for i in 0..<4 {
      let p = corners[i]
      let q = corners[(i + 1) % 4]
      if p.w >= Self.nearest { box.add(p.x / p.w, p.y / p.w) }
      if (p.w >= Self.nearest) != (q.w >= Self.nearest) {
        let t = (Self.nearest - p.w) / (q.w - p.w)
        box.add((p.x + (q.x - p.x) * t) / Self.nearest, (p.y + (q.y - p.y) * t) / Self.nearest)
      }
    }
    return box.rect
  }

  /// The depth (the third component) at which geometry that approaches the viewer is clipped: a hundredth of the
  /// distance of an untransformed plane.
  static let nearest = 0.01
}

/// A bounding box that grows with each added point.
struct BoundingBox {
  var minX = Double.infinity
  var minY = Double.infinity
  var maxX = -Double.infinity
  var maxY = -Double.infinity

  mutating func add(_ x: Double, _ y: Double) {
    if x < minX { minX = x }
    if x > maxX { maxX = x }
    if y < minY { minY = y }
    if y > maxY { maxY = y }
  }

  var rect: CGRect {
    minX <= maxX && minY <= maxY ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }
}
