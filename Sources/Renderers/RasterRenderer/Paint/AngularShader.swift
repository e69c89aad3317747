import Foundation
import Geometry

/// A shader that colors pixels by their angle about a center. Cairo has no such gradient.
struct AngularShader {
  var center: CGPoint
  /// The start angle in radians, clockwise from 3 o'clock.
  var startAngle: Double
  var endAngle: Double
  var ramp: GradientRamp

  /// The number of entries of the color table, which is finer than a pixel on any circle with a radius of up to 650
  /// pixels.
  private static let count = 4096

  /// Fills the whole buffer.
  func shade(_ buffer: PixelBuffer, placed transform: DeviceTransform, opacity: Double) {
    let table = ramp.table(count: Self.count, opacity: opacity)
    let inverse = transform.inverted
    let turn = 2 * Double.pi
    // Only the last whole turn of a longer sweep is visible.
    var start = startAngle
    let sweep = endAngle - startAngle
    if abs(sweep) > turn { start = endAngle - (sweep > 0 ? turn : -turn) }
    let span = endAngle - start
    let length = abs(span)
    let direction = span < 0 ? -1.0 : 1.0
    // Beyond the sweep, the color of each end covers half of the remaining angle.
    let gap = (turn - length) / 2
    let data = buffer.data
    let last = Double(Self.count - 1)
    let step = 1 / max(transform.meanScale, 1e-9)
    table.withUnsafeBufferPointer { colors in
      let colors = colors.baseAddress!
      let endColor = colors + (Self.count - 1) * 4
      var y = 0
      while y < buffer.height {
        var pixel = data + y * buffer.stride
        var x = 0
        while x < buffer.width {
          let device = inverse.homogeneous(
            Double(x + buffer.originX) + 0.5, Double(y + buffer.originY) + 0.5)
          let dx = device.x / device.w - center.x
          let dy = device.y / device.w - center.y
          var angle = (atan2(dy, dx) - start) * direction
          angle -= (angle / turn).rounded(.down) * turn
          // At the boundary between both ends, the coverage of each side in the pixel smooths the step.
          let radius = (dx * dx + dy * dy).squareRoot()
          let seam = length + gap
          var distance = angle - seam
          if distance > Double.pi { distance -= turn }
          if distance < -Double.pi { distance += turn }
          let across = distance * radius / step
          if across > -0.5, across < 0.5 {
            let f = Float(across + 0.5)
            var i = 0
            while i < 4 {
              pixel[i] = UInt8(endColor[i] + (colors[i] - endColor[i]) * f + 0.5)
              i += 1
            }
          } else {
            var t = 1.0
            if angle < length { t = angle / length } else if angle > seam { t = 0 }
            let entry = colors + Int(t * last + 0.5) * 4
            pixel[0] = UInt8(entry[0] + 0.5)
            pixel[1] = UInt8(entry[1] + 0.5)
            pixel[2] = UInt8(entry[2] + 0.5)
            pixel[3] = UInt8(entry[3] + 0.5)
          }
          pixel += 4
          x += 1
        }
        y += 1
      }
    }
  }
}
