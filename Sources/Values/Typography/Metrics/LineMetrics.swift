import Foundation

/// The heights and distances of a font's lines, in points.
package struct LineMetrics: Equatable, Sendable {
  package var lineHeight: CGFloat
  /// From the top of a line to its baseline.
  package var baseline: CGFloat
  /// Between the baselines of two lines.
  package var pitch: CGFloat
  /// The pitch before rounding; `lineSpacing` adds to it.
  package var unroundedPitch: CGFloat
  /// The room that a plain view leaves over the text, and under it.
  package var spacingAbove: CGFloat
  package var spacingBelow: CGFloat
  /// The room to a text above.
  package var textToText: CGFloat
  package var capHeight: CGFloat
  package var xHeight: CGFloat

  /// SF's proportions: cap height 1443/2048 and x-height 1078/2048 of the size (from the measured 9.160 and 6.843 at
  /// 13 pt); spacings 432/2048 above and 969/2048 below, plus an eighth of the size rounded up to half points.
  static func system(_ size: CGFloat, isMac: Bool, scale: CGFloat) -> LineMetrics {
    let eighth: CGFloat = (size / 4).rounded(.up) / 2
    var line: CGFloat
    var baseline: CGFloat
    if isMac {
      baseline = (size * 1982 / 2048).rounded()
      line = macLineHeight(size)
    } else {
      // Ascent 1950/2048 and descent 494/2048, rounded up to the pixel: 13 pt → 16 at 2×, 17 pt → 20.333 at 3×.
      line = (size * 2444 / 2048 * scale - 1e-6).rounded(.up) / scale
      baseline = (size * 1950 / 2048 * scale).rounded() / scale
    }
    return LineMetrics(
      lineHeight: line, baseline: baseline, pitch: line, unroundedPitch: line,
      spacingAbove: size * 432 / 2048 + eighth, spacingBelow: size * 969 / 2048 + eighth, textToText: 0,
      capHeight: size * 1443 / 2048, xHeight: size * 1078 / 2048)
  }

  /// Measured on macOS 26.2 at 10, 11, 12, 13, 15, 17, 20, 22, 24, 26, 32 and 40 pt; between them SF's ascent and
  /// descent, rounded.
  private static func macLineHeight(_ size: CGFloat) -> CGFloat {
    let measured: [CGFloat: CGFloat] = [
      10: 13, 11: 14, 12: 15, 13: 16, 15: 19, 17: 20, 20: 24, 22: 26, 24: 28, 26: 30, 32: 38, 40: 47,
    ]
    if let line = measured[size] { return line }
    return (size * 2414 / 2048 + (size < 16 ? 1 : 0)).rounded()
  }

  /// The lines of a text style on macOS 26.2, as measured: line, baseline, pitch, unrounded, above, below, text to
  /// text, cap height, x-height.
  private static let macStyles: [TextStyleKind: [CGFloat]] = [
    .largeTitle: [38, 29, 39, 37.625, 12.679, 23.302, 1.5, 18.319, 13.241],
    .title: [33, 25, 33, 32.917, 11.092, 20.909, 0.5, 15.501, 11.365],
    .title2: [25.5, 19, 27, 25, 8.772, 16.043, 2, 11.978, 8.948],
    .title3: [22, 17, 24, 21.667, 7.498, 13.597, 2.5, 10.569, 7.896],
    .headline: [18.5, 14, 19, 18.333, 6.273, 11.151, 1, 9.160, 6.989],
    .body: [18.5, 14, 19, 18.333, 6.224, 11.151, 1, 9.160, 6.843],
    .callout: [17.5, 13, 18, 17.125, 5.952, 10.678, 1, 8.455, 6.316],
    .subheadline: [16, 12, 17, 15.958, 5.681, 10.205, 1.5, 7.750, 5.790],
    .footnote: [15, 11, 16, 14.792, 4.909, 9.231, 1.5, 7.046, 5.264],
    .caption: [15, 11, 16, 14.792, 4.909, 9.231, 1.5, 7.046, 5.264],
    .caption2: [15, 11, 16, 14.792, 4.915, 9.231, 1.5, 7.046, 5.303],
  ]

  package static func metrics(_ font: FontDescriptor, isMac: Bool, scale: CGFloat) -> LineMetrics {
    var result: LineMetrics
    if isMac, let style = font.style, let row = macStyles[style], font.family == nil {
      result = LineMetrics(
        lineHeight: row[0], baseline: row[1], pitch: row[2], unroundedPitch: row[3], spacingAbove: row[4],
        spacingBelow: row[5], textToText: row[6], capHeight: row[7], xHeight: row[8])
      // Heavier faces of two styles are half a point to a point taller.
      if style == .title3, font.weight >= 500 { result.lineHeight = 23 }
      if style == .body, font.weight >= 800 { result.lineHeight = 19 }
    } else {
      result = .system(font.size, isMac: isMac, scale: scale)
    }
    switch font.leading {
    case .standard: break
    case .tight:
      result.pitch -= 2
      result.unroundedPitch -= 2
    case .loose:
      result.pitch += 2
      result.unroundedPitch += 2
    }
    return result
  }
}
