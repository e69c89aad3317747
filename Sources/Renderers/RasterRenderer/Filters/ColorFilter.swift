import Drawing
import Foundation
import Geometry

/// Filters that map each pixel separately, on unpremultiplied gamma-encoded sRGB in 0–1, clamped after each filter.
///
/// The formulas are those of the W3C Filter Effects module, unless a comment says otherwise. Figures measured on
/// Apple's output agree with them.
enum ColorFilter {
  /// The Rec. 709 weights of luminance.
  private static let red = 0.2126
  private static let green = 0.7152
  private static let blue = 0.0722

  /// Returns whether the filter maps each pixel separately.
  static func handles(_ filter: Filter) -> Bool {
    switch filter {
    case .blur, .shadow: return false
    default: return true
    }
  }

  /// Applies `filters` in order, in place. Equal neighboring pixels are computed once.
  static func apply(_ filters: [Filter], to buffer: PixelBuffer) {
    let steps = filters.compactMap(step)
    buffer.flush()
    let data = buffer.data
    var lastInput: UInt32 = 0
    var lastOutput = map(0, steps)
    var y = 0
    while y < buffer.height {
      let row = UnsafeMutableRawPointer(data + y * buffer.stride).assumingMemoryBound(to: UInt32.self)
      var x = 0
      while x < buffer.width {
        let input = row[x]
        if input != lastInput {
          lastInput = input
          lastOutput = map(input, steps)
        }
        row[x] = lastOutput
        x += 1
      }
      y += 1
    }
    buffer.markDirty()
  }

  private static func map(_ pixel: UInt32, _ steps: [(inout UnpremultipliedColor) -> Void]) -> UInt32 {
    let alpha = Double(pixel >> 24)
    var c = UnpremultipliedColor(red: 0, green: 0, blue: 0, alpha: alpha / 255)
    if alpha > 0 {
      c.red = Double((pixel >> 16) & 255) / alpha
      c.green = Double((pixel >> 8) & 255) / alpha
      c.blue = Double(pixel & 255) / alpha
    }
    for step in steps {
      step(&c)
      c.red = UnpremultipliedColor.clamp(c.red)
      c.green = UnpremultipliedColor.clamp(c.green)
      c.blue = UnpremultipliedColor.clamp(c.blue)
      c.alpha = UnpremultipliedColor.clamp(c.alpha)
    }
    let a = byte(c.alpha)
    let scale = Double(a) / 255
    return a << 24 | byte(c.red * scale) << 16 | byte(c.green * scale) << 8 | byte(c.blue * scale)
  }

  /// Returns a byte. Exact halves are rounded down, as measured (0.5 is 127). The small term absorbs errors of binary
  /// fractions.
  private static func byte(_ v: Double) -> UInt32 { UInt32(max(0, (v * 255 - 0.5 - 1e-9).rounded(.up))) }

  private static func step(_ filter: Filter) -> ((inout UnpremultipliedColor) -> Void)? {
    switch filter {
    case .blur, .shadow: return nil
    case .brightness(let amount):
      return { c in
        c.red += amount
        c.green += amount
        c.blue += amount
      }
    case .contrast(let amount):
      return { c in
        c.red = (c.red - 0.5) * amount + 0.5
        c.green = (c.green - 0.5) * amount + 0.5
        c.blue = (c.blue - 0.5) * amount + 0.5
      }
    case .saturation(let amount): return saturation(amount)
    case .grayscale(let amount): return saturation(1 - UnpremultipliedColor.clamp(amount))
    case .hueRotation(let angle): return hueRotation(angle)
    case .colorInvert:
      return { c in
        c.red = 1 - c.red
        c.green = 1 - c.green
        c.blue = 1 - c.blue
      }
    case .colorMultiply(let color):
      let factor = UnpremultipliedColor(color)
      return { c in
        c.red *= factor.red
        c.green *= factor.green
        c.blue *= factor.blue
        c.alpha *= factor.alpha
      }
    case .luminanceToAlpha:
      return { c in
        // The alpha of the content is replaced, not multiplied. Transparent pixels stay transparent.
        let luminance = c.red * red + c.green * green + c.blue * blue
        c = UnpremultipliedColor(red: 0, green: 0, blue: 0, alpha: c.alpha > 0 ? luminance : 0)
      }
    case .alphaThreshold(let min, let max, let color):
      let inside = UnpremultipliedColor(color)
      return { c in
        let isInside = c.alpha >= min && c.alpha <= max
        c = isInside ? inside : UnpremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)
      }
    case .colorMatrix(let values): return matrix(values)
    }
  }

  private static func saturation(_ amount: Double) -> (inout UnpremultipliedColor) -> Void {
    return { c in
      let luminance = c.red * red + c.green * green + c.blue * blue
      c.red = luminance + (c.red - luminance) * amount
      c.green = luminance + (c.green - luminance) * amount
      c.blue = luminance + (c.blue - luminance) * amount
    }
  }

  /// Returns a rotation with the matrix of SVG's `hueRotate`.
  private static func hueRotation(_ angle: Double) -> (inout UnpremultipliedColor) -> Void {
    let c = cos(angle)
    let s = sin(angle)
    let rr = 0.213 + c * 0.787 - s * 0.213
    let rg = 0.715 - c * 0.715 - s * 0.715
    let rb = 0.072 - c * 0.072 + s * 0.928
    let gr = 0.213 - c * 0.213 + s * 0.143
    let gg = 0.715 + c * 0.285 + s * 0.140
    let gb = 0.072 - c * 0.072 - s * 0.283
    let br = 0.213 - c * 0.213 - s * 0.787
    let bg = 0.715 - c * 0.715 + s * 0.715
    let bb = 0.072 + c * 0.928 + s * 0.072
    return { p in
      let r = p.red
      let g = p.green
      let b = p.blue
      p.red = rr * r + rg * g + rb * b
      p.green = gr * r + gg * g + gb * b
      p.blue = br * r + bg * g + bb * b
    }
  }

  private static func matrix(_ values: [Float]) -> ((inout UnpremultipliedColor) -> Void)? {
    guard values.count == 20 else { return nil }
    let m = values.map { Double($0) }
    func row(_ i: Int, _ c: UnpremultipliedColor) -> Double {
      let colors = m[i] * c.red + m[i + 1] * c.green + m[i + 2] * c.blue
      return colors + m[i + 3] * c.alpha + m[i + 4]
    }
    return { c in
      let old = c
      c.red = row(0, old)
      c.green = row(5, old)
      c.blue = row(10, old)
      c.alpha = row(15, old)
    }
  }
}
