import Drawing
import Foundation
import Geometry

extension VectorSceneBuilder {
  /// Returns text in embedded fonts: an element per run, with each glyph at its position, or `nil` if a face cannot be
  /// embedded.
  func embeddedText(_ all: [TextContent], still: TextContent, offset: CGPoint) -> [VectorNode]? {
    var faces: [EmbeddableFace] = []
    for run in still.runs {
      guard let face = run.source.embeddable else { return nil }
      faces.append(face)
    }
    let meant = GlyphReading(still)
    var parts: [VectorNode] = []
    var first = 0
    for (run, face) in zip(still.runs, faces) {
      let characters = meant.characters(from: first, count: run.glyphs.count)
      first += run.glyphs.count
      guard let origin = run.glyphs.first, still.paints.indices.contains(run.style),
        let paint = paint(all.map { $0.paints[run.style] }, still: still.paints[run.style], offset: offset)
      else { continue }
      let entered = fonts.enter(run.glyphs.map(\.id), characters, of: face)
      let places = run.glyphs.map { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
      parts.append(
        VectorNode(
          .text(
            VectorText(
              string: entered.text, paint: paint, baseline: CGPoint(x: places[0].x, y: origin.y + offset.y),
              size: face.size, weight: 400, family: entered.family, width: 0, places: places))))
    }
    for style in still.paints.indices {
      var path = Path()
      for bar in still.bars where bar.style == style { path.addRect(bar.rect) }
      if path.isEmpty { continue }
      guard let paint = paint(all.map { $0.paints[style] }, still: still.paints[style], offset: offset) else {
        continue
      }
      var shape = VectorShape(
        geometry: .path(PathTemplate(path), Channel(PathTemplate.numbers(path, offset: offset))))
      shape.fill = paint
      parts.append(VectorNode(.shape(shape)))
    }
    return parts
  }
}

/// The mapping of a text's glyphs to characters.
private struct GlyphReading {
  private let scalars: [Unicode.Scalar]
  /// A Boolean value that indicates whether there is one glyph per character, in order.
  private let isAligned: Bool

  init(_ text: TextContent) {
    let all = text.string.unicodeScalars.filter { !$0.properties.isWhitespace || $0 == " " || $0 == "\u{A0}" }
    // Browsers have their own rules for characters that join their neighbors or run from right to left.
    let isPlain = all.allSatisfy(Self.standsAlone) && text.string.filter { !$0.isNewline }.count == all.count
    scalars = isPlain ? Array(all) : []
    isAligned = isPlain && text.runs.reduce(0) { $0 + $1.glyphs.count } == all.count
  }

  /// Returns the characters of the glyphs in a range. Without an alignment, these are all possible characters.
  func characters(from first: Int, count: Int) -> FontSubsets.Characters {
    isAligned ? .each(Array(scalars[first..<(first + count)])) : .among(scalars + ["\u{2026}"])
  }

  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10000...: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control, .surrogate, .privateUse, .unassigned:
      return false
    default: return true
    }
  }
}
