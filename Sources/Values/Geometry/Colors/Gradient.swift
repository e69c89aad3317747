import Foundation

/// Colors along a line of locations 0…1.
public struct Gradient: Hashable, Sendable {
  /// A color and where it stands.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0…1.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space that colors blend in.
  public struct ColorSpace: Hashable, Sendable {
    package var isPerceptual: Bool

    /// Gamma-encoded sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// Oklab, where steps look even.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colors spread evenly from 0 to 1; a single one stands at 0.
  public init(colors: [Color]) {
    let last: CGFloat = max(CGFloat(colors.count) - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The same stops, blended in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self, colorSpace: space) }
}

/// A gradient with the space it blends in, or the standard gradient of a color.
public struct AnyGradient: Hashable, Sendable {
  package enum Provider: Hashable, Sendable {
    case gradient(Gradient)
    case standard(Color)
  }

  package var provider: Provider
  package var space: Gradient.ColorSpace

  /// Gradient fills blend perceptually unless told otherwise, as measured.
  public init(_ gradient: Gradient) { self.init(gradient, colorSpace: .perceptual) }

  package init(_ gradient: Gradient, colorSpace: Gradient.ColorSpace) {
    provider = .gradient(gradient)
    space = colorSpace
  }

  package init(standard color: Color) {
    provider = .standard(color)
    space = .perceptual
  }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var result = self
    result.space = space
    return result
  }

  /// The gradient in ordinary terms.
  package var gradient: Gradient {
    switch provider {
    case .gradient(let gradient): gradient
    case .standard(let color): Gradient(colors: [color.mix(with: .white, by: AnyGradient.standardLightening), color])
    }
  }

  /// How far the first color of a standard gradient lies towards white. Apple publishes no figure and none is measured:
  /// a gentle sheen that leaves the color itself at the far end is this project's choice.
  package static let standardLightening = 0.2
}

extension Color {
  /// The standard gradient of the color: slightly lighter at the start, the color itself at the end.
  public var gradient: AnyGradient { AnyGradient(standard: self) }
}
