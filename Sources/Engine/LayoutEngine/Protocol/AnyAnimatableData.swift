import Motion

/// The type-erased animatable data of a layout, which `AnyLayout` interpolates.
///
/// Data of different types do not mix: arithmetic keeps the left operand, and a layout ignores data of another type.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The value, or `nil` for the zero of every type.
  package let value: (any VectorArithmetic)?

  package init(_ value: (any VectorArithmetic)?) { self.value = value }

  /// The zero of every type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(nil) }

  public static func == (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> Bool {
    func equals<V: VectorArithmetic>(_ left: V) -> Bool { left == (rhs.value as? V ?? .zero) }
    if let left = lhs.value { return equals(left) }
    func isZero<V: VectorArithmetic>(_ right: V) -> Bool { right == .zero }
    if let right = rhs.value { return isZero(right) }
    return true
  }

  public static func + (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    func sum<V: VectorArithmetic>(_ left: V) -> any VectorArithmetic { left + (rhs.value as? V ?? .zero) }
    guard let left = lhs.value else { return rhs }
    return _AnyAnimatableData(sum(left))
  }

  public static func - (lhs: _AnyAnimatableData, rhs: _AnyAnimatableData) -> _AnyAnimatableData {
    func difference<V: VectorArithmetic>(_ left: V) -> any VectorArithmetic { left - (rhs.value as? V ?? .zero) }
    func negated<V: VectorArithmetic>(_ right: V) -> any VectorArithmetic { V.zero - right }
    if let left = lhs.value { return _AnyAnimatableData(difference(left)) }
    return _AnyAnimatableData(rhs.value.map { negated($0) })
  }

  /// Multiplies the value by a factor. The zero of every type does not change.
  public mutating func scale(by rhs: Double) {
    func scaled<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic {
      var value = value
      value.scale(by: rhs)
      return value
    }
    self = _AnyAnimatableData(value.map { scaled($0) })
  }

  /// The square of the value's magnitude. For the zero of every type, 0.
  public var magnitudeSquared: Double { value?.magnitudeSquared ?? 0 }
}
