import Foundation

/// A sequence of color stops at locations in 0–1.
public struct Gradient: Hashable, Sendable {
  /// A color and its location.
  public struct Stop: Hashable, Sendable {
    /// The color of the stop.
    public var color: Color
    /// The location, 0–1.
    public var location: CGFloat

    /// Creates a stop.
    ///
    /// - Parameters:
    ///   - color: The color of the stop.
    ///   - location: The location, 0–1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color space in which a gradient is interpolated.
  public struct ColorSpace: Hashable, Sendable {
    package var isPerceptual: Bool

    /// Gamma-encoded sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// Oklab, in which equal steps appear equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The stops in the order of their locations.
  public var stops: [Stop]

  /// Creates a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient with evenly spaced colors from 0 to 1. A single color is at 0.
  public init(colors: [Color]) {
    let last: CGFloat = max(CGFloat(colors.count) - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the gradient with the color space of its interpolation.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, colorSpace: space) }
}

/// A gradient with the color space of its interpolation, or the standard gradient of a color.
public struct AnyGradient: Hashable, Sendable {
  package enum Provider: Hashable, Sendable {
    case gradient(Gradient)
    case standard(Color)
  }

  package var provider: Provider
  package var space: Gradient.ColorSpace

  /// Creates a gradient that is interpolated in the perceptual color space, as measured for gradient fills.
  public init(_ gradient: Gradient) { self.init(gradient, colorSpace: .perceptual) }

  package init(_ gradient: Gradient, colorSpace: Gradient.ColorSpace) {
    provider = .gradient(gradient)
    space = colorSpace
  }

  package init(standard color: Color) {
    provider = .standard(color)
    space = .perceptual
  }

  /// Returns the gradient with the color space of its interpolation.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.space = space
    return result
  }

  /// The equivalent gradient with explicit stops.
  package var gradient: Gradient {
    switch provider {
    case .gradient(let gradient): gradient
    case .standard(let color): Gradient(colors: [color.mix(with: .white, by: AnyGradient.standardLightening), color])
    }
  }

  /// The fraction of white in the first color of a standard gradient.
  ///
  /// Apple publishes no figure and none is measured. A subtle gradient that leaves the color itself at the far end is
  /// this project's choice.
  package static let standardLightening = 0.2
}

extension Color {
  /// The standard gradient of the color: slightly lighter at the start, the color itself at the end.
  public var gradient: AnyGradient { AnyGradient(standard: self) }
}
