import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// The modifier of `scaleEffect`: it scales the content about an anchor. Layout is unchanged.
nonisolated public struct _ScaleEffect: _EffectModifier, LayerEffect, FrameTransforming {
  /// The factors of the width and the height.
  public var scale: CGSize
  /// The point of the view that does not move.
  public var anchor: UnitPoint

  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  package func frameTransform(size: CGSize) -> CGAffineTransform {
    EffectTransforms.scale(x: scale.width, y: scale.height, anchorX: anchor.x, anchorY: anchor.y, size: size)
  }

  package func apply(to layer: Layer, size: CGSize) {
    layer.transform = ProjectionTransform(frameTransform(size: size))
  }

  package static var trackKind: EffectTrack.Kind? { .scale }

  package func describe(_ attributes: inout [(String, InspectionValue)]) {
    if scale.width == scale.height {
      attributes.append(("scale", .number(Double(scale.width))))
    } else {
      attributes.append(("scaleX", .number(Double(scale.width))))
      attributes.append(("scaleY", .number(Double(scale.height))))
    }
  }
}

/// The modifier of `rotationEffect`: it rotates the content about an anchor, clockwise for positive angles.
nonisolated public struct _RotationEffect: _EffectModifier, LayerEffect, FrameTransforming {
  /// The angle of the rotation, clockwise if positive.
  public var angle: Angle
  /// The point of the view that does not move.
  public var anchor: UnitPoint

  public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }

  package func frameTransform(size: CGSize) -> CGAffineTransform {
    EffectTransforms.rotation(radians: angle.radians, anchorX: anchor.x, anchorY: anchor.y, size: size)
  }

  package func apply(to layer: Layer, size: CGSize) {
    layer.transform = ProjectionTransform(frameTransform(size: size))
  }

  package static var trackKind: EffectTrack.Kind? { .rotation }

  package func describe(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("rotation", .number(angle.degrees)))
  }
}

/// The modifier of `transformEffect`: an affine transform about the origin of the view. Changes are not animated.
nonisolated public struct _TransformEffect: _EffectModifier, LayerEffect, FrameTransforming {
  /// The transform about the origin of the view.
  public var transform: CGAffineTransform
  public typealias AnimatableData = EmptyAnimatableData

  package func frameTransform(size: CGSize) -> CGAffineTransform { transform }

  package func apply(to layer: Layer, size: CGSize) { layer.transform = ProjectionTransform(transform) }
}

nonisolated extension View {
  /// Scales this view's rendered output by the given horizontal and vertical size amounts, relative to an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales this view's rendered output by the given amount in both directions, relative to an anchor point.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }

  /// Scales this view's rendered output by the given horizontal and vertical amounts, relative to an anchor point.
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }

  /// Rotates a view's rendered output in two dimensions around the specified point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Applies an affine transformation to this view's rendered output.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}
