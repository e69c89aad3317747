import Foundation

/// The Oklab color space (Björn Ottosson, 2020), in which equal steps appear approximately equal.
///
/// Gradient fills and `Color.mix` interpolate in it. A measured red-to-blue midpoint of (170, 121, 168) is (172, 121,
/// 168) here, and far off in every RGB space.
package struct Oklab: Equatable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  package init(_ color: Color.Resolved) {
    let red = Double(color.linearRed)
    let green = Double(color.linearGreen)
    let blue = Double(color.linearBlue)
    let l: Double = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m: Double = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s: Double = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Returns the point at the fraction `t` between this point and `other`.
  package func lerp(to other: Oklab, _ t: Double) -> Oklab {
    Oklab(
      lightness: lightness + (other.lightness - lightness) * t, a: a + (other.a - a) * t, b: b + (other.b - b) * t)
  }

  package func resolved(opacity: Float) -> Color.Resolved {
    let l0: Double = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m0: Double = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s0: Double = lightness - 0.0894841775 * a - 1.2914855480 * b
    let l: Double = l0 * l0 * l0
    let m: Double = m0 * m0 * m0
    let s: Double = s0 * s0 * s0
    return Color.Resolved(
      linearRed: Float(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      linearGreen: Float(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      linearBlue: Float(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      opacity: opacity)
  }
}
