import Foundation

/// A 4 × 4 transform of points in space.
///
/// Points are row vectors: [x y z 1] · M, divided by the fourth component. The type belongs to Core Animation, which
/// Linux does not have.
public struct CATransform3D: Equatable, Sendable {
  /// The component in row 1, column 1.
  public var m11: CGFloat
  /// The component in row 1, column 2.
  public var m12: CGFloat
  /// The component in row 1, column 3.
  public var m13: CGFloat
  /// The component in row 1, column 4.
  public var m14: CGFloat
  /// The component in row 2, column 1.
  public var m21: CGFloat
  /// The component in row 2, column 2.
  public var m22: CGFloat
  /// The component in row 2, column 3.
  public var m23: CGFloat
  /// The component in row 2, column 4.
  public var m24: CGFloat
  /// The component in row 3, column 1.
  public var m31: CGFloat
  /// The component in row 3, column 2.
  public var m32: CGFloat
  /// The component in row 3, column 3.
  public var m33: CGFloat
  /// The component in row 3, column 4.
  public var m34: CGFloat
  /// The component in row 4, column 1.
  public var m41: CGFloat
  /// The component in row 4, column 2.
  public var m42: CGFloat
  /// The component in row 4, column 3.
  public var m43: CGFloat
  /// The component in row 4, column 4.
  public var m44: CGFloat

  /// Creates a transform with all components zero.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0,
      m43: 0, m44: 0)
  }

  /// Creates a value from its components.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  package static let identity: CATransform3D = {
    var t = CATransform3D()
    (t.m11, t.m22, t.m33, t.m44) = (1, 1, 1, 1)
    return t
  }()

  var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  init(rows r: [[CGFloat]]) {
    self.init()
    (m11, m12, m13, m14) = (r[0][0], r[0][1], r[0][2], r[0][3])
    (m21, m22, m23, m24) = (r[1][0], r[1][1], r[1][2], r[1][3])
    (m31, m32, m33, m34) = (r[2][0], r[2][1], r[2][2], r[2][3])
    (m41, m42, m43, m44) = (r[3][0], r[3][1], r[3][2], r[3][3])
  }

  /// Returns this transform followed by `t`.
  package func concatenating(_ t: CATransform3D) -> CATransform3D {
    let a: [[CGFloat]] = rows
    let b: [[CGFloat]] = t.rows
    var r = CATransform3D().rows
    for i in 0..<4 {
      for j in 0..<4 {
        var sum: CGFloat = 0
        for k in 0..<4 { sum += a[i][k] * b[k][j] }
        r[i][j] = sum
      }
    }
    return CATransform3D(rows: r)
  }

  /// Returns the inverse, by Gauss-Jordan elimination, or the transform itself if it is not invertible.
  package func inverted() -> CATransform3D {
    var m: [[CGFloat]] = rows
    var inverse: [[CGFloat]] = CATransform3D.identity.rows
    for column in 0..<4 {
      let candidates: Range<Int> = column..<4
      guard let pivot = candidates.max(by: { abs(m[$0][column]) < abs(m[$1][column]) }), m[pivot][column] != 0 else {
        return self
      }
      m.swapAt(column, pivot)
      inverse.swapAt(column, pivot)
      let divisor: CGFloat = m[column][column]
      for j in 0..<4 {
        m[column][j] /= divisor
        inverse[column][j] /= divisor
      }
      for i in 0..<4 where i != column {
        let factor: CGFloat = m[i][column]
        for j in 0..<4 {
          m[i][j] -= factor * m[column][j]
          inverse[i][j] -= factor * inverse[column][j]
        }
      }
    }
    return CATransform3D(rows: inverse)
  }
}
