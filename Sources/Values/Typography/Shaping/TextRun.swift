import Foundation

/// A stretch of characters in one font.
package struct TextRun: Hashable, Sendable {
  package enum LinePattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package var string: String
  package var font: FontDescriptor
  /// Points added after every glyph.
  package var kerning: CGFloat = 0
  /// Points by which the baseline is raised.
  package var baselineOffset: CGFloat = 0
  package var underline: LinePattern?
  package var strikethrough: LinePattern?
  /// The index of the run's paint in the text's table.
  package var style = 0
  package var underlineStyle: Int?
  package var strikethroughStyle: Int?

  package init(string: String, font: FontDescriptor) {
    self.string = string
    self.font = font
  }
}

/// How a text is broken and cut.
package struct TextLayoutOptions: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  /// The most lines; nil: no limit.
  package var lineLimit: Int?
  /// Lines that are reserved though the text has fewer.
  package var reservedLines = 0
  package var truncation = Truncation.tail
  package var alignment = Alignment.leading
  package var lineSpacing: CGFloat = 0
  package var isRightToLeft = false
  /// 0…1; below 1 the text may shrink to fit.
  package var minimumScaleFactor: CGFloat = 1
  package var isMac = false
  package var scale: CGFloat = 2

  package init() {}
}
