import Foundation

/// A color that resolves against the appearance it is shown in.
public struct Color: Hashable, Sendable {
  package indirect enum Provider: Hashable, Sendable {
    case resolved(Resolved)
    case system(SystemColor)
    /// A base and what its opacity is multiplied by.
    case opacity(Color, Double)
    /// Two colors, the fraction of the second, and the space they blend in.
    case mix(Color, Color, fraction: Double, isPerceptual: Bool)
    /// One color for the light appearance and one for the dark.
    case adaptive(light: Color, dark: Color)
  }

  package var provider: Provider

  package init(provider: Provider) { self.provider = provider }

  public init(_ resolved: Resolved) { provider = .resolved(resolved) }

  /// Components of `colorSpace`, 0…1 for colors inside its gamut.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let linear = colorSpace.linearSRGB(red: red, green: green, blue: blue)
    self.init(
      Resolved(
        linearRed: Float(linear.red), linearGreen: Float(linear.green), linearBlue: Float(linear.blue),
        opacity: Float(opacity)))
  }

  /// A gray: the same component three times.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A color of the sRGB hue wheel; all components 0…1, hue 0 and 1 are red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      // One channel of HSB: full for a third of the wheel, ramps of a sixth, none for the last third.
      let turned: Double = hue * 6 + offset
      let position: Double = turned - 6 * (turned / 6).rounded(.down)
      let strength: Double = min(max(min(position, 4 - position), 0), 1)
      return brightness * (1 - saturation * strength)
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// A color that depends on the appearance it is shown in.
  package init(light: Color, dark: Color) { provider = .adaptive(light: light, dark: dark) }

  /// The color with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(self, opacity)) }

  /// The color `fraction` of the way to `rhs`; fractions outside 0…1 are clamped.
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
    case .opacity(let base, let opacity): "\(Int((opacity * 100).rounded()))% \(base.description)"
    case .mix(let a, let b, let fraction, _): "\(a.description) mixed with \(fraction) \(b.description)"
    case .adaptive(let light, let dark): "\(light.description), dark \(dark.description)"
    }
  }
}
