import CCairo
import Drawing
import Foundation
import Geometry

extension RasterRenderer {
  /// The maximum side of the flat image in pixels.
  private static let maximumSide = 4096.0

  /// Draws flat content in its own coordinate space and maps it to the device with a projective transform.
  ///
  /// - Parameters:
  ///   - localBounds: The bounds of the content, in the layer's points.
  ///   - drawFlat: Draws the content with the layer's coordinate space only scaled.
  func drawWarped(
    placed transform: DeviceTransform, localBounds: CGRect, opacity: Double, in context: DrawContext,
    drawFlat: (DeviceTransform, DrawContext) -> Void
  ) {
    let device = transform.mapBounds(localBounds)
    if device.isNull || localBounds.isNull { return }
    let target = PixelRect(enclosing: device).outset(1).intersection(context.area)
    if target.isEmpty { return }
    let scale = Self.resolution(for: localBounds, placed: transform)
    let flat = DeviceTransform(scale: scale)
    let area = PixelRect(enclosing: flat.mapBounds(localBounds)).outset(2)
    let source = PixelBuffer(area)
    drawFlat(flat, DrawContext(buffer: source, area: area))
    source.flush()
    let result = PixelBuffer(target)
    // The transform from device pixels to flat pixels.
    let back = transform.inverted.concatenating(flat)
    Self.warp(source, to: result, by: back)
    composite(PlacedImage(buffer: result, dx: 0, dy: 0), opacity: opacity, blendMode: .normal, in: context)
  }

  /// Returns the number of flat pixels per point that is sufficient for the most enlarged corner.
  private static func resolution(for bounds: CGRect, placed transform: DeviceTransform) -> Double {
    var most = 0.0
    let corners = [
      (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY), (bounds.minX, bounds.maxY),
      (bounds.midX, bounds.midY),
    ]
    for (x, y) in corners {
      let h = transform.homogeneous(x, y)
      guard h.w > DeviceTransform.nearest else { continue }
      let px = h.x / h.w
      let py = h.y / h.w
      // The rows of the derivative: the movement of the image for one point along x and along y.
      let alongX = hypot(transform.m11 - px * transform.m13, transform.m12 - py * transform.m13) / h.w
      let alongY = hypot(transform.m21 - px * transform.m23, transform.m22 - py * transform.m23) / h.w
      most = max(most, alongX, alongY)
    }
    let longest = max(bounds.width, bounds.height, 1)
    return max(min(most, maximumSide / longest), 1e-3)
  }

  /// Fills `target` from `source` with four bilinear samples per pixel. Pixels outside are transparent.
  private static func warp(_ source: PixelBuffer, to target: PixelBuffer, by back: DeviceTransform) {
    let data = source.data
    let out = target.data
    let offsets = [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
    for y in 0..<target.height {
      var pixel = out + y * target.stride
      var x = 0
      while x < target.width {
        var sum: (Float, Float, Float, Float) = (0, 0, 0, 0)
        for (dx, dy) in offsets {
          let h = back.homogeneous(Double(x + target.originX) + dx, Double(y + target.originY) + dy)
          // The third component of the inverse transform has the sign of the depth.
          if h.w <= 0 { continue }
          let u = h.x / h.w - Double(source.originX) - 0.5
          let v = h.y / h.w - Double(source.originY) - 0.5
          guard u > -1, v > -1, u < Double(source.width), v < Double(source.height) else { continue }
          let x0 = Int(u.rounded(.down))
          let y0 = Int(v.rounded(.down))
          let fx = Float(u - Double(x0))
          let fy = Float(v - Double(y0))
          add(x0, y0, (1 - fx) * (1 - fy), &sum)
          add(x0 + 1, y0, fx * (1 - fy), &sum)
          add(x0, y0 + 1, (1 - fx) * fy, &sum)
          add(x0 + 1, y0 + 1, fx * fy, &sum)
        }
        pixel[0] = UInt8(sum.0 * 0.25 + 0.5)
        pixel[1] = UInt8(sum.1 * 0.25 + 0.5)
        pixel[2] = UInt8(sum.2 * 0.25 + 0.5)
        pixel[3] = UInt8(sum.3 * 0.25 + 0.5)
        pixel += 4
        x += 1
      }
    }
    target.markDirty()

    func add(_ x: Int, _ y: Int, _ weight: Float, _ sum: inout (Float, Float, Float, Float)) {
      guard x >= 0, y >= 0, x < source.width, y < source.height else { return }
      let p = data + y * source.stride + x * 4
      sum.0 += Float(p[0]) * weight
      sum.1 += Float(p[1]) * weight
      sum.2 += Float(p[2]) * weight
      sum.3 += Float(p[3]) * weight
    }
  }
}
