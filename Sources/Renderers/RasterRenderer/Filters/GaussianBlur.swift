import Foundation

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

  /// Blurs all four channels in place.
  ///
  /// - Parameter isOpaque: A Boolean value that indicates whether the alpha is kept and colors are renormalized towards
  ///   the edges.
  static func blur(_ buffer: PixelBuffer, sigma: Double, isOpaque: Bool) {
    let sigma = limited(sigma)
    if sigma < minimumSigma { return }
    buffer.flush()
    var planes: [[Float]] = []
    for channel in 0..<4 {
      planes.append(blurred(plane(channel, of: buffer), width: buffer.width, height: buffer.height, sigma: sigma))
    }
    let data = buffer.data
    withPlanes(planes) { b, g, r, a in
      var i = 0
      var y = 0
      while y < buffer.height {
        var pixel = data + y * buffer.stride
        let end = pixel + buffer.width * 4
        while pixel < end {
          if isOpaque {
            let alpha = Float(pixel[3])
            let factor = a[i] > 0.001 ? alpha / a[i] : 0
            pixel[0] = UInt8(min(b[i] * factor, alpha) + 0.5)
            pixel[1] = UInt8(min(g[i] * factor, alpha) + 0.5)
            pixel[2] = UInt8(min(r[i] * factor, alpha) + 0.5)
          } else {
            let alpha = UInt8(min(a[i], 255) + 0.5)
            let limit = Float(alpha)
            pixel[0] = UInt8(min(b[i] + 0.5, limit))
            pixel[1] = UInt8(min(g[i] + 0.5, limit))
            pixel[2] = UInt8(min(r[i] + 0.5, limit))
            pixel[3] = alpha
          }
          pixel += 4
          i += 1
        }
        y += 1
      }
    }
    buffer.markDirty()
  }

  /// Replaces the buffer by its blurred alpha in one color.
  static func silhouette(_ buffer: PixelBuffer, sigma: Double, color: UnpremultipliedColor) {
    let sigma = limited(sigma)
    buffer.flush()
    var alpha = plane(3, of: buffer)
    if sigma >= minimumSigma {
      alpha = blurred(alpha, width: buffer.width, height: buffer.height, sigma: sigma)
    }
    let strength = Float(color.alpha)
    let red = Float(color.red)
    let green = Float(color.green)
    let blue = Float(color.blue)
    let data = buffer.data
    alpha.withUnsafeBufferPointer { alpha in
      let alpha = alpha.baseAddress!
      var i = 0
      var y = 0
      while y < buffer.height {
        var pixel = data + y * buffer.stride
        let end = pixel + buffer.width * 4
        while pixel < end {
          let a = min(alpha[i], 255) * strength
          pixel[0] = UInt8(a * blue + 0.5)
          pixel[1] = UInt8(a * green + 0.5)
          pixel[2] = UInt8(a * red + 0.5)
          pixel[3] = UInt8(a + 0.5)
          pixel += 4
          i += 1
        }
        y += 1
      }
    }
    buffer.markDirty()
  }

  private static func limited(_ sigma: Double) -> Double { sigma > 0 ? min(sigma, maximumSigma) : 0 }

  private static func factor(for sigma: Double) -> Int {
    var factor = 1
    while factor < maximumFactor, sigma / Double(factor * 2) >= reducedSigma { factor *= 2 }
    return factor
  }

  private static func plane(_ channel: Int, of buffer: PixelBuffer) -> [Float] {
    let data = buffer.data
    let width = buffer.width
    let height = buffer.height
    return [Float](unsafeUninitializedCapacity: width * height) { out, count in
      count = width * height
      var target = out.baseAddress!
      var y = 0
      while y < height {
        var source = data + y * buffer.stride + channel
        let end = target + width
        while target < end {
          target.pointee = Float(source.pointee)
          target += 1
          source += 4
        }
        y += 1
      }
    }
  }

  private static func blurred(_ plane: [Float], width: Int, height: Int, sigma: Double) -> [Float] {
    if !plane.contains(where: { $0 != 0 }) { return plane }
    let factor = factor(for: sigma)
    if factor == 1 { return convolved(plane, width: width, height: height, kernel: integrated(sigma)) }
    let f = Double(factor)
    // Averaging blocks has the variance (f² − 1)/12, and drawing the chords between their centers has f²/6 + 1/12.
    let own = (f * f - 1) / 12 + f * f / 6 + 1.0 / 12
    let reduced = ((sigma * sigma - own) / (f * f)).squareRoot()
    let smallWidth = (width + factor - 1) / factor
    let smallHeight = (height + factor - 1) / factor
    let small = averaged(plane, width: width, height: height, factor: factor)
    let soft = convolved(small, width: smallWidth, height: smallHeight, kernel: sampled(reduced))
    return enlarged(soft, width: smallWidth, height: smallHeight, factor: factor, toWidth: width, height: height)
  }

  private static func averaged(_ plane: [Float], width: Int, height: Int, factor: Int) -> [Float] {
    let smallWidth = (width + factor - 1) / factor
    let smallHeight = (height + factor - 1) / factor
    var small = [Float](repeating: 0, count: smallWidth * smallHeight)
    let share = 1 / Float(factor * factor)
    plane.withUnsafeBufferPointer { source in
      small.withUnsafeMutableBufferPointer { target in
        var y = 0
        while y < height {
          let row = target.baseAddress! + (y / factor) * smallWidth
          let line = source.baseAddress! + y * width
          var x = 0
          while x < width {
            row[x / factor] += line[x] * share
            x += 1
          }
          y += 1
        }
      }
    }
    return small
  }

  private static func enlarged(
    _ plane: [Float], width: Int, height: Int, factor: Int, toWidth: Int, height toHeight: Int
  ) -> [Float] {
    var result = [Float](repeating: 0, count: toWidth * toHeight)
    let step = 1 / Float(factor)
    plane.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        var y = 0
        while y < toHeight {
          let v = max((Float(y) + 0.5) * step - 0.5, 0)
          let y0 = min(Int(v), height - 1)
          let y1 = min(y0 + 1, height - 1)
          let fy = v - Float(y0)
          let upper = source.baseAddress! + y0 * width
          let lower = source.baseAddress! + y1 * width
          let line = target.baseAddress! + y * toWidth
          var x = 0
          while x < toWidth {
            let u = max((Float(x) + 0.5) * step - 0.5, 0)
            let x0 = min(Int(u), width - 1)
            let x1 = min(x0 + 1, width - 1)
            let fx = u - Float(x0)
            let top = upper[x0] + (upper[x1] - upper[x0]) * fx
            let bottom = lower[x0] + (lower[x1] - lower[x0]) * fx
            line[x] = top + (bottom - top) * fy
            x += 1
          }
          y += 1
        }
      }
    }
    return result
  }

  /// Returns the integral of the Gaussian over each pixel, from the center outward. Pixels are squares, and a blurred
  /// straight edge between two of them then has the exact profile at every pixel's center.
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

  /// Convolves in both directions. Values outside of the plane are zero.
  private static func convolved(_ plane: [Float], width: Int, height: Int, kernel: [Float]) -> [Float] {
    let across = pass(plane, width: width, height: height, kernel: kernel)
    return pass(across, width: height, height: width, kernel: kernel)
  }

  /// Convolves the rows and writes them as columns.
  private static func pass(_ plane: [Float], width: Int, height: Int, kernel: [Float]) -> [Float] {
    let radius = kernel.count - 1
    var padded = [Float](repeating: 0, count: width + 2 * radius)
    return [Float](unsafeUninitializedCapacity: width * height) { out, count in
      count = width * height
      let target = out.baseAddress!
      kernel.withUnsafeBufferPointer { kernel in
        padded.withUnsafeMutableBufferPointer { padded in
          plane.withUnsafeBufferPointer { plane in
            let kernel = kernel.baseAddress!
            var y = 0
            while y < height {
              let middle = padded.baseAddress! + radius
              middle.update(from: plane.baseAddress! + y * width, count: width)
              var x = 0
              while x < width {
                let center = middle + x
                var sum = center[0] * kernel[0]
                var k = 1
                while k <= radius {
                  sum += (center[k] + center[-k]) * kernel[k]
                  k += 1
                }
                target[x * height + y] = sum
                x += 1
              }
              y += 1
            }
          }
        }
      }
    }
  }

  private static func withPlanes(
    _ planes: [[Float]],
    _ body: (UnsafePointer<Float>, UnsafePointer<Float>, UnsafePointer<Float>, UnsafePointer<Float>) -> Void
  ) {
    planes[0].withUnsafeBufferPointer { b in
      planes[1].withUnsafeBufferPointer { g in
        planes[2].withUnsafeBufferPointer { r in
          planes[3].withUnsafeBufferPointer { a in
            body(b.baseAddress!, g.baseAddress!, r.baseAddress!, a.baseAddress!)
          }
        }
      }
    }
  }
}
