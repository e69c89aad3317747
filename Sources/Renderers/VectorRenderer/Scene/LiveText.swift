import Drawing
import Foundation
import Geometry

/// The conversion of a line of text to text in the reader's own fonts.
enum LiveText {
  /// Returns the text, or `nil` if it is not a single line in a single face.
  static func line(_ text: TextContent, offset: CGPoint) -> VectorText? {
    guard text.runs.count == 1, text.bars.isEmpty, let first = text.runs[0].glyphs.first else { return nil }
    let run = text.runs[0]
    guard run.glyphs.allSatisfy({ abs($0.y - first.y) < 0.01 }), !text.string.isEmpty,
      !text.string.contains(where: \.isNewline)
    else { return nil }
    // `Inter Semi-Bold Italic 13.0`: Pango's name of the face, and its size.
    var words = run.source.cacheKey.split(separator: " ").map(String.init)
    guard let size = words.popLast().flatMap(Double.init) else { return nil }
    var weight = 400
    while let last = words.last, let known = weights[last.lowercased()] {
      if known > 0 { weight = known }
      words.removeLast()
    }
    let name = words.joined(separator: " ")
    let system = "system-ui,-apple-system,"
    return VectorText(
      string: text.string, paint: .color(Channel([0, 0, 0, 1])),
      baseline: CGPoint(x: first.x + offset.x, y: first.y + offset.y), size: CGFloat(size), weight: weight,
      family: (name == "Inter" ? system : "") + "'\(name)',\(generic(name))", width: text.bounds.width)
  }

  private static let weights = [
    "thin": 100, "ultra-light": 200, "light": 300, "semi-light": 350, "book": 380, "regular": 400, "medium": 500,
    "semi-bold": 600, "bold": 700, "ultra-bold": 800, "heavy": 900, "italic": 0, "oblique": 0,
  ]

  private static func generic(_ name: String) -> String {
    let lower = name.lowercased()
    if lower.contains("mono") { return "monospace" }
    return lower.contains("serif") && !lower.contains("sans") ? "serif" : "sans-serif"
  }
}
