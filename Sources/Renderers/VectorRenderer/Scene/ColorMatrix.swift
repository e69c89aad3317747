import Drawing
import Foundation
import Geometry

/// Color filters as matrices: rows of red, green, blue, alpha, 1 for each channel.
enum ColorMatrix {
  static let identity: [Double] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]

  static func values(_ filter: Filter) -> [Double] {
    switch filter {
    case .brightness(let amount): return diagonal(1, 1, 1, 1, plus: amount)
    case .contrast(let amount): return diagonal(amount, amount, amount, 1, plus: 0.5 - 0.5 * amount)
    case .saturation(let amount): return saturation(amount)
    case .grayscale(let amount): return saturation(1 - min(max(amount, 0), 1))
    case .hueRotation(let angle): return hueRotation(angle)
    case .colorInvert: return diagonal(-1, -1, -1, 1, plus: 1)
    case .colorMultiply(let color):
      return diagonal(Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity), plus: 0)
    case .colorMatrix(let values): return values.count == 20 ? values.map { Double($0) } : identity
    case .blur, .shadow, .luminanceToAlpha, .alphaThreshold: return identity
    }
  }

  private static func diagonal(_ r: Double, _ g: Double, _ b: Double, _ a: Double, plus: Double) -> [Double] {
    [r, 0, 0, 0, plus, 0, g, 0, 0, plus, 0, 0, b, 0, plus, 0, 0, 0, a, 0]
  }

  /// Returns the interpolation between the color and its luminance with Rec. 709's weights.
  private static func saturation(_ amount: Double) -> [Double] {
    let rest = 1 - amount
    let (r, g, b) = (0.2126 * rest, 0.7152 * rest, 0.0722 * rest)
    return [r + amount, g, b, 0, 0, r, g + amount, b, 0, 0, r, g, b + amount, 0, 0, 0, 0, 0, 1, 0]
  }

  /// Returns the matrix of `hueRotate` in the Filter Effects module.
  private static func hueRotation(_ angle: Double) -> [Double] {
    let (c, s) = (cos(angle), sin(angle))
    let red = [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0]
    let green = [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0]
    let blue = [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0]
    return red + green + blue + [0, 0, 0, 1, 0]
  }
}
