/// An event of a terminal: a key, a button of the mouse, or an answer to a query.
enum TerminalEvent: Equatable {
  enum Key: Equatable {
    case character(Character)
    case left, right, up, down
    case escape
  }

  enum MouseAction: Equatable { case press, move, release, scrollUp, scrollDown }

  case key(Key)
  /// The column and row, from 0.
  case mouse(MouseAction, column: Int, row: Int)
  /// The numbers of the answer to a query of the device's attributes.
  case deviceAttributes([Int])
  /// The answer to a query for kitty's graphics.
  case kittyGraphics(isSupported: Bool)
}

/// A parser of the bytes that a terminal sends.
struct TerminalInput {
  private var pending: [UInt8] = []

  /// Adds bytes and returns the events that are complete. A lone escape byte at the end of a read is the Escape key.
  mutating func events(from bytes: [UInt8]) -> [TerminalEvent] {
    pending += bytes
    var result: [TerminalEvent] = []
    while let first = pending.first {
      guard first == 0x1b else {
        guard let count = Self.length(of: first), count <= pending.count else { break }
        let text = String(decoding: pending[..<count], as: UTF8.self)
        pending.removeFirst(count)
        if let character = text.first { result.append(.key(.character(character))) }
        continue
      }
      if pending.count == 1 {
        pending = []
        result.append(.key(.escape))
      } else if pending[1] == UInt8(ascii: "[") || pending[1] == UInt8(ascii: "O") {
        guard let end = pending.indices.dropFirst(2).first(where: { (0x40...0x7e).contains(pending[$0]) }) else {
          break
        }
        if let event = Self.event(parameters: pending[2..<end], final: pending[end]) { result.append(event) }
        pending.removeFirst(end + 1)
      } else if [UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "]")].contains(pending[1]) {
        guard let end = pending.indices.dropFirst(2).first(where: { Self.endsString(pending, $0) }) else { break }
        let text = String(decoding: pending[2..<end], as: UTF8.self)
        if pending[1] == UInt8(ascii: "_"), text.hasPrefix("G") {
          result.append(.kittyGraphics(isSupported: text.hasSuffix(";OK")))
        }
        pending.removeFirst(min(pending.count, end + (pending[end] == 0x1b ? 2 : 1)))
      } else {
        pending.removeFirst()
        result.append(.key(.escape))
      }
    }
    // What never becomes complete must not grow.
    if pending.count > 4096 { pending = [] }
    return result
  }

  private static func endsString(_ bytes: [UInt8], _ index: Int) -> Bool {
    bytes[index] == 0x07 || (bytes[index] == 0x1b && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\\"))
  }

  /// The number of bytes of a character in UTF-8 by its first byte.
  private static func length(of first: UInt8) -> Int? {
    switch first {
    case 0xf0...: 4
    case 0xe0...: 3
    case 0xc0...: 2
    default: 1
    }
  }

  private static func event(parameters: ArraySlice<UInt8>, final: UInt8) -> TerminalEvent? {
    let text = String(decoding: parameters, as: UTF8.self)
    let numbers = text.drop { !$0.isNumber }.split(separator: ";").map { Int($0) ?? 0 }
    switch Character(UnicodeScalar(final)) {
    case "A": return .key(.up)
    case "B": return .key(.down)
    case "C": return .key(.right)
    case "D": return .key(.left)
    case "c" where text.hasPrefix("?"): return .deviceAttributes(numbers)
    case "M" where text.hasPrefix("<"), "m" where text.hasPrefix("<"):
      guard numbers.count == 3 else { return nil }
      let action: TerminalEvent.MouseAction
      switch numbers[0] {
      case 64: action = .scrollUp
      case 65: action = .scrollDown
      // The bit of a motion, and the left button.
      case 32: action = .move
      case 0: action = final == UInt8(ascii: "M") ? .press : .release
      default: return nil
      }
      return .mouse(action, column: numbers[1] - 1, row: numbers[2] - 1)
    default: return nil
    }
  }
}
