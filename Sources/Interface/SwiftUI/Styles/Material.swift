import Drawing
import Foundation
import Geometry
import ViewGraph

/// A background material: the blurred and tinted backdrop.
///
/// Apple publishes no figures. Radius, saturation and tint are this project's choice, so that the five levels appear
/// evenly spaced from transparent to nearly opaque.
nonisolated public struct Material: ShapeStyle {
  /// The opacity of the tint over the blur, 0–1.
  private let coverage: Double

  private init(coverage: Double) { self.coverage = coverage }

  /// The most transparent material, with a tint of 35 % opacity.
  public static let ultraThin = Material(coverage: 0.35)
  /// A transparent material, with a tint of 50 % opacity.
  public static let thin = Material(coverage: 0.5)
  /// The medium material, with a tint of 65 % opacity.
  public static let regular = Material(coverage: 0.65)
  /// A rather opaque material, with a tint of 78 % opacity.
  public static let thick = Material(coverage: 0.78)
  /// The most opaque material, with a tint of 90 % opacity.
  public static let ultraThick = Material(coverage: 0.9)
  /// The material of bars, with a tint of 80 % opacity.
  public static let bar = Material(coverage: 0.8)

  /// The blur radius in points.
  private static let blurRadius: CGFloat = 20
  private static let saturation = 1.5

  public func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    let isDark = environment.colorScheme == .dark
    let white: Double = isDark ? 0.16 : 0.97
    // With Reduce Transparency, the backdrop must not be visible.
    let opacity: Double = environment.accessibilityReduceTransparency ? 1 : coverage
    let tint = Color(white: white, opacity: opacity).resolve(in: environment)
    if opacity == 1 { return _ResolvedStyle(tint) }
    return _ResolvedStyle(
      .material(MaterialPaint(blurRadius: Self.blurRadius, saturation: Self.saturation, tint: tint)))
  }
}

nonisolated extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that's more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A material that's somewhat translucent.
  public static var regularMaterial: Material { .regular }
  /// A material that's more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// A material matching the style of system toolbars.
  public static var bar: Material { .bar }
}
