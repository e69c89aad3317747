import Drawing
import Foundation
import Geometry

/// The colors of a gradient as dense stops, between which linear interpolation is sufficiently accurate.
final class GradientRamp {
  struct Stop {
    var location: Double
    var color: UnpremultipliedColor
  }

  let stops: [Stop]

  /// The maximum difference of neighboring stops, in levels of 255, which keeps chords within a quarter level.
  private static let levels = 4.0

  init(_ source: [GradientPaint.Stop], isPerceptual: Bool) {
    var stops: [Stop] = []
    var previous = source[0]
    var reached = Double(previous.location)
    stops.append(Stop(location: UnpremultipliedColor.clamp(reached), color: UnpremultipliedColor(previous.color)))
    for next in source.dropFirst() {
      let end = max(reached, Double(next.location))
      let first = UnpremultipliedColor(previous.color)
      let last = UnpremultipliedColor(next.color)
      let steps = end > reached ? max(1, min(64, Int((first.distance(to: last) * 255 / Self.levels).rounded(.up)))) : 1
      for i in 1...steps {
        let t = Double(i) / Double(steps)
        let color = Gradient.blend(previous.color, next.color, t, isPerceptual: isPerceptual)
        stops.append(
          Stop(location: UnpremultipliedColor.clamp(reached + (end - reached) * t), color: UnpremultipliedColor(color)))
      }
      reached = end
      previous = next
    }
    self.stops = stops
  }

  /// Returns premultiplied B, G, R, A in 0–255 at `count` evenly spaced positions from 0 to 1.
  func table(count: Int, opacity: Double) -> [Float] {
    var table = [Float](repeating: 0, count: count * 4)
    var index = 0
    for i in 0..<count {
      let t = Double(i) / Double(count - 1)
      while index + 1 < stops.count && stops[index + 1].location <= t { index += 1 }
      var c = stops[index].color
      if index + 1 < stops.count, t > stops[index].location {
        let next = stops[index + 1]
        let f = (t - stops[index].location) / (next.location - stops[index].location)
        c.red += (next.color.red - c.red) * f
        c.green += (next.color.green - c.green) * f
        c.blue += (next.color.blue - c.blue) * f
        c.alpha += (next.color.alpha - c.alpha) * f
      }
      let alpha = c.alpha * opacity
      table[i * 4] = Float(c.blue * alpha * 255)
      table[i * 4 + 1] = Float(c.green * alpha * 255)
      table[i * 4 + 2] = Float(c.red * alpha * 255)
      table[i * 4 + 3] = Float(alpha * 255)
    }
    return table
  }
}

/// The most recently used ramps, so that a gradient that moves without changing its colors is prepared once.
final class GradientCache {
  private var entries: [(stops: [GradientPaint.Stop], isPerceptual: Bool, ramp: GradientRamp)] = []
  private static let limit = 32

  func ramp(for gradient: GradientPaint) -> GradientRamp {
    for entry in entries where entry.isPerceptual == gradient.isPerceptual && entry.stops == gradient.stops {
      return entry.ramp
    }
    let ramp = GradientRamp(gradient.stops, isPerceptual: gradient.isPerceptual)
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append((gradient.stops, gradient.isPerceptual, ramp))
    return ramp
  }
}
