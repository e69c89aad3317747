import Foundation
import Geometry
import Typography
import ViewGraph

/// A range of an attributed string, with the attributes that SwiftUI draws.
struct AttributedSpan: Equatable, Sendable {
  var string: String
  var font: Font?
  var color: Color?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var isStrong = false
  var isEmphasized = false
  var isCode = false
  var isStruck = false
  var isLink = false
}

extension TextResolution {
  mutating func append(_ span: AttributedSpan, _ outer: Attributes) {
    var attributes = outer
    if let font = span.font { attributes.font = font }
    if span.isStrong { attributes.fontTraits.append(.bold) }
    if span.isEmphasized { attributes.fontTraits.append(.italic) }
    if span.isCode { attributes.fontTraits.append(.monospaced) }
    if let kerning = span.kerning { attributes.kerning = kerning }
    if let offset = span.baselineOffset { attributes.baselineOffset = offset }
    if let line = span.underline { attributes.underline = (Self.pattern(line.pattern), line.color) }
    if let line = span.strikethrough { attributes.strikethrough = (Self.pattern(line.pattern), line.color) }
    if span.isStruck { attributes.strikethrough = (.solid, nil) }
    if let color = span.color {
      attributes.style = style(for: color)
    } else if span.isLink {
      attributes.style = style(for: environment.accent ?? .accentColor)
    }
    append(span.string, attributes)
  }

  /// Appends a symbol: a glyph of the icon font, with the width that it has alone.
  mutating func append(_ image: Image, _ attributes: Attributes) {
    guard case .symbol(let name, _) = image.source else { return }
    let shown = environment.symbolVariants.applied(to: name)
    guard let codepoint = SymbolTable.codepoint(shown), let scalar = Unicode.Scalar(codepoint) else {
      return append("\u{25A1}", attributes)
    }
    var font = attributes.font
    font.traits += attributes.fontTraits
    var descriptor = font.descriptor(in: environment)
    let size = descriptor.size
    descriptor.size = size * SymbolPicture.em(atPointSize: 1)
    descriptor.family = SymbolTable.family
    var run = TextRun(String(scalar), font: descriptor)
    // The icons of the font are on the descent of its baseline. Beside text, their frame ends 3 points below at 13.
    run.baselineOffset = attributes.baselineOffset
    run.kerning = attributes.kerning
    run.style = attributes.style
    runs.append(run)
  }
}
