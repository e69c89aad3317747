import SwiftUI

/// The dimensions of an indicator for a text size and a control size.
struct IndicatorMetrics {
  /// The diameter of the dot in points: 8 at the default text size in regular controls, as in the tutorial.
  let dotSize: CGFloat
  let font: Font

  /// Creates the metrics.
  ///
  /// - Parameters:
  ///   - unit: A length of 8 points, scaled with the text size.
  ///   - controlSize: The size of controls.
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

  /// The distance between mark and label in points: 6 at the default size, as in the tutorial.
  var spacing: CGFloat { dotSize * 0.75 }
  /// The line width of outlines in points.
  var lineWidth: CGFloat { max(1, dotSize / 8) }
}
