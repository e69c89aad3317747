import CCairo
import Foundation

extension PixelBuffer {
  /// Blends `source`, times `opacity`, onto this buffer within `area`, channel by channel.
  ///
  /// - Parameter mix: Returns the new channel for the source and destination channels and their alphas, premultiplied,
  ///   0–1.
  func blend(
    _ source: PixelBuffer, opacity: Double, in area: PixelRect, alpha newAlpha: (Double, Double) -> Double,
    mix: (_ s: Double, _ d: Double, _ sa: Double, _ da: Double) -> Double
  ) {
    let area = area.intersection(rect).intersection(source.rect)
    if area.isEmpty { return }
    flush()
    source.flush()
    let strength = UnpremultipliedColor.clamp(opacity) / 255
    let target = data
    let origin = source.data
    for y in area.minY..<area.maxY {
      var s = origin + (y - source.originY) * source.stride + (area.minX - source.originX) * 4
      var d = target + (y - originY) * stride + (area.minX - originX) * 4
      let end = s + area.width * 4
      while s < end {
        if s[3] != 0 {
          let sa = Double(s[3]) * strength
          let da = Double(d[3]) / 255
          let alpha = newAlpha(sa, da)
          for i in 0..<3 {
            let value = mix(Double(s[i]) * strength, Double(d[i]) / 255, sa, da)
            d[i] = UInt8((max(0, min(value, alpha)) * 255).rounded())
          }
          d[3] = UInt8((UnpremultipliedColor.clamp(alpha) * 255).rounded())
        }
        s += 4
        d += 4
      }
    }
    markDirty()
  }
}
