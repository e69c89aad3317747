/// An empty type for animatable data. Types that have nothing to animate use it.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates empty animatable data.
  public init() {}

  /// The only value of the type.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { .zero }
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { .zero }
  /// Does nothing, because there is no value to multiply.
  public mutating func scale(by rhs: Double) {}
  /// The squared magnitude, which is always 0.
  public var magnitudeSquared: Double { 0 }
}
