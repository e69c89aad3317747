import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// The modifier of `blendMode`: it sets how the content is combined with its backdrop.
nonisolated public struct _BlendModeEffect: _EffectModifier, LayerEffect {
  /// The mode that combines the content with its backdrop.
  public var blendMode: BlendMode
  public typealias AnimatableData = EmptyAnimatableData

  package static var isPositional: Bool { false }
  package func apply(to layer: Layer, size: CGSize) { layer.blendMode = blendMode }
}

/// The modifier of `compositingGroup`: outer opacity, blending and filters apply to one flattened image.
nonisolated public struct _CompositingGroupEffect: _EffectModifier, LayerEffect {
  public typealias AnimatableData = EmptyAnimatableData

  package static var isPositional: Bool { false }
  package func apply(to layer: Layer, size: CGSize) { layer.isCompositingGroup = true }
}

/// The working color space and storage format used for color compositing operations. Compositing takes place in
/// gamma-encoded sRGB, the `nonLinear` mode.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

/// The modifier of `drawingGroup`: it renders one image, on a black background if it is opaque.
nonisolated public struct _DrawingGroupEffect: _EffectModifier, LayerEffect {
  var isOpaque: Bool
  public typealias AnimatableData = EmptyAnimatableData

  package func apply(to layer: Layer, size: CGSize) {
    layer.isCompositingGroup = true
    let bounds = CGRect(origin: .zero, size: size)
    layer.content =
      isOpaque ? .fill(FillContent(path: Path(bounds), paint: .color(.black), bounds: bounds)) : .none
  }
}

/// The modifier of `hidden`: the content keeps its space but is not drawn.
nonisolated public struct _HiddenModifier: _EffectModifier, LayerEffect {
  public typealias AnimatableData = EmptyAnimatableData

  package static var isPositional: Bool { false }
  package func apply(to layer: Layer, size: CGSize) { layer.isHidden = true }
}

nonisolated extension View {
  /// Sets the blend mode for compositing this view with overlapping views.
  public func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendModeEffect(blendMode: blendMode)) }

  /// Wraps this view in a compositing group.
  public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }

  /// Composites this view's contents into an offscreen image before final display.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    modifier(_DrawingGroupEffect(isOpaque: opaque))
  }

  /// Hides this view unconditionally.
  public func hidden() -> some View { modifier(_HiddenModifier()) }
}
