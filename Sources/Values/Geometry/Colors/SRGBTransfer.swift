import Foundation

/// The sRGB transfer function (IEC 61966-2-1), mirrored for negative values of the extended range.
package enum SRGBTransfer {
  /// Converts a gamma-encoded component to linear light.
  package static func linear(_ encoded: Double) -> Double {
    let magnitude: Double = abs(encoded)
    let result: Double = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -result : result
  }

  /// Converts linear light to a gamma-encoded component.
  package static func encoded(_ linear: Double) -> Double {
    let magnitude: Double = abs(linear)
    let result: Double = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
    return linear < 0 ? -result : result
  }

  package static func linear(_ encoded: Float) -> Float { Float(linear(Double(encoded))) }
  package static func encoded(_ linear: Float) -> Float { Float(encoded(Double(linear))) }
}
