import Foundation
import Geometry

/// An image effect on a flattened layer. Color filters work on unpremultiplied, gamma-encoded sRGB, clamped after
/// each filter.
package enum Filter: Equatable, Sendable {
  /// A Gaussian blur with a sigma of `radius` points. `opaque` keeps the alpha of the content and renormalizes the
  /// edges.
  case blur(radius: CGFloat, opaque: Bool)
  /// A shadow behind the layer: a Gaussian blur, with a sigma of `radius` points, of the layer's alpha in `color`,
  /// moved by `offset` (y down).
  case shadow(color: Color.Resolved, radius: CGFloat, offset: CGSize)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  /// A rotation of the hue in radians.
  case hueRotation(Double)
  case colorInvert
  case colorMultiply(Color.Resolved)
  case luminanceToAlpha
  /// Makes pixels with an alpha in the range opaque `color`, and all others transparent.
  case alphaThreshold(min: Double, max: Double, color: Color.Resolved)
  /// The rows of a 4 × 5 matrix for unpremultiplied r, g, b, a, 1.
  case colorMatrix([Float])
}
