import PreviewProtocol

/// The colors of `--background`: the most common of HTML 4's sixteen names, and hexadecimal colors.
enum NamedColors {
  private static let table: [(name: String, value: UInt32)] = [
    ("white", 0xffffff), ("black", 0x000000), ("gray", 0x808080), ("silver", 0xc0c0c0), ("red", 0xff0000),
    ("green", 0x008000), ("blue", 0x0000ff), ("yellow", 0xffff00), ("cyan", 0x00ffff), ("magenta", 0xff00ff),
    ("navy", 0x000080), ("teal", 0x008080), ("purple", 0x800080), ("maroon", 0x800000), ("olive", 0x808000),
    ("lime", 0x00ff00), ("orange", 0xffa500), ("pink", 0xffc0cb),
  ]

  static var names: [String] { table.map(\.name) + ["none"] }

  /// Parses `white`, `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  static func color(_ text: String) -> PreviewRequest.Color? {
    let lower = text.lowercased()
    if let entry = table.first(where: { $0.name == lower }) { return color(rgb: entry.value) }
    let digits = lower.hasPrefix("#") ? String(lower.dropFirst()) : lower
    guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
    switch digits.count {
    case 3:
      let doubled = digits.map { "\($0)\($0)" }.joined()
      return UInt32(doubled, radix: 16).map(color(rgb:))
    case 6: return color(rgb: value)
    case 8:
      var result = color(rgb: value >> 8)
      result.alpha = UInt8(value & 0xff)
      return result
    default: return nil
    }
  }

  private static func color(rgb value: UInt32) -> PreviewRequest.Color {
    PreviewRequest.Color(
      red: UInt8(value >> 16 & 0xff), green: UInt8(value >> 8 & 0xff), blue: UInt8(value & 0xff))
  }
}
