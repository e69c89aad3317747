import Foundation

extension Color {
  /// A concrete color: linear-light sRGB components (extended range), unpremultiplied, and an opacity in 0–1.
  public struct Resolved: Hashable, Sendable {
    /// The linear red component.
    public var linearRed: Float
    /// The linear green component.
    public var linearGreen: Float
    /// The linear blue component.
    public var linearBlue: Float
    /// The opacity, 0–1.
    public var opacity: Float

    package init(linearRed: Float, linearGreen: Float, linearBlue: Float, opacity: Float) {
      self.linearRed = linearRed
      self.linearGreen = linearGreen
      self.linearBlue = linearBlue
      self.opacity = opacity
    }

    /// Creates a color from its components.
    ///
    /// - Parameters:
    ///   - colorSpace: The color space of the components. Default `sRGB`.
    ///   - red: The red component, 0–1 inside the gamut of the color space.
    ///   - green: The green component, 0–1 inside the gamut of the color space.
    ///   - blue: The blue component, 0–1 inside the gamut of the color space.
    ///   - opacity: The opacity, 0–1. Default 1.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let linear = colorSpace.linearSRGB(red: Double(red), green: Double(green), blue: Double(blue))
      self.init(
        linearRed: Float(linear.red), linearGreen: Float(linear.green), linearBlue: Float(linear.blue),
        opacity: opacity)
    }

    /// The gamma-encoded sRGB red component.
    public var red: Float {
      get { SRGBTransfer.encoded(linearRed) }
      set { linearRed = SRGBTransfer.linear(newValue) }
    }

    /// The gamma-encoded sRGB green component.
    public var green: Float {
      get { SRGBTransfer.encoded(linearGreen) }
      set { linearGreen = SRGBTransfer.linear(newValue) }
    }

    /// The gamma-encoded sRGB blue component.
    public var blue: Float {
      get { SRGBTransfer.encoded(linearBlue) }
      set { linearBlue = SRGBTransfer.linear(newValue) }
    }
  }
}

extension Color.Resolved {
  package static let clear = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 0)
  package static let black = Color.Resolved(linearRed: 0, linearGreen: 0, linearBlue: 0, opacity: 1)
  package static let white = Color.Resolved(linearRed: 1, linearGreen: 1, linearBlue: 1, opacity: 1)

  /// Creates a color from gamma-encoded sRGB components in 0–255.
  package init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, opacity: Float = 1) {
    self.init(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, opacity: opacity)
  }

  /// Returns the color with its opacity multiplied by `factor`.
  package func multiplyingOpacity(by factor: Double) -> Color.Resolved {
    var result = self
    result.opacity *= Float(factor)
    return result
  }

  /// The gamma-encoded sRGB components and the opacity as bytes, unpremultiplied: clamped to 0–1, × 255, rounded half
  /// up.
  package var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (Self.byte(red), Self.byte(green), Self.byte(blue), Self.byte(opacity))
  }

  private static func byte(_ component: Float) -> UInt8 {
    UInt8((min(max(component, 0), 1) * 255).rounded())
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The color in the form `#RRGGBBAA`.
  public var description: String {
    let b = bytes
    let digits: [String] = [b.red, b.green, b.blue, b.alpha].map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}

extension Color.Resolved: Codable {
  /// Encodes four numbers: linear red, green and blue, then the opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(component) }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let red = try container.decode(Float.self)
    let green = try container.decode(Float.self)
    let blue = try container.decode(Float.self)
    let opacity = try container.decode(Float.self)
    self.init(linearRed: red, linearGreen: green, linearBlue: blue, opacity: opacity)
  }
}
