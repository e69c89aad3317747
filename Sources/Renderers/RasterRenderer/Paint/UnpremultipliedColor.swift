import Foundation
import Geometry

/// A color for painting: gamma-encoded sRGB in 0–1, unpremultiplied.
struct UnpremultipliedColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color. Components outside the range of the display are clamped.
  init(_ c: Color.Resolved, opacity: Double = 1) {
    red = Self.encode(Double(c.linearRed))
    green = Self.encode(Double(c.linearGreen))
    blue = Self.encode(Double(c.linearBlue))
    alpha = Self.clamp(Double(c.opacity) * opacity)
  }

  var components: SIMD4<Float> { SIMD4<Float>(Float(red), Float(green), Float(blue), Float(alpha)) }

  /// Blue, green, red and alpha, as pixels have them, 0…1.
  var premultiplied: [Float] { [Float(blue * alpha), Float(green * alpha), Float(red * alpha), Float(alpha)] }

  /// The largest difference of any component.
  func distance(to other: UnpremultipliedColor) -> Double {
    let red = abs(red - other.red)
    let green = abs(green - other.green)
    let blue = abs(blue - other.blue)
    return max(max(red, green), max(blue, abs(alpha - other.alpha)))
  }

  static func clamp(_ v: Double) -> Double { v > 0 ? (v < 1 ? v : 1) : 0 }

  static func encode(_ linear: Double) -> Double { SRGBTransfer.encoded(clamp(linear)) }
}
