import Foundation
import Typography
import ViewGraph

/// An environment-dependent font.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  enum Trait: Hashable, Sendable {
    case weight(Weight)
    case bold, italic, monospaced, monospacedDigit
    case smallCaps(FontDescriptor.SmallCaps)
    case width(Width)
    case leading(Leading)
    case design(Design)
    case scaledSize(CGFloat)
  }

  var base: Base
  var traits: [Trait] = []

  init(_ base: Base) { self.base = base }

  private func adding(_ trait: Trait) -> Font {
    var copy = self
    copy.traits.append(trait)
    return copy
  }

  /// A dynamic text style to use for fonts.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var kind: TextStyleKind {
      switch self {
      case .largeTitle: return .largeTitle
      case .title: return .title
      case .title2: return .title2
      case .title3: return .title3
      case .headline: return .headline
      case .subheadline: return .subheadline
      case .body: return .body
      case .callout: return .callout
      case .footnote: return .footnote
      case .caption: return .caption
      case .caption2: return .caption2
      }
    }
  }

  /// A weight to use for fonts.
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// The weight 100, the lightest.
    public static let ultraLight = Weight(value: 100)
    /// The weight 200.
    public static let thin = Weight(value: 200)
    /// The weight 300.
    public static let light = Weight(value: 300)
    /// The weight 400, that of plain text.
    public static let regular = Weight(value: 400)
    /// The weight 500.
    public static let medium = Weight(value: 500)
    /// The weight 600.
    public static let semibold = Weight(value: 600)
    /// The weight 700, that of bold text.
    public static let bold = Weight(value: 700)
    /// The weight 800.
    public static let heavy = Weight(value: 800)
    /// The weight 900, the heaviest.
    public static let black = Weight(value: 900)
  }

  /// A width to use for fonts that have multiple widths.
  public struct Width: Hashable, Sendable {
    /// The width relative to the standard one: 0 is standard, negative values are narrower, positive ones wider.
    public var value: CGFloat
    /// Creates a width relative to the standard one, which is 0.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest named width, −0.4.
    public static let compressed = Width(-0.4)
    /// A narrow width, −0.2.
    public static let condensed = Width(-0.2)
    /// The standard width, 0.
    public static let standard = Width(0)
    /// A wide width, 0.2.
    public static let expanded = Width(0.2)
  }

  /// The line spacing to use for a font.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// A design to use for fonts.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced

    var kind: FontDescriptor.Design {
      switch self {
      case .default: return .default
      case .serif: return .serif
      case .rounded: return .rounded
      case .monospaced: return .monospaced
      }
    }
  }

  /// The font of the large title text style.
  public static let largeTitle = Font(.style(.largeTitle, design: nil, weight: nil))
  /// The font of the first-level title text style.
  public static let title = Font(.style(.title, design: nil, weight: nil))
  /// The font of the second-level title text style.
  public static let title2 = Font(.style(.title2, design: nil, weight: nil))
  /// The font of the third-level title text style.
  public static let title3 = Font(.style(.title3, design: nil, weight: nil))
  /// The font of the headline text style.
  public static let headline = Font(.style(.headline, design: nil, weight: nil))
  /// The font of the subheadline text style.
  public static let subheadline = Font(.style(.subheadline, design: nil, weight: nil))
  /// The font of the body text style.
  public static let body = Font(.style(.body, design: nil, weight: nil))
  /// The font of the callout text style.
  public static let callout = Font(.style(.callout, design: nil, weight: nil))
  /// The font of the footnote text style.
  public static let footnote = Font(.style(.footnote, design: nil, weight: nil))
  /// The font of the caption text style.
  public static let caption = Font(.style(.caption, design: nil, weight: nil))
  /// The font of the second caption text style.
  public static let caption2 = Font(.style(.caption2, design: nil, weight: nil))

  /// Gets a system font that uses the specified style, design, and weight.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// Returns the system font of a text style in a design. Default `.default`.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style, design: design, weight: nil))
  }

  /// Specifies a system font to use, along with the size in points, weight, and design.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// Returns the system font at a size in points. The default weight is `.regular`, the default design `.default`.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// Creates a custom font with the given name and size that scales with the body text style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  /// Creates a custom font with the given name and size that scales relative to the given text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// Creates a custom font with the given name and a fixed size that does not scale with Dynamic Type.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// Returns the font in italics.
  public func italic() -> Font { adding(.italic) }
  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font { adding(.smallCaps(.all)) }
  /// Returns the font with small capitals for lowercase letters.
  public func lowercaseSmallCaps() -> Font { adding(.smallCaps(.lowercase)) }
  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { adding(.smallCaps(.uppercase)) }
  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  /// Returns the font in a width.
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// Returns the font in bold.
  public func bold() -> Font { adding(.bold) }
  /// Returns the monospaced variant of the font.
  public func monospaced() -> Font { adding(.monospaced) }
  /// Returns the font with a line spacing.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  func design(_ design: Design) -> Font { adding(.design(design)) }
}
