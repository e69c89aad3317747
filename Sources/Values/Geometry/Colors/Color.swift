import Foundation

/// A color that adapts to the appearance in which it is resolved.
public struct Color: Hashable, Sendable {
  package indirect enum Provider: Hashable, Sendable {
    case resolved(Resolved)
    case system(SystemColor)
    /// A base color and the factor for its opacity.
    case opacity(Color, Double)
    /// Two colors, the fraction of the second, and the color space of the interpolation.
    case mix(Color, Color, fraction: Double, isPerceptual: Bool)
    /// A color for the light appearance and one for the dark appearance.
    case adaptive(light: Color, dark: Color)
  }

  package var provider: Provider

  package init(provider: Provider) { self.provider = provider }

  /// Creates a color that is the same in every appearance.
  public init(_ resolved: Resolved) { provider = .resolved(resolved) }

  /// Creates a color from its components.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the components. Default `sRGB`.
  ///   - red: The red component, 0–1 inside the gamut of the color space.
  ///   - green: The green component, 0–1 inside the gamut of the color space.
  ///   - blue: The blue component, 0–1 inside the gamut of the color space.
  ///   - opacity: The opacity, 0–1. Default 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let linear = colorSpace.linearSRGB(red: red, green: green, blue: blue)
    self.init(
      Resolved(
        linearRed: Float(linear.red), linearGreen: Float(linear.green), linearBlue: Float(linear.blue),
        opacity: Float(opacity)))
  }

  /// Creates a gray.
  ///
  /// - Parameters:
  ///   - colorSpace: The color space of the components. Default `sRGB`.
  ///   - white: The value of all three components, 0–1.
  ///   - opacity: The opacity, 0–1. Default 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates an sRGB color from hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: The position on the color wheel, 0–1. Both ends are red.
  ///   - saturation: The saturation, 0–1.
  ///   - brightness: The brightness, 0–1.
  ///   - opacity: The opacity, 0–1. Default 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      // One channel of HSB is full for a third of the color wheel, has ramps of a sixth, and is zero for the last
      // third.
      let turned: Double = hue * 6 + offset
      let position: Double = turned - 6 * (turned / 6).rounded(.down)
      let strength: Double = min(max(min(position, 4 - position), 0), 1)
      return brightness * (1 - saturation * strength)
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Creates a color that depends on the appearance in which it is resolved.
  package init(light: Color, dark: Color) { provider = .adaptive(light: light, dark: dark) }

  /// Returns the color with its opacity multiplied by a factor.
  ///
  /// - Parameter opacity: The factor, 0–1.
  public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(self, opacity)) }

  /// Returns a mixture of this color and another one.
  ///
  /// - Parameters:
  ///   - rhs: The other color.
  ///   - fraction: The fraction of the other color, clamped to 0–1.
  ///   - colorSpace: The color space of the interpolation. Default `perceptual`.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    let clamped: Double = min(max(fraction, 0), 1)
    return Color(provider: .mix(self, rhs, fraction: clamped, isPerceptual: colorSpace.isPerceptual))
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch provider {
    case .resolved(let color): color.description
    case .system(let color): color.rawValue
    case .opacity(let base, let opacity): "\(String(format: "%.0f", (opacity * 100).rounded()))% \(base.description)"
    case .mix(let a, let b, let fraction, _): "\(a.description) mixed with \(fraction) \(b.description)"
    case .adaptive(let light, let dark): "\(light.description), dark \(dark.description)"
    }
  }
}
