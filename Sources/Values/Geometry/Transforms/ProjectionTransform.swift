import Foundation

/// A 3 × 3 projective transform of points in the plane. Points are row vectors: [x y 1] · M, divided by the third
/// component.
public struct ProjectionTransform: Equatable, Sendable {
  /// The component in row 1, column 1.
  public var m11: CGFloat = 1.0
  /// The component in row 1, column 2.
  public var m12: CGFloat = 0.0
  /// The component in row 1, column 3.
  public var m13: CGFloat = 0.0
  /// The component in row 2, column 1.
  public var m21: CGFloat = 0.0
  /// The component in row 2, column 2.
  public var m22: CGFloat = 1.0
  /// The component in row 2, column 3.
  public var m23: CGFloat = 0.0
  /// The component in row 3, column 1.
  public var m31: CGFloat = 0.0
  /// The component in row 3, column 2.
  public var m32: CGFloat = 0.0
  /// The component in row 3, column 3.
  public var m33: CGFloat = 1.0

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform with the effect of an affine one.
  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Creates the transform of the plane z = 0, projected along z.
  public init(_ m: CATransform3D) {
    m11 = m.m11
    m12 = m.m12
    m13 = m.m14
    m21 = m.m21
    m22 = m.m22
    m23 = m.m24
    m31 = m.m41
    m32 = m.m42
    m33 = m.m44
  }

  /// A Boolean value that indicates whether the transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// A Boolean value that indicates whether the transform is affine.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The affine transform with the same effect, or `nil` if there is none.
  package var affine: CGAffineTransform? {
    isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
  }

  package var determinant: CGFloat {
    let first: CGFloat = m11 * (m22 * m33 - m23 * m32)
    let second: CGFloat = m12 * (m21 * m33 - m23 * m31)
    let third: CGFloat = m13 * (m21 * m32 - m22 * m31)
    return first - second + third
  }

  /// Replaces the transform with its inverse. Returns false, and leaves it unchanged, if it is not invertible.
  public mutating func invert() -> Bool {
    let det: CGFloat = determinant
    guard det != 0, det.isFinite else { return false }
    var r = ProjectionTransform()
    r.m11 = (m22 * m33 - m23 * m32) / det
    r.m12 = (m13 * m32 - m12 * m33) / det
    r.m13 = (m12 * m23 - m13 * m22) / det
    r.m21 = (m23 * m31 - m21 * m33) / det
    r.m22 = (m11 * m33 - m13 * m31) / det
    r.m23 = (m13 * m21 - m11 * m23) / det
    r.m31 = (m21 * m32 - m22 * m31) / det
    r.m32 = (m12 * m31 - m11 * m32) / det
    r.m33 = (m11 * m22 - m12 * m21) / det
    self = r
    return true
  }

  /// Returns the inverse, or the transform itself if it is not invertible.
  public func inverted() -> ProjectionTransform {
    var result = self
    _ = result.invert()
    return result
  }

  /// Returns this transform followed by `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var r = ProjectionTransform()
    r.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    r.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    r.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    r.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    r.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    r.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    r.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    r.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    r.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return r
  }

  /// Returns this transform about `anchor` instead of the origin.
  package func about(_ anchor: CGPoint) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y)).concatenating(self)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }
}

extension CGPoint {
  /// Returns the projected point.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let px: CGFloat = m.m11 * x + m.m21 * y + m.m31
    let py: CGFloat = m.m12 * x + m.m22 * y + m.m32
    if m.isAffine { return CGPoint(x: px, y: py) }
    let w: CGFloat = m.m13 * x + m.m23 * y + m.m33
    return CGPoint(x: px / w, y: py / w)
  }
}
