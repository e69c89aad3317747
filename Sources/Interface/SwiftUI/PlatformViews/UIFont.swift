import Foundation
import Typography
import ViewGraph

/// A font of UIKit, with the functions that SwiftUI files commonly use.
public final class UIFont: Hashable, @unchecked Sendable {
  /// A weight, from −1 (thinnest) to 1.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
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
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption")
    public static let caption2 = TextStyle(rawValue: "caption2")

    var style: Font.TextStyle { Font.TextStyle.allCases.first { "\($0)" == rawValue } ?? .body }
  }

  let font: Font
  /// The size in points, with the text size Large.
  public let pointSize: CGFloat
  public let familyName: String
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

  public static var systemFontSize: CGFloat { 14 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var labelFontSize: CGFloat { 17 }
  public static var buttonFontSize: CGFloat { 18 }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(.system(size: size, weight: weight.fontWeight), size: size)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size: size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.fontWeight, design: .monospaced), size: size)
  }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.fontWeight).monospacedDigit(), size: size)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let font = Font.system(style.style)
    return UIFont(font, size: descriptor(of: font).size)
  }

  public func withSize(_ size: CGFloat) -> UIFont { UIFont(resized(to: size), size: size, name: fontName) }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

  private var metrics: FontMetrics { FontMetrics(Self.descriptor(of: font), profile: .iOS) }
  public var lineHeight: CGFloat { metrics.lineHeight }
  public var ascender: CGFloat { metrics.baseline }
  public var descender: CGFloat { -metrics.descent }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }
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
  public enum SystemDesign: Sendable { case `default`, rounded, serif, monospaced }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let italic = SymbolicTraits.traitItalic
    public static let bold = SymbolicTraits.traitBold
  }

  let font: UIFont

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
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  private let style: UIFont.TextStyle

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
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
