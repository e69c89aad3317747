/// A collection of any number of animatable values, animated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values, as a tuple.
  public var value: (repeat each Value)

  /// Creates a collection from the given values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// The collection of zeros.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  public static func == (lhs: AnimatableValues, rhs: AnimatableValues) -> Bool {
    for (left, right) in repeat (each lhs.value, each rhs.value) {
      guard left == right else { return false }
    }
    return true
  }

  public static func + (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value + each rhs.value)
  }

  public static func - (lhs: AnimatableValues, rhs: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each lhs.value - each rhs.value)
  }

  /// Multiplies all values by a factor.
  public mutating func scale(by rhs: Double) {
    value = (repeat (each value).scaled(by: rhs))
  }

  /// The sum of the squared magnitudes of all values.
  public var magnitudeSquared: Double {
    var sum: Double = 0
    for component in repeat each value { sum += component.magnitudeSquared }
    return sum
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
