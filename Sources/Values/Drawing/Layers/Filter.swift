import Foundation
import Geometry

/// An image effect on a flattened layer. Color filters work on straight, gamma-encoded sRGB, clamped after each.
package enum Filter: Equatable, Sendable {
  /// Gaussian of sigma `radius` points; `opaque` keeps the content's alpha and renormalizes the edges.
  case blur(radius: CGFloat, opaque: Bool)
  /// Drawn behind the layer: Gaussian of sigma `radius` of the layer's alpha, in `color`, moved by `offset` (y down).
  case shadow(color: Color.Resolved, radius: CGFloat, offset: CGSize)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  /// Radians.
  case hueRotation(Double)
  case colorInvert
  case colorMultiply(Color.Resolved)
  case luminanceToAlpha
  /// Pixels whose alpha lies in the range become opaque `color`, all others clear.
  case alphaThreshold(min: Double, max: Double, color: Color.Resolved)
  /// Rows of a 4 × 5 matrix over straight r, g, b, a, 1.
  case colorMatrix([Float])
}
