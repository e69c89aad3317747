import Foundation
import PixelKernels

/// An exact separable Gaussian blur. Wide blurs work on a reduced image, whose own softening is subtracted from the
/// variance. The result stays within half of 1/255 of the full computation.
enum GaussianBlur {
  /// The grid, in device pixels, on which buffers to be blurred start, so that the grid of a reduced image, and with it
  /// every byte, does not depend on the part that is drawn.
  static let gridStep = 32

  /// The sigma in pixels below which a blur is invisible and skipped.
  private static let minimumSigma = 0.05
  /// The minimum sigma in the reduced image, in its own pixels.
  private static let reducedSigma = 4.0
  private static let maximumFactor = 16
  /// The maximum sigma. Beyond it, nothing of the image is recognizable.
  private static let maximumSigma = 500.0

  /// Returns the distance, in whole pixels, over which a blur has an effect: three sigmas and the grid of the reduced
  /// image.
  static func reach(sigma: Double) -> Int {
    let sigma = limited(sigma)
    if sigma < minimumSigma { return 0 }
    let factor = factor(for: sigma)
    return Int((3 * sigma).rounded(.up)) + (factor > 1 ? 4 * factor : 0)
  }

  /// The part `area` of a buffer, blurred.
  ///
  /// - Parameter isOpaque: Keep the alpha as it is and make the colors whole again towards the edges.
  static func blurred(_ buffer: PixelBuffer, in area: PixelRect, sigma: Double, isOpaque: Bool) -> PixelBuffer {
    let result = isOpaque ? buffer.copy(area) : PixelBuffer(area)
    let target = PixelTarget(result)
    let width = Int32(area.width)
    plane(buffer, area, channels: 4, sigma: sigma).forEachRow(of: area) { y, colors in
      let row = target.at(area.minX, y)
      if isOpaque {
        glowworm_store_opaque_blur(row, colors, width)
      } else {
        glowworm_store_blur(row, colors, width)
      }
    }
    result.markDirty()
    return result
  }

  /// The blurred alpha of the part `area` of a buffer, in one color.
  static func silhouette(
    of buffer: PixelBuffer, in area: PixelRect, sigma: Double, color: UnpremultipliedColor
  ) -> PixelBuffer {
    let result = PixelBuffer(area)
    let target = PixelTarget(result)
    let tint = color.premultiplied
    plane(buffer, area, channels: 1, sigma: sigma).forEachRow(of: area) { y, alphas in
      glowworm_store_silhouette(target.at(area.minX, y), alphas, Int32(area.width), tint)
    }
    result.markDirty()
    return result
  }

  /// The part `area` of a buffer as it shows through a material, blurred, saturated and tinted.
  static func material(
    over buffer: PixelBuffer, in area: PixelRect, sigma: Double, saturation: Double, tint: UnpremultipliedColor
  ) -> PixelBuffer {
    let result = PixelBuffer(area)
    let target = PixelTarget(result)
    let backdrop = PixelTarget(buffer)
    let color = tint.premultiplied
    let around = area.outset(reach(sigma: sigma)).aligned(to: gridStep)
      .intersection(buffer.rect.aligned(to: gridStep))
    let plane = plane(buffer, around, channels: 4, sigma: sigma)
    plane.saturate(saturation)
    plane.forEachRow(of: area) { y, colors in
      glowworm_store_material(
        target.at(area.minX, y), backdrop.at(area.minX, y), colors, Int32(area.width), color)
    }
    result.markDirty()
    return result
  }

  private static func plane(
    _ buffer: PixelBuffer, _ area: PixelRect, channels: Int, sigma: Double
  ) -> BlurredPlane {
    let sigma = limited(sigma)
    if sigma < minimumSigma { return BlurredPlane(buffer, area, factor: 1, channels: channels, kernel: [1]) }
    let factor = factor(for: sigma)
    if factor == 1 {
      return BlurredPlane(buffer, area, factor: 1, channels: channels, kernel: integrated(sigma))
    }
    let f = Double(factor)
    // Averaging blocks has the variance (f² − 1)/12, and drawing the chords between their centers f²/6 + 1/12.
    let own = (f * f - 1) / 12 + f * f / 6 + 1.0 / 12
    let reduced = ((sigma * sigma - own) / (f * f)).squareRoot()
    return BlurredPlane(buffer, area, factor: factor, channels: channels, kernel: sampled(reduced))
  }

  private static func limited(_ sigma: Double) -> Double { sigma > 0 ? min(sigma, maximumSigma) : 0 }

  private static func factor(for sigma: Double) -> Int {
    var factor = 1
    while factor < maximumFactor, sigma / Double(factor * 2) >= reducedSigma { factor *= 2 }
    return factor
  }

  /// The Gaussian's area over each pixel, from the middle outwards: pixels are squares, and a blurred straight edge
  /// between two of them then has the exact profile at every pixel's middle.
  private static func integrated(_ sigma: Double) -> [Float] {
    let radius = max(1, Int((3 * sigma).rounded(.up)))
    let scale = 1 / (sigma * 2.0.squareRoot())
    return normalized((0...radius).map { erf((Double($0) + 0.5) * scale) - erf((Double($0) - 0.5) * scale) })
  }

  /// Returns the Gaussian at each pixel's center, from the center outward.
  private static func sampled(_ sigma: Double) -> [Float] {
    let radius = max(1, Int((3 * sigma).rounded(.up)))
    return normalized((0...radius).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) })
  }

  /// Returns one side of a symmetric kernel, normalized to a sum of 1 over both sides.
  private static func normalized(_ kernel: [Double]) -> [Float] {
    let sum = kernel.dropFirst().reduce(kernel[0]) { $0 + 2 * $1 }
    return kernel.map { Float($0 / sum) }
  }
}
