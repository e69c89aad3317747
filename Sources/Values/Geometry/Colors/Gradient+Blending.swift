import Foundation

/// A gradient stop with a resolved color.
package struct ResolvedGradientStop: Hashable, Sendable {
  package var color: Color.Resolved
  /// The location, 0–1, at or after that of the previous stop.
  package var location: CGFloat

  package init(color: Color.Resolved, location: CGFloat) {
    self.color = color
    self.location = location
  }
}

extension Gradient {
  /// Returns the stops for one appearance. A stop before its predecessor moves up to it, as in other drawing systems.
  package func resolvedStops(in context: ColorContext) -> [ResolvedGradientStop] {
    var reached = -CGFloat.infinity
    return stops.map { stop in
      reached = max(reached, stop.location)
      return ResolvedGradientStop(color: stop.color.resolve(in: context), location: reached)
    }
  }

  /// Returns the color at `location`.
  ///
  /// It is the first stop's color before that stop, the last stop's after that stop, and interpolated between
  /// neighbors. At a location with several stops, the last of them applies.
  package static func color(
    at location: CGFloat, stops: [ResolvedGradientStop], isPerceptual: Bool = true
  ) -> Color.Resolved {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location < first.location { return first.color }
    if location >= last.location { return last.color }
    var upper = 1
    while stops[upper].location <= location { upper += 1 }
    let a = stops[upper - 1]
    let b = stops[upper]
    let fraction: CGFloat = (location - a.location) / (b.location - a.location)
    return blend(a.color, b.color, Double(fraction), isPerceptual: isPerceptual)
  }

  /// Returns the color at the fraction `t` between `a` and `b`, interpolated in Oklab or in gamma-encoded sRGB.
  ///
  /// Components are not premultiplied, as in Core Graphics: a gradient to `clear`, which is black, passes through
  /// darker shades of the color.
  package static func blend(
    _ a: Color.Resolved, _ b: Color.Resolved, _ t: Double, isPerceptual: Bool
  ) -> Color.Resolved {
    if t <= 0 { return a }
    if t >= 1 { return b }
    let opacity: Float = a.opacity + (b.opacity - a.opacity) * Float(t)
    if isPerceptual { return Oklab(a).lerp(to: Oklab(b), t).resolved(opacity: opacity) }
    func mixed(_ x: Float, _ y: Float) -> Float { x + (y - x) * Float(t) }
    return Color.Resolved(
      red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue), opacity: opacity)
  }
}
