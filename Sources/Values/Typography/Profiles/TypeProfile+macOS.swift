import Foundation

// Sizes: Human Interface Guidelines, Typography, "macOS built-in text styles". Boxes: measured on macOS 26.2 in a
// window at 2x. The line of a style is taller than that of the same point size.

extension TypeProfile {
  func macOSStyleSize(_ style: TextStyleKind) -> StyleSize {
    switch style {
    case .largeTitle: StyleSize(size: 26, leading: 32, weight: 400)
    case .title: StyleSize(size: 22, leading: 26, weight: 400)
    case .title2: StyleSize(size: 17, leading: 22, weight: 400)
    case .title3: StyleSize(size: 15, leading: 20, weight: 400)
    case .headline: StyleSize(size: 13, leading: 16, weight: 700)
    case .subheadline: StyleSize(size: 11, leading: 14, weight: 400)
    case .body: StyleSize(size: 13, leading: 16, weight: 400)
    case .callout: StyleSize(size: 12, leading: 15, weight: 400)
    case .footnote: StyleSize(size: 10, leading: 13, weight: 400)
    case .caption: StyleSize(size: 10, leading: 13, weight: 400)
    case .caption2: StyleSize(size: 10, leading: 13, weight: 500)
    }
  }
}

/// The measured line box of a macOS text style, in points.
struct MacStyleBox {
  var line: CGFloat
  var baseline: CGFloat
  var pitch: CGFloat
  var unrounded: CGFloat
  var spacingBelow: CGFloat
  var textToText: CGFloat
  /// The gap between a plain view and the text below it, by weight: 400, 500, 600, 700, 800.
  var spacingAbove: [CGFloat]
  /// The weight from which the line height is `heavyLine`.
  var heavyFrom = 1000
  var heavyLine: CGFloat = 0

  /// Returns the index of a CSS weight in `spacingAbove`. Weights below 400 are as 400, and above 800 as 800.
  static func column(ofWeight weight: Int) -> Int { min(max((weight - 350) / 100, 0), 4) }
}

extension MacStyleBox {
  static func box(of style: TextStyleKind) -> MacStyleBox {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline: body
    case .subheadline: subheadline
    case .body: body
    case .callout: callout
    case .footnote: caption
    case .caption: caption
    case .caption2: caption
    }
  }

  private static let largeTitle = MacStyleBox(
    line: 38, baseline: 29, pitch: 39, unrounded: 37.625, spacingBelow: 23.301758, textToText: 1.5,
    spacingAbove: [12.67881, 12.693297, 12.70777, 12.779917, 12.871181])

  private static let title = MacStyleBox(
    line: 33, baseline: 25, pitch: 33, unrounded: 32.916667, spacingBelow: 20.90918, textToText: 0.5,
    spacingAbove: [11.092043, 11.104717, 11.117377, 11.18049, 11.260326])

  private static let title2 = MacStyleBox(
    line: 25.5, baseline: 19, pitch: 27, unrounded: 25, spacingBelow: 16.043457, textToText: 2,
    spacingAbove: [8.772206, 8.781841, 8.791467, 8.839452, 8.90015])

  private static let title3 = MacStyleBox(
    line: 22, baseline: 17, pitch: 24, unrounded: 21.666667, spacingBelow: 13.597168, textToText: 2.5,
    spacingAbove: [7.498133, 7.506476, 7.514811, 7.556361, 7.60892],
    heavyFrom: 500, heavyLine: 23)

  private static let subheadline = MacStyleBox(
    line: 16, baseline: 12, pitch: 17, unrounded: 15.958333, spacingBelow: 10.20459, textToText: 1.5,
    spacingAbove: [5.680677, 5.686821, 5.692959, 5.723556, 5.762261])

  private static let body = MacStyleBox(
    line: 18.5, baseline: 14, pitch: 19, unrounded: 18.333333, spacingBelow: 11.150879, textToText: 1,
    spacingAbove: [6.22406, 6.231111, 6.238155, 6.27327, 6.317689],
    heavyFrom: 800, heavyLine: 19)

  private static let callout = MacStyleBox(
    line: 17.5, baseline: 13, pitch: 18, unrounded: 17.125, spacingBelow: 10.677734, textToText: 1,
    spacingAbove: [5.952368, 5.958966, 5.965557, 5.998413, 6.039975])

  private static let caption = MacStyleBox(
    line: 15, baseline: 11, pitch: 16, unrounded: 14.791667, spacingBelow: 9.231445, textToText: 1.5,
    spacingAbove: [4.908985, 4.914676, 4.920361, 4.9487, 4.984547])
}
