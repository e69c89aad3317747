import SwiftUI

/// The measures of an indicator for a text size and control size.
struct IndicatorMetrics {
  /// Points across the dot: 8 at the default text size in regular controls, as in the tutorial.
  let dotSize: CGFloat
  let font: Font

  init(unit: CGFloat) {
    dotSize = unit
    font = .footnote.weight(.medium)
  }

  /// Between mark and label: 6 at the default size, as in the tutorial.
  var spacing: CGFloat { dotSize * 0.75 }
  /// Of outlines.
  var lineWidth: CGFloat { max(1, dotSize / 8) }
}
