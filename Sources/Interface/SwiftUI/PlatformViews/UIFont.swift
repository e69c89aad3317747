import Foundation
import Typography
import ViewGraph

/// A font of UIKit, with the functions that SwiftUI files commonly use.
public final class UIFont: Hashable, @unchecked Sendable {
  /// A weight, from −1 (thinnest) to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The weight as a number, from −1 (thinnest) to 1.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number between −1 (thinnest) and 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The weight −0.8, the thinnest named one.
    public static let ultraLight = Weight(-0.8)
    /// The weight −0.6.
    public static let thin = Weight(-0.6)
    /// The weight −0.4.
    public static let light = Weight(-0.4)
    /// The weight 0, which is the default.
    public static let regular = Weight(0)
    /// The weight 0.23.
    public static let medium = Weight(0.23)
    /// The weight 0.3.
    public static let semibold = Weight(0.3)
    /// The weight 0.4.
    public static let bold = Weight(0.4)
    /// The weight 0.56.
    public static let heavy = Weight(0.56)
    /// The weight 0.62, the thickest named one.
    public static let black = Weight(0.62)

    private static let weights: [(Weight, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The nearest of SwiftUI's weights.
    var fontWeight: Font.Weight {
      Self.weights.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// A text style.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name of SwiftUI's text style.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// The style of titles of the first level.
    public static let title1 = TextStyle(rawValue: "title")
    /// The style of titles of the second level.
    public static let title2 = TextStyle(rawValue: "title2")
    /// The style of titles of the third level.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The style of headings.
    public static let headline = TextStyle(rawValue: "headline")
    /// The style of subheadings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "body")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "caption")
    /// The style of secondary captions.
    public static let caption2 = TextStyle(rawValue: "caption2")

    var style: Font.TextStyle { Font.TextStyle.allCases.first { "\($0)" == rawValue } ?? .body }
  }

  let font: Font
  /// The size in points, with the text size Large.
  public let pointSize: CGFloat
  /// The name of the font's family.
  public let familyName: String
  /// The name of the font. That of the system font is `.SFUI-Regular`.
  public let fontName: String

  init(_ font: Font, size: CGFloat, name: String = ".SFUI-Regular") {
    self.font = font
    pointSize = size
    familyName = name
    fontName = name
  }

  /// Creates a font of a family. Where the family is not installed, texts have the system font.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, fixedSize: size), size: size, name: name)
  }

  /// Creates a font from its properties with a size in points; 0 and less stand for the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let base = descriptor.font
    self.init(size > 0 ? base.resized(to: size) : base.font, size: size > 0 ? size : base.pointSize)
  }

  private static func descriptor(of font: Font) -> FontDescriptor { font.descriptor(in: EnvironmentValues()) }

  private func resized(to size: CGFloat) -> Font {
    guard size != pointSize else { return font }
    var copy = font
    copy.traits.append(.scaledSize(size / pointSize))
    return copy
  }

  /// The standard size of the system font, 14 points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of the small system font, 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of labels, 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of the titles of buttons, 18 points.
  public static var buttonFontSize: CGFloat { 18 }

  /// Returns the system font with a size in points and a weight. Default regular.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.fontWeight), size: size)
  }
  /// Returns the bold system font with a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
  /// Returns the italic system font with a size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size: size)
  }
  /// Returns the system font of fixed width with a size in points and a weight.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.fontWeight, design: .monospaced), size: size)
  }
  /// Returns the system font with digits of equal width, a size in points and a weight.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.fontWeight).monospacedDigit(), size: size)
  }
  /// Returns the font of a text style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = Font.system(style.style)
    return UIFont(font, size: descriptor(of: font).size)
  }

  /// Returns the font with another size in points.
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(resized(to: size), size: size, name: fontName) }

  /// The properties of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  private var metrics: FontMetrics { FontMetrics(Self.descriptor(of: font), profile: .iOS) }
  /// The height of a line in points.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// The distance from the top of a line to its baseline in points.
  public var ascender: CGFloat { metrics.baseline }
  /// The distance from the baseline to the bottom of the descenders in points, as a negative number.
  public var descender: CGFloat { -metrics.descent }
  /// The height of capital letters in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of the letter x in points.
  public var xHeight: CGFloat { metrics.xHeight }
  /// The gap between two lines in points, 0.
  public var leading: CGFloat { 0 }

  public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// AppKit's font.
public typealias NSFont = UIFont

/// Core Text's font.
public typealias CTFont = UIFont

/// The properties of a font, from which variants are made.
public struct UIFontDescriptor: Sendable {
  /// The design of the system font.
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  /// The traits of a font.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The italic trait.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The bold trait.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// The trait of characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// The italic trait, under AppKit's name.
    public static let italic = SymbolicTraits.traitItalic
    /// The bold trait, under AppKit's name.
    public static let bold = SymbolicTraits.traitBold
  }

  let font: UIFont

  /// Returns the properties with another design. The result is never `nil`.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    let change: Font.Design
    switch design {
    case .default: change = .default
    case .rounded: change = .rounded
    case .serif: change = .serif
    case .monospaced: change = .monospaced
    }
    return UIFontDescriptor(font: UIFont(font.font.design(change), size: font.pointSize))
  }

  /// Returns the properties with further traits. Traits that are not in the set stay. The result is never `nil`.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var result = font.font
    if traits.contains(.traitBold) { result = result.bold() }
    if traits.contains(.traitItalic) { result = result.italic() }
    if traits.contains(.traitMonoSpace) { result = result.monospaced() }
    return UIFontDescriptor(font: UIFont(result, size: font.pointSize))
  }
}

/// Scales fonts and lengths with the text size.
public final class UIFontMetrics: Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

  /// Creates metrics that follow a text style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// A font that follows the text size where SwiftUI shows it.
  public func scaledFont(for font: UIFont) -> UIFont {
    UIFont(font.font.relative(to: style.style, size: font.pointSize), size: font.pointSize, name: font.fontName)
  }

  /// The length, at the text size Large. `@ScaledMetric` follows the text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension Font {
  /// Creates a font from one of UIKit, AppKit or Core Text.
  public init(_ font: UIFont) { self = font.font }

  /// Returns a custom font that scales with a text style.
  fileprivate func relative(to style: TextStyle, size: CGFloat) -> Font {
    guard case .custom(let name, _, _) = base else { return self }
    var copy = Font(.custom(name: name, size: size, relativeTo: style))
    copy.traits = traits
    return copy
  }
}

extension NSAttributedString.Key {
  /// The font of the text.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The color of the text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The color behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The style of the paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The additional distance between characters in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The style of the line below the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The style of the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The distance in points by which the text is raised above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The URL that the text links to.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
