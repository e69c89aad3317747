import Foundation
import Geometry
import Motion
import ViewGraph

/// A shape in an inset rectangle, with corner radii reduced by the inset.
nonisolated public struct _InsetShape<Base: _InsetBase>: InsettableShape {
  /// The shape before the inset.
  public var base: Base
  /// The inset on every side, in points.
  public var amount: CGFloat

  /// The role of the underlying shape.
  public static var role: ShapeRole { Base.role }
  public func path(in rect: CGRect) -> Path { base._path(in: rect, inset: amount) }

  /// Returns the shape with a further inset, in points, added to its amount.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

/// A shape that can provide its outline in an inset rectangle.
nonisolated public protocol _InsetBase: Shape {
  func _path(in rect: CGRect, inset: CGFloat) -> Path
}

nonisolated extension _InsetBase {
  public func _path(in rect: CGRect, inset: CGFloat) -> Path {
    let inner = CGRect(
      x: rect.minX + inset, y: rect.minY + inset, width: max(0, rect.width - 2 * inset),
      height: max(0, rect.height - 2 * inset))
    return path(in: inner)
  }
}

extension Circle: InsettableShape, _InsetBase {
  /// Returns the circle, inset on every side by an amount in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Circle> { .init(base: self, amount: amount) }
}
extension Ellipse: InsettableShape, _InsetBase {
  /// Returns the ellipse, inset on every side by an amount in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> { .init(base: self, amount: amount) }
}
extension Rectangle: InsettableShape, _InsetBase {
  /// Returns the rectangle, inset on every side by an amount in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> { .init(base: self, amount: amount) }
}
extension Capsule: InsettableShape, _InsetBase {
  /// Returns the capsule, inset on every side by an amount in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<Capsule> { .init(base: self, amount: amount) }
}

extension RoundedRectangle: InsettableShape, _InsetBase {
  /// Returns the rounded rectangle, inset on every side by an amount in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<RoundedRectangle> {
    .init(base: self, amount: amount)
  }

  nonisolated public func _path(in rect: CGRect, inset: CGFloat) -> Path {
    let inner = CGRect(
      x: rect.minX + inset, y: rect.minY + inset, width: max(0, rect.width - 2 * inset),
      height: max(0, rect.height - 2 * inset))
    var smaller = self
    smaller.cornerSize = CGSize(
      width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
    return smaller.path(in: inner)
  }
}

extension UnevenRoundedRectangle: InsettableShape, _InsetBase {
  /// Returns the uneven rounded rectangle, inset on every side by an amount in points.
  nonisolated public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    .init(base: self, amount: amount)
  }

  nonisolated public func _path(in rect: CGRect, inset: CGFloat) -> Path {
    let inner = CGRect(
      x: rect.minX + inset, y: rect.minY + inset, width: max(0, rect.width - 2 * inset),
      height: max(0, rect.height - 2 * inset))
    var smaller = self
    smaller.cornerRadii = cornerRadii.inset(by: inset)
    return smaller.path(in: inner)
  }
}
