import Foundation

/// A font as it is asked for; which installed face answers is found when text is shaped.
package struct FontDescriptor: Hashable, Sendable {
  /// The families of shapes that a system font comes in.
  package enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// How far apart the lines of a paragraph are.
  package enum Leading: Hashable, Sendable {
    case standard
    /// 2 pt closer than standard.
    case tight
    /// 2 pt wider than standard.
    case loose
  }

  /// Which letters are drawn as small capitals.
  package enum SmallCaps: Hashable, Sendable {
    case none
    case lowercase
    case uppercase
    case all
  }

  /// Point size.
  package var size: CGFloat
  /// CSS weight, 100 (SwiftUI's ultra-light) to 900 (black).
  package var weight: Int
  package var isItalic: Bool
  package var design: Design
  /// Horizontal scale of the shapes and their advances; 1 is the standard width.
  package var width: CGFloat
  /// The text style that the font came from: a style's line box differs from the same point size's.
  package var textStyle: TextStyleKind?
  /// Whether digits are all equally wide.
  package var monospacedDigits: Bool
  package var smallCaps: SmallCaps
  package var leading: Leading
  /// A family by name instead of the system's.
  package var family: String?
  /// Scale of the drawn glyphs that leaves the line box alone, as the secondary text scale does.
  package var glyphScale: CGFloat

  package init(
    size: CGFloat, weight: Int = 400, isItalic: Bool = false, design: Design = .default, width: CGFloat = 1,
    textStyle: TextStyleKind? = nil, monospacedDigits: Bool = false, smallCaps: SmallCaps = .none,
    leading: Leading = .standard, family: String? = nil, glyphScale: CGFloat = 1
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.width = width
    self.textStyle = textStyle
    self.monospacedDigits = monospacedDigits
    self.smallCaps = smallCaps
    self.leading = leading
    self.family = family
    self.glyphScale = glyphScale
  }

  /// The same font, `factor` times as large.
  package func scaled(by factor: CGFloat) -> FontDescriptor {
    var copy = self
    copy.size = size * factor
    // A style's box belongs to its own size only.
    if factor != 1 { copy.textStyle = nil }
    return copy
  }
}
