import Foundation

/// A 3 × 3 projective transform of points in the plane, row vectors: [x y 1] · M, divided by the third component.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1.0
  public var m12: CGFloat = 0.0
  public var m13: CGFloat = 0.0
  public var m21: CGFloat = 0.0
  public var m22: CGFloat = 1.0
  public var m23: CGFloat = 0.0
  public var m31: CGFloat = 0.0
  public var m32: CGFloat = 0.0
  public var m33: CGFloat = 1.0

  public init() {}

  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }
}
