import Foundation
import Typography

/// The texts measured with Apple's SwiftUI on macOS 26.2 (public data; its origin is in the file).
struct MeasuredTexts: Decodable {
  struct Font: Decodable {
    var capHeight: CGFloat
    var lineHeight: CGFloat
    var linePitch: CGFloat
    var spacingAbove: CGFloat
    var spacingBelow: CGFloat
    var textToText: CGFloat
    var unroundedLineHeight: CGFloat
    var xHeight: CGFloat
  }

  struct Entry: Decodable {
    var font: String
    var string: String
    var width: CGFloat
    var height: CGFloat
    var baseline: CGFloat

    /// Whether the fit of the advances never saw the text: a checksum of string, size and weight chose them.
    var isHeldOut: Bool {
      let font = MeasuredTexts.descriptor(font)
      return crc32("\(string)|\(Int(font.size))|\(font.weight)") % 4 == 0
    }
  }

  var fonts: [String: Font]
  var entries: [Entry]

  /// Reads `Tests/Fixtures/text-metrics.json`.
  static func load() throws -> MeasuredTexts {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let url = tests.appendingPathComponent("Fixtures/text-metrics.json")
    return try JSONDecoder().decode(MeasuredTexts.self, from: Data(contentsOf: url))
  }

  /// The font of a key such as `style:title:w700:italic` or `system:13:400:serif`.
  static func descriptor(_ key: String) -> FontDescriptor {
    let parts = key.split(separator: ":").map(String.init)
    guard parts[0] == "style" else {
      var font = FontDescriptor(size: CGFloat(Double(parts[1]) ?? 0), weight: Int(parts[2]) ?? 400)
      let designs: [String: FontDescriptor.Design] = [
        "default": .default, "serif": .serif, "rounded": .rounded, "monospaced": .monospaced,
      ]
      font.design = designs[parts[3]] ?? .default
      return font
    }
    let style = TextStyleKind.allCases.first { "\($0)" == parts[1] } ?? .body
    var font = TypeProfile.macOS.descriptor(for: style)
    for part in parts.dropFirst(2) {
      if part == "italic" { font.isItalic = true } else { font.weight = Int(part.dropFirst()) ?? 400 }
    }
    return font
  }
}

/// The checksum of zip files, bit by bit.
private func crc32(_ text: String) -> UInt32 {
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in text.utf8 {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
  }
  return ~sum
}
