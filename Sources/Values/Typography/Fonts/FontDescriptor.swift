import Foundation

/// Everything that decides which face is used, at what size, and how its lines are spaced.
package struct FontDescriptor: Hashable, Sendable {
  package enum Design: String, Hashable, Sendable { case standard, serif, rounded, monospaced }
  package enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// Points.
  package var size: CGFloat
  /// 1…1000 as in CSS; 400 is regular.
  package var weight: Int = 400
  package var isItalic = false
  package var design = Design.standard
  /// 1 is normal; narrower below, wider above.
  package var width: CGFloat = 1
  package var monospacedDigits = false
  package var smallCaps = false
  package var leading = Leading.standard
  /// A family of the user's choice, in place of the system's.
  package var family: String?
  /// The text style that it came from: its lines are taller than those of the same point size.
  package var style: TextStyleKind?

  package init(size: CGFloat, weight: Int = 400) {
    self.size = size
    self.weight = weight
  }
}

/// The text styles.
package enum TextStyleKind: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  case extraLargeTitle, extraLargeTitle2
}
