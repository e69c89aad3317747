import Foundation
import Geometry
import Motion
import ViewGraph

/// Two shapes in the same rectangle, combined by a set operation.
nonisolated public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  enum Operation: Sendable {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  /// The role of the first shape.
  public static var role: ShapeRole { First.role }
  /// The layout direction behavior of the first shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  public func path(in rect: CGRect) -> Path {
    let a = first.path(in: rect)
    let b = second.path(in: rect)
    switch operation {
    case .union: return a.union(b, eoFill: eoFill)
    case .intersection: return a.intersection(b, eoFill: eoFill)
    case .subtraction: return a.subtracting(b, eoFill: eoFill)
    case .symmetricDifference: return a.symmetricDifference(b, eoFill: eoFill)
    case .lineIntersection: return a.lineIntersection(b, eoFill: eoFill)
    case .lineSubtraction: return a.lineSubtraction(b, eoFill: eoFill)
    }
  }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

nonisolated extension Shape {
  /// Returns a new shape with filled regions common to both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns a new shape with filled regions in either this shape or the given shape.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns a new shape with filled regions from this shape that are not in the given shape.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// Returns a new shape with filled regions either from this shape or the given shape, but not in both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns a new shape with a line from this shape that overlaps the filled regions of the given shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// Returns a new shape with a line from this shape that does not overlap the filled region of the given shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
