import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// `blur`: a Gaussian whose sigma is `radius` points.
nonisolated public struct _BlurEffect: _EffectModifier, LayerEffect {
  public var radius: CGFloat
  public var isOpaque: Bool

  package static var isPositional: Bool { false }

  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  package func apply(to layer: Layer, size: CGSize) {
    layer.filters = radius > 0 ? [.blur(radius: radius, opaque: isOpaque)] : []
  }

  package func describe(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("blur", .number(Double(radius))))
  }
}

/// `shadow`: one shadow of the flattened content, behind it.
///
/// A shadow on a container falls from the outline of everything in it: an opaque background hides the shadows that its
/// contents would cast.
nonisolated public struct _ShadowEffect: _EffectModifier {
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize

  package static var isPositional: Bool { false }

  package func effect(in environment: EnvironmentValues) -> ShadowLayerEffect {
    ShadowLayerEffect(color: color.resolve(in: environment), radius: radius, offset: offset)
  }
}

package struct ShadowLayerEffect: LayerEffect {
  var color: Color.Resolved
  var radius: CGFloat
  var offset: CGSize

  package typealias AnimatableData = AnimatablePair<
    Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>
  >

  package var animatableData: AnimatableData {
    get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
    set {
      color.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }

  package func apply(to layer: Layer, size: CGSize) {
    let isVisible = color.opacity > 0 && (radius > 0 || offset != .zero)
    layer.filters = isVisible ? [.shadow(color: color, radius: max(0, radius), offset: offset)] : []
  }

  package func describe(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("shadowRadius", .number(Double(radius))))
    attributes.append(("shadowX", .number(Double(offset.width))))
    attributes.append(("shadowY", .number(Double(offset.height))))
  }
}

nonisolated extension View {
  /// Applies a Gaussian blur to this view.
  ///
  /// - Parameters:
  ///   - radius: the Gaussian's sigma in points.
  ///   - opaque: whether the content's alpha is kept, so that the edges stay sharp.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Adds a shadow to this view; radius and offsets in points, y downwards.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
