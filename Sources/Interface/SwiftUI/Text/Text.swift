import Foundation
import Geometry
import Typography
import ViewGraph

/// A view that displays one or more lines of read-only text.
nonisolated public struct Text: _PrimitiveView, Equatable, Sendable {
  /// A part of a text with its modifiers.
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, LocalizationSource)
    case resource(LocalizedStringResource)
    case formatted(FormattedText)
    case date(DateText)
    case concatenation(Text, Text)
    case image(Image)
    case attributed([AttributedSpan])
  }

  enum Trait: Equatable, Sendable {
    case font(Font?)
    case fontTrait(Font.Trait)
    case color(AnyTextStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Bool, LineStyle.Pattern, Color?)
    case strikethrough(Bool, LineStyle.Pattern, Color?)
    case custom(CustomTextAttribute)
  }

  var storage: Storage
  var traits: [Trait] = []

  init(storage: Storage) { self.storage = storage }

  /// Creates a text view that displays a string literal without localization.
  public init(verbatim content: String) { storage = .verbatim(content) }

  /// Creates a text view that displays a stored string without localization.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { storage = .verbatim(String(content)) }

  /// Creates a text view that displays localized content identified by a key: its entry in a table of the bundle, or of
  /// the folders of the source and the program. The comment is for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    storage = .localized(key, LocalizationSource(table: tableName, bundle: bundle))
  }

  /// Creates a text view that displays a localized string resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { storage = .resource(resource) }

  /// Creates a text view that displays an image: a symbol in the size of the font. Bitmaps inside a line of text are
  /// not supported, and omitted.
  public init(_ image: Image) { storage = .image(image) }

  /// Creates a text view that displays styled attributed content. A literal is a localized key, not one of these.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { storage = .attributed(attributedContent.spans) }

  func adding(_ trait: Trait) -> Text {
    var copy = self
    copy.traits.append(trait)
    return copy
  }

  /// Concatenates the text in two text views in a new text view.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(storage: .concatenation(lhs, rhs)) }

  public static func _makeNode(_ view: Text, _ context: _NodeContext) -> _ViewNode<Text> {
    LeafNode(view, context) { TextItem($0, $1) }
  }

  /// The description of the style of line that is drawn under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line under or through text.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    /// The pattern of the line. Default `.solid`.
    public var pattern: Pattern
    /// The color of the line, or `nil` for that of the text.
    public var color: Color?

    /// Creates a line style. With a `nil` color, the line has that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the color of the text.
    public static let single = LineStyle()
  }

  /// The type of truncation to apply to a line of text when it's too long to fit in the available space.
  public enum TruncationMode: Sendable, Hashable { case head, tail, middle }

  /// A scheme for transforming the capitalization of characters within text.
  public enum Case: Sendable, Hashable { case uppercase, lowercase }
}

/// A style set directly for a text.
struct AnyTextStyle: Equatable, Sendable {
  let style: AnyShapeStyle
  let color: Color?

  static func == (a: AnyTextStyle, b: AnyTextStyle) -> Bool { a.color != nil && a.color == b.color }
}

nonisolated extension Text {
  /// Sets the default font for text in the view.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  /// Sets the font weight of the text.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { adding(.fontTrait(.weight($0))) } ?? self
  }
  /// Sets the width of the font. With `nil`, the text is unchanged.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { adding(.fontTrait(.width($0))) } ?? self }
  /// Sets the design of the font. With `nil`, the text is unchanged.
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { adding(.fontTrait(.design($0))) } ?? self }
  /// Sets the color of the text displayed by this view.
  public func foregroundColor(_ color: Color?) -> Text {
    adding(.color(color.map { AnyTextStyle(style: AnyShapeStyle($0), color: $0) }))
  }
  /// Sets the style of the text displayed by this view.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.color(AnyTextStyle(style: AnyShapeStyle(style), color: style as? Color)))
  }
  /// Sets the font of the text to bold.
  public func bold() -> Text { adding(.fontTrait(.bold)) }
  /// Sets the font of the text to bold if the value is true.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// Sets the font of the text to italic.
  public func italic() -> Text { adding(.fontTrait(.italic)) }
  /// Sets the font of the text to italic if the value is true.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  /// Sets the font of the text to its monospaced variant if the value is true. Default `true`.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? adding(.fontTrait(.monospaced)) : self }
  /// Sets digits of equal width in the text.
  public func monospacedDigit() -> Text { adding(.fontTrait(.monospacedDigit)) }
  /// Sets the spacing, or kerning, between characters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  /// Sets the tracking for the text, in points.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// Sets the vertical offset for the text relative to its baseline, in points, upward for positive values.
  public func baselineOffset(_ offset: CGFloat) -> Text { adding(.baselineOffset(offset)) }
  /// Applies an underline to the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive, pattern, color))
  }
  /// Applies a strikethrough to the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive, pattern, color))
  }
}
