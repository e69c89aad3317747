import Foundation
import PixelKernels

/// A blurred part of a picture at reduced resolution, read in rows of whole pixels.
final class BlurredPlane {
  /// The part, on the device's pixel grid; begins on a multiple of `factor`.
  let area: PixelRect
  /// Pixels a sample, along each side.
  let factor: Int
  /// 1 (alpha) or 4 (blue, green, red, alpha).
  let channels: Int
  private let columns: Int
  private let rows: Int
  /// Floats from row to row. Each row is followed by padding for a kernel's reach, which is zero, as are the rows around.
  private let stride: Int
  private var samples: UnsafeMutablePointer<Float>
  private var spare: UnsafeMutablePointer<Float>
  private let margin: Int

  /// Reads `area` of a buffer, clear where that sticks out, and convolves it.
  ///
  /// - Parameter kernel: One side of a symmetrical kernel, from the middle outwards, in samples.
  init(_ buffer: PixelBuffer, _ area: PixelRect, factor: Int, channels: Int, kernel: [Float]) {
    self.area = area
    self.factor = factor
    self.channels = channels
    columns = (area.width + factor - 1) / factor
    rows = (area.height + factor - 1) / factor
    let radius = kernel.count - 1
    stride = ((columns + radius) * channels + 7) & ~7
    margin = (radius + 1) * stride
    let count = rows * stride + 2 * margin
    samples = .allocate(capacity: count)
    spare = .allocate(capacity: count)
    samples.initialize(repeating: 0, count: count)
    spare.initialize(repeating: 0, count: count)
    read(buffer)
    if radius > 0 { convolve(kernel) }
  }

  deinit {
    samples.deallocate()
    spare.deallocate()
  }

  private func read(_ buffer: PixelBuffer) {
    let target = PixelTarget(buffer)
    let inside = area.intersection(buffer.rect)
    if inside.isEmpty { return }
    glowworm_average(
      samples + margin, stride, Int32(columns), Int32(rows), Int32(channels),
      target.pixels + (area.minY * target.stride + area.minX), target.stride, Int32(inside.minX - area.minX),
      Int32(inside.minY - area.minY), Int32(inside.maxX - area.minX), Int32(inside.maxY - area.minY), Int32(factor))
  }

  private func convolve(_ kernel: [Float]) {
    let radius = Int32(kernel.count - 1)
    glowworm_convolve(spare + margin, samples + margin, stride, Int32(rows), stride, channels, kernel, radius)
    glowworm_convolve(samples + margin, spare + margin, stride, Int32(rows), stride, stride, kernel, radius)
  }

  /// Makes the colors opaque, and as vivid as a material shows them.
  func saturate(_ amount: Double) {
    for row in 0..<rows { glowworm_saturate(samples + (margin + row * stride), Int32(columns), Float(amount)) }
  }

  /// Calls `body` with each row of `rect`, a part of `area`, and its pixels' channels.
  func forEachRow(of rect: PixelRect, _ body: (_ y: Int, _ colors: UnsafePointer<Float>) -> Void) {
    let rect = rect.intersection(area)
    if rect.isEmpty { return }
    let samples = samples + margin
    if factor == 1 {
      for y in rect.minY..<rect.maxY {
        body(y, samples + ((y - area.minY) * stride + (rect.minX - area.minX) * channels))
      }
      return
    }
    // The samples whose chords cross the rectangle, and one more on either side.
    let first = max(0, (rect.minX - area.minX) / factor - 1)
    let end = min(columns, (rect.maxX - area.minX - 1) / factor + 2)
    let start = area.minX + first * factor
    let width = min(area.maxX, area.minX + end * factor) - start
    let row = UnsafeMutablePointer<Float>.allocate(capacity: width * channels)
    let mixed = UnsafeMutablePointer<Float>.allocate(capacity: (end - first) * channels)
    defer {
      row.deallocate()
      mixed.deallocate()
    }
    let step = 1 / Float(factor)
    for y in rect.minY..<rect.maxY {
      let v = max((Float(y - area.minY) + 0.5) * step - 0.5, 0)
      let upper = min(Int(v), rows - 1)
      let lower = min(upper + 1, rows - 1)
      glowworm_enlarge_row(
        row, Int32(width), samples + (upper * stride + first * channels), samples + (lower * stride + first * channels),
        v - Float(upper), mixed, Int32(end - first), Int32(channels), Int32(factor))
      body(y, row + (rect.minX - start) * channels)
    }
  }
}
