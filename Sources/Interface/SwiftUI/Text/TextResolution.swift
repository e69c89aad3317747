import Foundation
import Geometry
import Typography
import ViewGraph

/// A text resolved in an environment: runs with fonts, and the styles with which they are painted.
struct TextResolution {
  var runs: [TextRun] = []
  /// The styles. Style 0 is the foreground style of the text.
  var styles: [_ResolvedStyle]
  var options = TextLayoutOptions()
  /// The custom attributes of runs, by their numbers.
  var customAttributes: [Int: [ObjectIdentifier: AnyHashable]] = [:]
  /// The date of the next change of a text that follows the clock.
  var nextChange: Date?

  var string: String { runs.map(\.string).joined() }

  let environment: EnvironmentValues
  private let now: Date

  struct Attributes {
    var font: Font
    var fontTraits: [Font.Trait]
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: (TextRun.LinePattern, Color?)?
    var strikethrough: (TextRun.LinePattern, Color?)?
    var style = 0
    var custom: [ObjectIdentifier: AnyHashable] = [:]
  }

  init(_ text: Text, in environment: EnvironmentValues, now: Date) {
    self.environment = environment
    self.now = now
    styles = [HierarchicalShapeStyle.primary._paint(in: environment)]
    var attributes = Attributes(font: environment.effectiveFont, fontTraits: environment.fontTraits)
    attributes.kerning = environment.textKerning
    attributes.baselineOffset = environment.textBaselineOffset
    if let line = environment.textUnderline { attributes.underline = (Self.pattern(line.pattern), line.color) }
    if let line = environment.textStrikethrough { attributes.strikethrough = (Self.pattern(line.pattern), line.color) }
    // A color of the whole text replaces its foreground style, so that it animates like one.
    if case .color(let style)? = text.traits.last(where: { if case .color = $0 { return true } else { return false } }),
      let style
    {
      styles[0] = style.style._paint(in: environment)
    }
    append(text, attributes, isRoot: true)
    options.lineLimit = environment.lineLimit
    options.reservedLines = environment.lineLimitReserves
    options.lineSpacing = environment.lineSpacing
    options.layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    options.minimumScaleFactor = environment.minimumScaleFactor
    options.profile = environment.typeProfile
    options.displayScale = environment.displayScale
    options.allowsTightening = environment.allowsTightening
    switch environment.truncationMode {
    case .head: options.truncationMode = .head
    case .middle: options.truncationMode = .middle
    case .tail: options.truncationMode = .tail
    }
    switch environment.multilineTextAlignment {
    case .leading: options.alignment = .leading
    case .center: options.alignment = .center
    case .trailing: options.alignment = .trailing
    }
  }

  private mutating func append(_ text: Text, _ outer: Attributes, isRoot: Bool) {
    var attributes = outer
    // The innermost modifiers are applied first and take precedence.
    for trait in text.traits.reversed() { apply(trait, to: &attributes, isRoot: isRoot) }
    switch text.storage {
    case .verbatim(let string): append(string, attributes)
    case .localized(let key):
      for segment in key.segments {
        switch segment {
        case .literal(let string): appendMarkdown(string, attributes)
        case .text(let inner): append(inner, attributes, isRoot: false)
        case .integer(let value): append(value.formatted(.number.locale(environment.locale)), attributes)
        }
      }
    case .date(let date):
      let (string, next) = date.content(at: now, in: environment)
      if let next { nextChange = min(nextChange ?? next, next) }
      append(string, attributes)
    case .image(let image): append(image, attributes)
    case .attributed(let spans): for span in spans { append(span, attributes) }
    case .concatenation(let first, let second):
      append(first, attributes, isRoot: false)
      append(second, attributes, isRoot: false)
    }
  }

  private mutating func apply(_ trait: Text.Trait, to attributes: inout Attributes, isRoot: Bool) {
    switch trait {
    case .font(let font): if let font { attributes.font = font }
    case .fontTrait(let trait): attributes.fontTraits.append(trait)
    case .color(let style):
      guard !isRoot, let style else { return }
      styles.append(style.style._paint(in: environment))
      attributes.style = styles.count - 1
    case .kerning(let value), .tracking(let value): attributes.kerning = value
    case .baselineOffset(let value): attributes.baselineOffset = value
    case .underline(let isActive, let pattern, let color):
      attributes.underline = isActive ? (Self.pattern(pattern), color) : nil
    case .strikethrough(let isActive, let pattern, let color):
      attributes.strikethrough = isActive ? (Self.pattern(pattern), color) : nil
    case .custom(let attribute): attributes.custom[attribute.key] = attribute.value
    }
  }

  static func pattern(_ pattern: Text.LineStyle.Pattern) -> TextRun.LinePattern {
    switch pattern {
    case .solid: return .solid
    case .dot: return .dot
    case .dash: return .dash
    case .dashDot: return .dashDot
    case .dashDotDot: return .dashDotDot
    }
  }

  mutating func append(_ string: String, _ attributes: Attributes) {
    var cased = string
    switch environment.textCase {
    case .uppercase: cased = string.uppercased(with: environment.locale)
    case .lowercase: cased = string.lowercased(with: environment.locale)
    case nil: break
    }
    var font = attributes.font
    font.traits += attributes.fontTraits
    var run = TextRun(cased, font: font.descriptor(in: environment))
    run.kerning = attributes.kerning
    run.baselineOffset = attributes.baselineOffset
    run.style = attributes.style
    if let (pattern, color) = attributes.underline {
      run.underline = TextRun.LineStyle(pattern: pattern, style: color.map { style(for: $0) })
    }
    if let (pattern, color) = attributes.strikethrough {
      run.strikethrough = TextRun.LineStyle(pattern: pattern, style: color.map { style(for: $0) })
    }
    if !attributes.custom.isEmpty { customAttributes[runs.count] = attributes.custom }
    runs.append(run)
  }

  mutating func style(for color: Color) -> Int {
    styles.append(color._paint(in: environment))
    return styles.count - 1
  }

  /// Appends a localized string, parsed as inline Markdown: emphasis, strong, code, strikethrough and links.
  private mutating func appendMarkdown(_ string: String, _ attributes: Attributes) {
    guard string.contains(where: { "*_`~[".contains($0) }) else { return append(string, attributes) }
    for span in InlineMarkdown(string).spans {
      var inner = attributes
      if span.isStrong { inner.fontTraits.append(.bold) }
      if span.isEmphasized { inner.fontTraits.append(.italic) }
      if span.isCode { inner.fontTraits.append(.monospaced) }
      if span.isStruck { inner.strikethrough = (.solid, nil) }
      if span.link != nil { inner.style = style(for: environment.accent ?? .accentColor) }
      append(span.string, inner)
    }
  }

}
