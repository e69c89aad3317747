import Foundation
import Geometry

/// A number from a view that cannot be drawn: not a number, infinite, or out of the range of coordinates.
package struct InvalidNumber: Equatable, Sendable {
  /// The attribute, such as "shadow offset".
  package var attribute: String
  package var value: Double
  /// The number that is used instead.
  package var used: Double

  package init(_ attribute: String, _ value: Double, used: Double) {
    self.attribute = attribute
    self.value = value
    self.used = used
  }

  /// The end of a sentence that starts with the view.
  package var sentence: String { "\(attribute) \(Self.text(value)) cannot be drawn; \(Self.text(used)) is used." }

  private static func text(_ value: Double) -> String {
    if value.isNaN { return "nan" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}

/// Replaces the numbers of a value that cannot be drawn, and keeps the first of them.
struct NumberGuard {
  private(set) var first: InvalidNumber?

  mutating func coordinate(_ value: CGFloat, _ attribute: String) -> CGFloat {
    if value.isCoordinate { return value }
    let used = value.nearestCoordinate
    note(Double(value), attribute, used: Double(used))
    return used
  }

  mutating func point(_ value: CGPoint, _ attribute: String) -> CGPoint {
    CGPoint(x: coordinate(value.x, attribute), y: coordinate(value.y, attribute))
  }

  mutating func rect(_ value: CGRect, _ attribute: String) -> CGRect {
    // The null rectangle, which has an infinite origin, stands for nothing.
    if value.isNull { return value }
    return CGRect(
      x: coordinate(value.origin.x, attribute), y: coordinate(value.origin.y, attribute),
      width: coordinate(value.size.width, attribute), height: coordinate(value.size.height, attribute))
  }

  /// Replaces a number that is not a coordinate, such as a factor or an angle.
  mutating func number(_ value: Double, _ attribute: String) -> Double {
    Double(coordinate(CGFloat(value), attribute))
  }

  mutating func note(_ value: Double, _ attribute: String, used: Double) {
    if first == nil { first = InvalidNumber(attribute, value, used: used) }
  }
}
