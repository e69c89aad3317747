import Foundation

/// A piece of text in one font and one paint.
package struct TextRun: Hashable, Sendable {
  /// The pattern of a line under or through text, in units of the line's thickness.
  package enum LinePattern: Hashable, Sendable {
    case solid
    /// 3 on, 3 off.
    case dot
    /// 10 on, 5 off.
    case dash
    /// 10 on, 3 off, 3 on, 3 off.
    case dashDot
    /// 10 on, 3 off, 3 on, 3 off, 3 on, 3 off.
    case dashDotDot
  }

  /// A line under or through text.
  package struct LineStyle: Hashable, Sendable {
    package var pattern: LinePattern
    /// Index of the line's paint in the text's style table; nil is the run's own.
    package var style: Int?

    package init(pattern: LinePattern = .solid, style: Int? = nil) {
      self.pattern = pattern
      self.style = style
    }
  }

  package var string: String
  package var font: FontDescriptor
  /// Added after every glyph, the last one included; points.
  package var kerning: CGFloat
  /// As kerning; SwiftUI has both.
  package var tracking: CGFloat
  /// Moves the glyphs up; points.
  package var baselineOffset: CGFloat
  package var underline: LineStyle?
  package var strikethrough: LineStyle?
  /// Index of the run's paint in the text's style table.
  package var style: Int
  /// Index of the paint behind the run, if any.
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
