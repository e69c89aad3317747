import Foundation

/// A requested font. The installed face for it is found when text is shaped.
package struct FontDescriptor: Hashable, Sendable {
  /// The designs of a system font.
  package enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The line spacing of a font.
  package enum Leading: Hashable, Sendable {
    case standard
    /// 2 pt less than standard.
    case tight
    /// 2 pt more than standard.
    case loose
  }

  /// The letters that are drawn as small capitals.
  package enum SmallCaps: Hashable, Sendable {
    case none
    case lowercase
    case uppercase
    case all
  }

  /// The size in points.
  package var size: CGFloat
  /// The CSS weight, 100 (SwiftUI's ultra-light) to 900 (black).
  package var weight: Int
  package var isItalic: Bool
  package var design: Design
  /// The horizontal scale of the glyphs and their advances. 1 is the standard width.
  package var width: CGFloat
  /// The text style of the font. The line box of a style differs from that of the same point size.
  package var textStyle: TextStyleKind?
  /// A Boolean value that indicates whether all digits have the same width.
  package var monospacedDigits: Bool
  package var smallCaps: SmallCaps
  package var leading: Leading
  /// The name of a custom family, instead of the system's.
  package var family: String?
  /// The scale of the drawn glyphs without the line box, as in the secondary text scale.
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

  /// Returns the font scaled by `factor`.
  package func scaled(by factor: CGFloat) -> FontDescriptor {
    var copy = self
    copy.size = size * factor
    // The line box of a style applies only to its own size.
    if factor != 1 { copy.textStyle = nil }
    return copy
  }
}
