import Foundation
import Geometry

extension AttributeScopes {
  /// A property for accessing the attributes that SwiftUI defines.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// Attributed string attributes defined by SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// The inline style of a text range. Foundation defines the type only on Apple's platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
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
