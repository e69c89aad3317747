import Foundation
import Geometry
import Motion
import ViewGraph

/// A shape with an offset.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The underlying shape.
  public var shape: Content
  /// The offset of the path, in points.
  public var offset: CGSize

  /// Creates a shape that is moved by an offset in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The role of the underlying shape.
  public static var role: ShapeRole { Content.role }
  /// The layout direction behavior of the underlying shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

/// A shape with a scale transform applied to it.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The underlying shape.
  public var shape: Content
  /// The horizontal and the vertical scale factor.
  public var scale: CGSize
  /// The fixed point of the transform, as a fraction of the rectangle.
  public var anchor: UnitPoint

  /// Creates a shape that is scaled around an anchor. Default `.center`.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The role of the underlying shape.
  public static var role: ShapeRole { Content.role }
  /// The layout direction behavior of the underlying shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path {
    let pivot = anchor.point(in: rect)
    let transform = CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: pivot.x - scale.width * pivot.x,
      ty: pivot.y - scale.height * pivot.y)
    return shape.path(in: rect).applying(transform)
  }

  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape with a rotation transform applied to it.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The underlying shape.
  public var shape: Content
  /// The angle of the rotation, clockwise for positive values.
  public var angle: Angle
  /// The fixed point of the transform, as a fraction of the rectangle.
  public var anchor: UnitPoint

  /// Creates a shape that is rotated around an anchor. Default `.center`.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The role of the underlying shape.
  public static var role: ShapeRole { Content.role }
  /// The layout direction behavior of the underlying shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path {
    let pivot = anchor.point(in: rect)
    let transform = CGAffineTransform(translationX: -pivot.x, y: -pivot.y)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
      .concatenating(CGAffineTransform(translationX: pivot.x, y: pivot.y))
    return shape.path(in: rect).applying(transform)
  }

  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape with an affine transform applied to it.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The underlying shape.
  public var shape: Content
  /// The transform of the path.
  public var transform: CGAffineTransform

  /// Creates a shape whose path is transformed.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The role of the underlying shape.
  public static var role: ShapeRole { Content.role }
  /// The layout direction behavior of the underlying shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape with a fixed size that ignores the proposal.
nonisolated public struct _SizedShape<S: Shape>: Shape {
  /// The underlying shape.
  public var shape: S
  /// The size of the rectangle in which the path is created, in points.
  public var size: CGSize

  /// The role of the underlying shape.
  public static var role: ShapeRole { S.role }
  /// The layout direction behavior of the underlying shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }

  public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

nonisolated extension Shape {
  /// Changes the relative position of this shape using the specified size.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

  /// Changes the relative position of this shape using the specified point.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Changes the relative position of this shape using the specified point.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Scales this shape without changing its bounding frame.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales this shape without changing its bounding frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Rotates this shape around an anchor point at the angle you specify.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Applies an affine transform to this shape.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Returns a new version of self representing the same shape, but that will ask it to create its path from a rect
  /// of `size`.
  public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

  /// Returns a shape whose path is created in a rectangle of the given width and height, in points.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }
}
