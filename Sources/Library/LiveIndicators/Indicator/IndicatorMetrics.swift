import SwiftUI

/// The measures of an indicator for a text size and control size.
struct IndicatorMetrics {
  /// Points across the dot: 8 at the default text size in regular controls, as in the tutorial.
  let dotSize: CGFloat
  let font: Font

  /// - Parameter unit: 8 points, scaled with the text.
  init(unit: CGFloat, controlSize: ControlSize) {
    let factor: CGFloat
    let style: Font
    switch controlSize {
    case .mini: (factor, style) = (0.75, .caption2)
    case .small: (factor, style) = (0.875, .caption)
    case .large: (factor, style) = (1.25, .body)
    case .regular: (factor, style) = (1, .footnote)
    default: (factor, style) = (1.5, .title3)
    }
    dotSize = unit * factor
    font = style.weight(.medium).monospacedDigit()
  }

  /// Between mark and label: 6 at the default size, as in the tutorial.
  var spacing: CGFloat { dotSize * 0.75 }
  /// Of outlines.
  var lineWidth: CGFloat { max(1, dotSize / 8) }
}
