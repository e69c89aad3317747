import Foundation

/// A type whose values can be added, subtracted, scaled and measured, and can therefore be animated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component of this value by `rhs`.
  mutating func scale(by rhs: Double)

  /// The dot product of this value with itself.
  var magnitudeSquared: Double { get }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by a factor, rounded to single precision.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number, in double precision.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number, in double precision.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension VectorArithmetic {
  /// Returns a value with each component of this value multiplied by the given factor.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Interpolates this value towards `other`.
  ///
  /// - Parameters:
  ///   - other: The value to interpolate towards.
  ///   - amount: The fraction of the distance: 0 leaves the value unchanged, 1 makes it equal to `other`.
  public mutating func interpolate(towards other: Self, amount: Double) { self = mixed(with: other, by: amount) }

  /// Returns this value interpolated towards `other`.
  ///
  /// - Parameters:
  ///   - other: The value to interpolate towards.
  ///   - amount: The fraction of the distance: 0 returns this value, 1 returns `other`.
  public func interpolated(towards other: Self, amount: Double) -> Self { mixed(with: other, by: amount) }

  /// Returns the value on the straight line from `self` (`fraction` 0) to `other` (1), without clamping.
  package func mixed(with other: Self, by fraction: Double) -> Self {
    self + (other - self).scaled(by: fraction)
  }
}
