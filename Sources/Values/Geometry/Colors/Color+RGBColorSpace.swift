import Foundation

extension Color {
  /// The color space of red, green and blue components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// sRGB primaries with linear light.
    case sRGBLinear
    /// Display P3: P3 primaries, D65 white, the sRGB transfer function.
    case displayP3
  }
}

extension Color.RGBColorSpace {
  /// Converts components of this color space to linear sRGB with an extended range.
  func linearSRGB(red: Double, green: Double, blue: Double) -> (red: Double, green: Double, blue: Double) {
    if self == .sRGBLinear { return (red, green, blue) }
    let r: Double = SRGBTransfer.linear(red)
    let g: Double = SRGBTransfer.linear(green)
    let b: Double = SRGBTransfer.linear(blue)
    if self == .sRGB { return (r, g, b) }
    // P3 to XYZ to sRGB, both D65: the product of the two standards' matrices. Grays map to themselves.
    let red: Double = 1.2249401763 * r - 0.2249401763 * g
    let green: Double = -0.0420569547 * r + 1.0420569547 * g
    let blue: Double = -0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b
    return (red, green, blue)
  }
}
