import Foundation

/// How a text is broken into lines and placed.
package struct TextLayoutOptions: Hashable, Sendable {
  /// Where text that has no room is left out.
  package enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  package enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  package enum Direction: Hashable, Sendable {
    case leftToRight
    case rightToLeft
  }

  package var profile: TypeProfile
  /// Pixels a point; sizes end on whole pixels.
  package var displayScale: CGFloat
  /// The most lines; nil is no limit.
  package var lineLimit: Int?
  /// The number of lines that room is kept for.
  package var reservedLines: Int
  package var truncationMode: TruncationMode
  package var alignment: Alignment
  /// Points between lines, over the font's own.
  package var lineSpacing: CGFloat
  package var layoutDirection: Direction
  /// How far the text may shrink to fit, 0…1; 1 is not at all.
  package var minimumScaleFactor: CGFloat
  /// Whether glyphs may move closer (by up to 5 % of the font's size) before text is left out.
  package var allowsTightening: Bool
  /// A BCP 47 language tag; nil is the system's.
  package var language: String?

  package init(
    profile: TypeProfile = .iOS, displayScale: CGFloat = 2, lineLimit: Int? = nil, reservedLines: Int = 0,
    truncationMode: TruncationMode = .tail, alignment: Alignment = .leading, lineSpacing: CGFloat = 0,
    layoutDirection: Direction = .leftToRight, minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false,
    language: String? = nil
  ) {
    self.profile = profile
    self.displayScale = displayScale
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncationMode = truncationMode
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.layoutDirection = layoutDirection
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.language = language
  }
}
