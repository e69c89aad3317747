import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// The modifier of `blur`: a Gaussian blur with a sigma of `radius` points.
nonisolated public struct _BlurEffect: _EffectModifier, LayerEffect {
  /// The standard deviation of the blur in points. With 0 or less, there is no blur.
  public var radius: CGFloat
  /// A Boolean value that indicates whether the result is opaque.
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

/// The modifier of `shadow`: one shadow of the flattened content, behind it.
///
/// The shadow of a container has the outline of all its content, so that an opaque background hides the shadows of
/// the contents.
nonisolated public struct _ShadowEffect: _EffectModifier {
  /// The color of the shadow.
  public var color: Color
  /// The blur radius of the shadow in points.
  public var radius: CGFloat
  /// The offset of the shadow from the content in points.
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
  ///   - radius: The sigma of the Gaussian in points.
  ///   - opaque: A Boolean value that indicates whether the alpha of the content is kept, so that the edges stay sharp.
  ///     Default `false`.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }

  /// Adds a shadow to this view. Radius and offsets are in points, with y pointing down.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}
