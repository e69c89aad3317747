import Foundation

/// The entries of a strings file: `"key" = "value";` with comments, in UTF-8 or UTF-16; or a property list.
struct StringsFile {
  private(set) var entries: [String: String] = [:]

  init(_ data: Data) {
    if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
      entries = list as? [String: String] ?? [:]
      return
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return }
    var words: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("//") {
        rest = rest.drop(while: { !$0.isNewline })
      } else if first == "\"" {
        words.append(Self.quoted(&rest))
      } else if first == ";" {
        if words.count == 2 { entries[words[0]] = words[1] }
        words = []
        rest.removeFirst()
      } else if first == "=" || first.isWhitespace || first == "\u{FEFF}" {
        rest.removeFirst()
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != ";" }
        words.append(String(word))
        rest = rest.dropFirst(word.count)
      }
    }
  }

  private static func quoted(_ rest: inout Substring) -> String {
    var result = ""
    rest.removeFirst()
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        result.append(character)
        continue
      }
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          result.unicodeScalars.append(scalar)
        }
      default: result.append(escaped)
      }
    }
    return result
  }
}
