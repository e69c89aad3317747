import Foundation

/// The inline Markdown of localized texts: strong, emphasis, code, strikethrough and links.
struct InlineMarkdown {
  struct Span: Equatable {
    var string: String
    var isStrong = false
    var isEmphasized = false
    var isCode = false
    var isStruck = false
    var link: String?
  }

  private(set) var spans: [Span] = []
  private let characters: [Character]

  init(_ source: String) {
    characters = Array(source)
    parse(0..<characters.count, Span(string: ""))
  }

  private mutating func parse(_ range: Range<Int>, _ style: Span) {
    var plain = ""
    var index = range.lowerBound
    func flush(_ spans: inout [Span]) {
      guard !plain.isEmpty else { return }
      var span = style
      span.string = plain
      spans.append(span)
      plain = ""
    }
    while index < range.upperBound {
      let character = characters[index]
      if character == "\\", index + 1 < range.upperBound, "\\*_`~[]()".contains(characters[index + 1]) {
        plain.append(characters[index + 1])
        index += 2
        continue
      }
      if let (inner, next, changed) = delimited(at: index, in: range, style) {
        flush(&spans)
        if changed.isCode {
          var span = changed
          span.string = String(characters[inner])
          spans.append(span)
        } else {
          parse(inner, changed)
        }
        index = next
        continue
      }
      plain.append(character)
      index += 1
    }
    flush(&spans)
  }

  /// Returns a delimited range that starts at `index`: its content, its end, and the style of the content.
  private func delimited(at index: Int, in range: Range<Int>, _ style: Span) -> (Range<Int>, Int, Span)? {
    let rules: [(String, WritableKeyPath<Span, Bool>)] = [
      ("**", \.isStrong), ("__", \.isStrong), ("~~", \.isStruck), ("`", \.isCode), ("*", \.isEmphasized),
      ("_", \.isEmphasized),
    ]
    for (marker, path) in rules where matches(marker, at: index, range) {
      let start = index + marker.count
      guard start < range.upperBound, !characters[start].isWhitespace else { continue }
      // An underscore inside a word is not a delimiter.
      if marker.hasPrefix("_"), index > range.lowerBound, characters[index - 1].isLetter { continue }
      var end = start + 1
      while end + marker.count <= range.upperBound {
        if matches(marker, at: end, range), !characters[end - 1].isWhitespace {
          var inner = style
          inner[keyPath: path] = true
          return (start..<end, end + marker.count, inner)
        }
        end += 1
      }
    }
    return link(at: index, in: range, style)
  }

  private func link(at index: Int, in range: Range<Int>, _ style: Span) -> (Range<Int>, Int, Span)? {
    guard characters[index] == "[", let close = characters[index..<range.upperBound].firstIndex(of: "]"),
      close + 1 < range.upperBound, characters[close + 1] == "(",
      let end = characters[close..<range.upperBound].firstIndex(of: ")")
    else { return nil }
    var inner = style
    inner.link = String(characters[(close + 2)..<end])
    return ((index + 1)..<close, end + 1, inner)
  }

  private func matches(_ marker: String, at index: Int, _ range: Range<Int>) -> Bool {
    guard index + marker.count <= range.upperBound else { return false }
    return zip(marker, characters[index...]).allSatisfy { $0 == $1 }
  }
}
