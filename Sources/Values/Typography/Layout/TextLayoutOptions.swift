import Foundation

/// The options for breaking a text into lines and placing them.
package struct TextLayoutOptions: Hashable, Sendable {
  /// The position at which text that does not fit is omitted.
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
  /// The scale in pixels per point. Sizes end on whole pixels.
  package var displayScale: CGFloat
  /// The maximum number of lines, or `nil` for no limit.
  package var lineLimit: Int?
  /// The number of lines for which space is reserved.
  package var reservedLines: Int
  package var truncationMode: TruncationMode
  package var alignment: Alignment
  /// The additional space between lines in points.
  package var lineSpacing: CGFloat
  package var layoutDirection: Direction
  /// The minimum factor, 0–1, by which the text may shrink to fit. 1 prevents shrinking.
  package var minimumScaleFactor: CGFloat
  /// A Boolean value that indicates whether glyph spacing may be tightened, by up to 5 % of the font size, before text
  /// is truncated.
  package var allowsTightening: Bool
  /// A BCP 47 language tag, or `nil` for the system language.
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
