import Foundation

/// A localized format taken apart: literals, and the places of arguments (`%@`, `%lld`, `%2$@`, `%.1f`).
struct FormatString {
  private(set) var pieces: [LocalizedStringKey.Piece] = []

  /// - Parameter count: The number of arguments; a place beyond them is text.
  init(_ format: String, count: Int) {
    let characters = Array(format)
    var literal = ""
    var index = 0
    var next = 0
    while index < characters.count {
      guard characters[index] == "%" else {
        literal.append(characters[index])
        index += 1
        continue
      }
      if index + 1 < characters.count, characters[index + 1] == "%" {
        literal.append("%")
        index += 2
        continue
      }
      var end = index + 1
      while end < characters.count, Self.modifiers.contains(characters[end]) { end += 1 }
      guard end < characters.count, Self.conversions.contains(characters[end]) else {
        literal.append("%")
        index += 1
        continue
      }
      let inside = characters[(index + 1)..<end]
      var place = next
      if let dollar = inside.firstIndex(of: "$"), let number = Int(String(inside[..<dollar])) {
        place = number - 1
      } else {
        next += 1
      }
      if (0..<count).contains(place) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.argument(place))
      } else {
        literal += String(characters[index...end])
      }
      index = end + 1
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  private static let modifiers = Set("0123456789$.+-# 'lhqzjtL")
  private static let conversions = Set("@dDiuUxXoOfFeEgGcCsSaAp")
}
