import Foundation
import Geometry

extension AttributeScopes {
  /// A property for accessing the attributes that SwiftUI defines.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// Attributed string attributes defined by SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a range.
    public let font: FontAttribute
    /// The color of a range's text.
    public let foregroundColor: ForegroundColorAttribute
    /// The line through a range.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under a range.
    public let underlineStyle: UnderlineStyleAttribute
    /// The kerning of a range, in points. It takes precedence over the tracking.
    public let kern: KerningAttribute
    /// The tracking of a range, in points, used if no kerning is set.
    public let tracking: TrackingAttribute
    /// The offset of a range from the baseline, in points, upward for positive values.
    public let baselineOffset: BaselineOffsetAttribute
    /// The inline style of a range, such as emphasis or code.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes that Foundation defines, such as links.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The key of the attribute for inline styles.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      /// The archived name of the attribute for inline styles.
      public static let name = "NSInlinePresentationIntent"
    }
    /// The key of the attribute for fonts.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      /// The archived name of the attribute for fonts.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the attribute for text colors.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The archived name of the attribute for text colors.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the attribute for lines through text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The archived name of the attribute for lines through text.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of the attribute for lines under text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The archived name of the attribute for lines under text.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of the attribute for kerning.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The archived name of the attribute for kerning.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of the attribute for tracking.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The archived name of the attribute for tracking.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of the attribute for baseline offsets.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The archived name of the attribute for baseline offsets.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// The key of an attribute of the SwiftUI scope, looked up by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// The inline style of a text range. Foundation defines the type only on Apple's platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The bits of the option set.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, shown as italic text.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis, shown as bold text.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Source code, shown in a monospaced font.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Removed text, shown with a line through it.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
  /// The options of reading Markdown. Foundation defines the type only on Apple's platforms.
  public struct MarkdownParsingOptions: Sendable {
    /// The parts of Markdown that are read. Blocks are always read as the texts that they are written as.
    public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    /// The reaction to text that cannot be read.
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// A Boolean value that indicates whether attributes of Apple's own syntax are read. It has no effect.
    public var allowsExtendedAttributes: Bool
    /// The parts of Markdown that are read. With `full` and `inlineOnly`, line ends and runs of spaces become one space.
    public var interpretedSyntax: InterpretedSyntax
    /// The reaction to text that cannot be read. All text can be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text, or `nil`. It has no effect.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from inline Markdown read with options. Links without a scheme are relative to the
  /// base URL, if there is one.
  public init(markdown: String, options: MarkdownParsingOptions, baseURL: URL? = nil) throws {
    let isKept = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let words = markdown.split(whereSeparator: \.isWhitespace)
    try self.init(markdown: isKept ? markdown : words.joined(separator: " "))
    guard let baseURL else { return }
    for run in runs {
      guard let link = run.link, link.scheme == nil else { continue }
      self[run.range].link = URL(string: link.relativeString, relativeTo: baseURL)
    }
  }

  /// Creates an attributed string from inline Markdown: strong, emphasis, code, strikethrough and links.
  public init(markdown: String) throws {
    self.init()
    for span in InlineMarkdown(markdown).spans {
      var part = AttributedString(span.string)
      var intent: InlinePresentationIntent = []
      if span.isStrong { intent.insert(.stronglyEmphasized) }
      if span.isEmphasized { intent.insert(.emphasized) }
      if span.isCode { intent.insert(.code) }
      if span.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent }
      if let link = span.link.flatMap({ URL(string: $0) }) {
        part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
      }
      append(part)
    }
  }

  /// The ranges with equal attributes.
  var spans: [AttributedSpan] {
    runs.map { run in
      var span = AttributedSpan(string: String(self[run.range].characters))
      span.font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
      span.color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]
      span.kerning =
        run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
        ?? run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
      span.baselineOffset = run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self]
      span.underline = run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self]
      span.strikethrough = run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self]
      let intent = run[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] ?? []
      span.isStrong = intent.contains(.stronglyEmphasized)
      span.isEmphasized = intent.contains(.emphasized)
      span.isCode = intent.contains(.code)
      span.isStruck = intent.contains(.strikethrough)
      span.isLink = run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil
      return span
    }
  }
}
