import Foundation

extension TextResolution {
  /// Stand for arguments while Markdown is read: private-use characters, which no marker is made of.
  private static let firstMark: UInt32 = 0xF0000

  /// A localized text is read as inline Markdown (emphasis, strong, code, strikethrough, links); its arguments are not.
  mutating func append(
    _ pieces: [LocalizedStringKey.Piece], _ arguments: [LocalizedStringKey.Argument], _ attributes: Attributes
  ) {
    var marked = ""
    for piece in pieces {
      switch piece {
      case .literal(let string): marked += string
      case .argument(let index):
        if let mark = Unicode.Scalar(Self.firstMark + UInt32(index)) { marked.unicodeScalars.append(mark) }
      }
    }
    guard marked.contains(where: { "*_`~[\\".contains($0) }) else { return appendMarked(marked, arguments, attributes) }
    for span in InlineMarkdown(marked).spans {
      var inner = attributes
      if span.isStrong { inner.fontTraits.append(.bold) }
      if span.isEmphasized { inner.fontTraits.append(.italic) }
      if span.isCode { inner.fontTraits.append(.monospaced) }
      if span.isStruck { inner.strikethrough = (.solid, nil) }
      if span.link != nil { inner.style = style(for: environment.accent ?? .accentColor) }
      appendMarked(span.string, arguments, inner)
    }
  }

  /// Appends the text and its inline marks as one run, so that they are shaped together.
  private mutating func appendMarked(
    _ marked: String, _ arguments: [LocalizedStringKey.Argument], _ attributes: Attributes
  ) {
    guard !arguments.isEmpty else { return append(marked, attributes) }
    var plain = ""
    for scalar in marked.unicodeScalars {
      let place = Int(scalar.value) - Int(Self.firstMark)
      guard arguments.indices.contains(place) else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      if let string = arguments[place].string(in: environment.locale) {
        plain += string
      } else if case .text(let text) = arguments[place] {
        if !plain.isEmpty { append(plain, attributes) }
        plain = ""
        append(text, attributes, isRoot: false)
      }
    }
    // An empty text, too, has a line's height.
    if !plain.isEmpty || runs.isEmpty { append(plain, attributes) }
  }
}
