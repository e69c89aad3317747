import Foundation

/// A piece of text in one font and one paint.
package struct TextRun: Hashable, Sendable {
  /// The dash pattern of an underline or strikethrough, in units of the line's thickness.
  package enum LinePattern: Hashable, Sendable {
    case solid
    /// A pattern of 3 on, 3 off.
    case dot
    /// A pattern of 10 on, 5 off.
    case dash
    /// A pattern of 10 on, 3 off, 3 on, 3 off.
    case dashDot
    /// A pattern of 10 on, 3 off, 3 on, 3 off, 3 on, 3 off.
    case dashDotDot
  }

  /// An underline or strikethrough.
  package struct LineStyle: Hashable, Sendable {
    package var pattern: LinePattern
    /// The index of the line's paint in the style table of the text, or `nil` for the paint of the run.
    package var style: Int?

    package init(pattern: LinePattern = .solid, style: Int? = nil) {
      self.pattern = pattern
      self.style = style
    }
  }

  package var string: String
  package var font: FontDescriptor
  /// The space added after every glyph, including the last one, in points.
  package var kerning: CGFloat
  /// The same as kerning. SwiftUI has both.
  package var tracking: CGFloat
  /// The upward offset of the glyphs in points.
  package var baselineOffset: CGFloat
  package var underline: LineStyle?
  package var strikethrough: LineStyle?
  /// The index of the run's paint in the style table of the text.
  package var style: Int
  /// The index of the paint behind the run, or `nil` for none.
  package var background: Int?

  package init(
    _ string: String, font: FontDescriptor, kerning: CGFloat = 0, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
    underline: LineStyle? = nil, strikethrough: LineStyle? = nil, style: Int = 0, background: Int? = nil
  ) {
    self.string = string
    self.font = font
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.style = style
    self.background = background
  }
}
