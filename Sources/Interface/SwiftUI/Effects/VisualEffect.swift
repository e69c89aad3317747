import Foundation
import Geometry
import ViewGraph

/// A change of a view's appearance that does not affect its ancestors or descendants. It is a function of the
/// geometry of the view, evaluated after layout.
nonisolated public protocol VisualEffect: Sendable {
  /// The operations of the effect, in order.
  var _operations: _VisualOperations { get }
}

/// The base visual effect that you apply additional effect to.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}
  public var _operations: _VisualOperations { _VisualOperations() }
}

/// An effect that follows other effects.
nonisolated public struct _ChainedVisualEffect: VisualEffect {
  public let _operations: _VisualOperations
}

nonisolated extension VisualEffect {
  private func adding(_ operation: _VisualOperations.Operation, _ numbers: CGFloat...) -> _ChainedVisualEffect {
    _ChainedVisualEffect(_operations: _operations.adding(operation, numbers.map(Double.init)))
  }

  /// Offsets the view by the horizontal and vertical distances, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, x, y) }

  /// Offsets the view by the specified amount, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset, offset.width, offset.height) }

  /// Scales the view's rendered output by the given horizontal and vertical size amounts, relative to an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, scale.width, scale.height, anchor.x, anchor.y)
  }

  /// Scales the view's drawing by the same factor on both axes, about an anchor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, scale, scale, anchor.x, anchor.y)
  }

  /// Scales the view's drawing by a factor for each axis, about an anchor.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale, x, y, anchor.x, anchor.y)
  }

  /// Rotates the view's rendered output in two dimensions around the specified point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation, CGFloat(angle.radians), anchor.x, anchor.y)
  }

  /// Renders the view's content as if it's rotated in three dimensions around the specified axis.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D, CGFloat(angle.radians), axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective)
  }

  /// Applies an affine transformation to the view's rendered output.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.affine, transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }

  /// Sets the transparency of the view, 0–1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, opacity) }

  /// Applies a Gaussian blur with a sigma of `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(opaque ? .opaqueBlur : .blur, radius)
  }

  /// Brightens the view by the specified amount.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, amount) }
  /// Sets the contrast and separation between similar colors in the view.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, amount) }
  /// Adds a grayscale effect to the view.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale, amount) }
  /// Applies a hue rotation effect to the view.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation, CGFloat(angle.radians)) }
  /// Adjusts the color saturation of the view.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, amount) }
}
