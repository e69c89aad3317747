import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// A color filter with one animatable amount: brightness, contrast, saturation, grayscale or hue.
nonisolated public struct _ColorAmountEffect: _EffectModifier, LayerEffect {
  enum Kind: Sendable { case brightness, contrast, saturation, grayscale, hueRotation }

  let kind: Kind
  /// The amount: radians for the hue, fractions for the others.
  var amount: Double

  package static var isPositional: Bool { false }

  public var animatableData: Double {
    // An angle is animated at the scale of angles.
    get { kind == .hueRotation ? Angle(radians: amount).animatableData : amount }
    set {
      guard kind == .hueRotation else {
        amount = newValue
        return
      }
      var angle = Angle()
      angle.animatableData = newValue
      amount = angle.radians
    }
  }

  private var filter: Filter? {
    switch kind {
    case .brightness: amount == 0 ? nil : .brightness(amount)
    case .contrast: amount == 1 ? nil : .contrast(amount)
    case .saturation: amount == 1 ? nil : .saturation(amount)
    case .grayscale: amount == 0 ? nil : .grayscale(amount)
    case .hueRotation: amount == 0 ? nil : .hueRotation(amount)
    }
  }

  package func apply(to layer: Layer, size: CGSize) { layer.filters = filter.map { [$0] } ?? [] }

  package func describe(_ attributes: inout [(String, InspectionValue)]) {
    attributes.append(("\(kind)", .number(kind == .hueRotation ? Angle(radians: amount).degrees : amount)))
  }
}

/// The modifier of `colorMultiply`: it multiplies each color component.
nonisolated public struct _ColorMultiplyEffect: _EffectModifier {
  /// The color whose components are the factors.
  public var color: Color

  package static var isPositional: Bool { false }

  package func effect(in environment: EnvironmentValues) -> ColorMultiplyLayerEffect {
    ColorMultiplyLayerEffect(color: color.resolve(in: environment))
  }
}

package struct ColorMultiplyLayerEffect: LayerEffect {
  var color: Color.Resolved

  package var animatableData: Color.Resolved.AnimatableData {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }

  package func apply(to layer: Layer, size: CGSize) { layer.filters = [.colorMultiply(color)] }
}

/// A filter without an amount.
nonisolated public struct _FixedFilterEffect: _EffectModifier, LayerEffect {
  package let filter: Filter
  public typealias AnimatableData = EmptyAnimatableData

  package static var isPositional: Bool { false }
  package func apply(to layer: Layer, size: CGSize) { layer.filters = [filter] }
}

nonisolated extension View {
  /// Brightens this view by an amount: 0 has no effect, 1 gives white, −1 gives black.
  public func brightness(_ amount: Double) -> some View {
    modifier(_ColorAmountEffect(kind: .brightness, amount: amount))
  }

  /// Sets the contrast between similar colors: 1 has no effect, 0 gives gray, negative values invert.
  public func contrast(_ amount: Double) -> some View {
    modifier(_ColorAmountEffect(kind: .contrast, amount: amount))
  }

  /// Adjusts the color saturation: 1 has no effect, 0 gives grayscale.
  public func saturation(_ amount: Double) -> some View {
    modifier(_ColorAmountEffect(kind: .saturation, amount: amount))
  }

  /// Adds a grayscale effect: 0 has no effect, 1 removes all color.
  public func grayscale(_ amount: Double) -> some View {
    modifier(_ColorAmountEffect(kind: .grayscale, amount: amount))
  }

  /// Applies a hue rotation effect.
  public func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorAmountEffect(kind: .hueRotation, amount: angle.radians))
  }

  /// Inverts the colors in this view.
  public func colorInvert() -> some View { modifier(_FixedFilterEffect(filter: .colorInvert)) }

  /// Adds a color multiplication effect.
  public func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }

  /// Adds a luminance to alpha effect: the result is black, with an opacity that is the luminance of the content.
  public func luminanceToAlpha() -> some View { modifier(_FixedFilterEffect(filter: .luminanceToAlpha)) }
}
