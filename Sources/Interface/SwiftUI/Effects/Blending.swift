import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// `blendMode`: how the content meets what is behind it.
nonisolated public struct _BlendModeEffect: _EffectModifier, LayerEffect {
  public var blendMode: BlendMode
  public typealias AnimatableData = EmptyAnimatableData

  package static var isPositional: Bool { false }
  package func apply(to layer: Layer, size: CGSize) { layer.blendMode = blendMode }
}

/// `compositingGroup`: opacity, blending and filters outside see one flattened image.
nonisolated public struct _CompositingGroupEffect: _EffectModifier, LayerEffect {
  public typealias AnimatableData = EmptyAnimatableData

  package static var isPositional: Bool { false }
  package func apply(to layer: Layer, size: CGSize) { layer.isCompositingGroup = true }
}

/// The working color space and storage format used for color compositing operations. Compositing here happens in
/// gamma-encoded sRGB, the `nonLinear` mode.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

/// `drawingGroup`: one image, which starts from black where it is opaque.
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

/// `hidden`: keeps its space, draws nothing.
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
