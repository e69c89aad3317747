import Foundation

/// The vertical metrics of the system's designs in font units of 2048 per em, from texts measured on macOS 26.2.
enum SystemFontTables {
  static let unitsPerEm: CGFloat = 2048

  struct Vertical {
    var ascent: CGFloat
    var descent: CGFloat
    var capHeight: CGFloat
  }

  /// Returns the box for spacing and line heights on macOS.
  ///
  /// `spacingAbove` is the descent plus an eighth of the size; `spacingBelow` is the part above the capitals plus the
  /// descent plus that eighth.
  static func macOS(_ design: FontDescriptor.Design) -> Vertical {
    design == .serif
      ? Vertical(ascent: 1950, descent: 494, capHeight: 1444)
      : Vertical(ascent: 1980, descent: 432, capHeight: 1443)
  }

  /// Returns the ascender and descender of the face, which iOS uses unchanged: 17 pt gives 20.29.
  static func iOS(_ design: FontDescriptor.Design) -> Vertical {
    Vertical(ascent: 1950, descent: 494, capHeight: design == .serif ? 1444 : 1443)
  }

  /// Returns the x-height in font units. The face is optical: lower in large sizes and higher in heavy weights.
  static func xHeight(_ font: FontDescriptor) -> CGFloat {
    switch font.design {
    case .serif: return 927
    case .monospaced: return 1083
    case .rounded: return 1040
    case .default: break
    }
    let sizes: [CGFloat] = [17, 20, 22, 24, 26, 28]
    let regular = interpolate(font.size, sizes, [1078, 1069, 1058, 1047, 1043, 1040])
    guard font.weight > 400 else { return regular.rounded() }
    let weights: [CGFloat] = [400, 500, 600, 700, 800, 900]
    let text = interpolate(CGFloat(font.weight), weights, [0, 8, 15, 23, 35, 47])
    let between = interpolate(CGFloat(font.weight), weights, [0, 9, 16, 25, 39, 50])
    let middle = interpolate(CGFloat(font.weight), weights, [0, 10, 18, 28, 43, 55])
    let display = interpolate(CGFloat(font.weight), weights, [0, 12, 20, 32, 48, 62])
    let growth = interpolate(font.size, [17, 20, 22, 26], [text, between, middle, display])
    return (regular + growth).rounded()
  }

  /// Interpolates piecewise linearly, with constant values outside the knots.
  static func interpolate(_ x: CGFloat, _ knots: [CGFloat], _ values: [CGFloat]) -> CGFloat {
    guard x > knots[0] else { return values[0] }
    for index in 1..<knots.count where x <= knots[index] {
      let t = (x - knots[index - 1]) / (knots[index] - knots[index - 1])
      return values[index - 1] + t * (values[index] - values[index - 1])
    }
    return values[values.count - 1]
  }
}
