import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// The modifier of `rotation3DEffect`: it rotates the content about an axis through an anchor, in perspective.
nonisolated public struct _Rotation3DEffect: _EffectModifier, LayerEffect {
  /// The angle of the rotation.
  public var angle: Angle
  /// The direction of the axis. Its length has no meaning.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The point of the view through which the axis passes. Default the center.
  public var anchor: UnitPoint
  /// The distance of the axis in front of the view in points. Default 0.
  public var anchorZ: CGFloat
  /// The strength of the perspective. Default 1. With 0, there is none.
  public var perspective: CGFloat

  /// Creates a rotation about an axis through an anchor.
  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// The animatable components of the axis.
  public typealias AxisData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<Angle.AnimatableData, AxisData>,
    AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  >

  public var animatableData: AnimatableData {
    get {
      let axisData = AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))
      return AnimatablePair(
        AnimatablePair(angle.animatableData, axisData),
        AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.animatableData = newValue.first.first
      let axisData = newValue.first.second
      axis = (axisData.first, axisData.second.first, axisData.second.second)
      anchor.animatableData = newValue.second.first
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second
    }
  }

  /// Returns the projection of a view of `size` points.
  ///
  /// The eye is at a distance of max(width, height) / `perspective` from the plane, above the anchor. Points are moved
  /// so that the anchor is the origin, rotated, projected and moved back.
  package func projection(size: CGSize) -> ProjectionTransform {
    let pivot = anchor.point(in: size)
    let side: CGFloat = max(size.width, size.height)
    var depth = CATransform3DIdentity
    if perspective != 0, side > 0 { depth.m34 = -perspective / side }
    var transform = CATransform3DMakeTranslation(-pivot.x, -pivot.y, -anchorZ)
    transform = CATransform3DConcat(
      transform, CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z))
    transform = CATransform3DConcat(transform, depth)
    // The anchor's depth must not move the view in the plane.
    transform = CATransform3DConcat(transform, CATransform3DMakeTranslation(pivot.x, pivot.y, anchorZ))
    return ProjectionTransform(transform)
  }

  package func apply(to layer: Layer, size: CGSize) { layer.transform = projection(size: size) }

  package func describe(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("rotation3D", .number(angle.degrees)))
  }
}

nonisolated extension View {
  /// Renders a view's content as if it's rotated in three dimensions around the specified axis.
  ///
  /// - Parameters:
  ///   - angle: The angle of the rotation.
  ///   - axis: The axis of the rotation.
  ///   - anchor: The anchor of the axis. Default `center`.
  ///   - anchorZ: The depth of the axis in points, positive towards the viewer. Default 0.
  ///   - perspective: The larger side divided by the distance of the eye. 0 is a parallel projection. Default 1.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
