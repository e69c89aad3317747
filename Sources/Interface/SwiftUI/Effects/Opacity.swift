import Drawing
import Foundation
import Motion
import ViewGraph

/// The modifier of `opacity(_:)`: it multiplies the alpha of the content.
nonisolated public struct _OpacityEffect: _EffectModifier, LayerEffect {
  /// The factor of the alpha, from 0 (transparent) to 1 (unchanged).
  public var opacity: Double

  package static var isPositional: Bool { false }

  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  package func apply(to layer: Layer, size: CGSize) { layer.opacity = opacity }

  package static var trackKind: EffectTrack.Kind? { .opacity }

  package func describe(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("opacity", .number(opacity)))
  }
}

nonisolated extension View {
  /// Sets the transparency of this view: 0 is fully transparent, 1 is fully opaque.
  public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}
