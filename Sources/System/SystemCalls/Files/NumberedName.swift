/// A path with a number in its last part: `%d`, or `%04d` for at least four digits.
package struct NumberedName: Equatable, Sendable {
  /// The path up to the last slash, without the slash. Empty for the current folder.
  package let folder: String
  private let prefix: String
  private let width: Int
  private let suffix: String

  /// The pattern in a path, or nil where there is none: a `%` that does not belong to one, as in `50%discount.png`, is a
  /// letter like any other.
  package init?(_ path: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ""
    var found: (start: String.Index, width: Int, end: String.Index)?
    var index = name.startIndex
    while let percent = name[index...].firstIndex(of: "%") {
      index = name.index(after: percent)
      let digits = name[index...].prefix { $0.isASCII && $0.isNumber }
      let end = name.index(index, offsetBy: digits.count)
      guard digits.count <= 2, end < name.endIndex, name[end] == "d" else { continue }
      let after = name.index(after: end)
      // The letter begins a longer word.
      if after < name.endIndex, name[after].isLetter || name[after].isNumber { continue }
      guard found == nil else { return nil }
      found = (percent, Int(digits) ?? 0, after)
      index = after
    }
    guard let found else { return nil }
    prefix = String(name[..<found.start])
    width = found.width
    suffix = String(name[found.end...])
  }

  /// The file's name with a number in it.
  package func name(_ number: Int) -> String {
    let digits = String(number)
    return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits + suffix
  }

  package func path(_ number: Int) -> String {
    folder.isEmpty || folder == "/" ? "\(folder)\(name(number))" : "\(folder)/\(name(number))"
  }

  /// The pattern itself, without its folder.
  package var pattern: String { "\(prefix)%\(width == 0 ? "" : "0\(width)")d\(suffix)" }
}
