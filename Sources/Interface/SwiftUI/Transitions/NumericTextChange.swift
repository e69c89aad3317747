import Drawing
import Foundation
import Geometry

/// The animation of a number that changes into another: common characters move to their new positions, and the others
/// enter and leave vertically.
enum NumericTextChange {
  private struct Character {
    var value: Swift.Character
    var run: GlyphRun
    var glyph: PositionedGlyph
  }

  /// Returns the layers at a time of the change, or `nil` if glyphs do not correspond to characters (ligatures, marks),
  /// so that a fade is necessary.
  ///
  /// - Parameters:
  ///   - old: The old number.
  ///   - new: The new number.
  ///   - p: The progress: 0 shows the old number, 1 the new one.
  ///   - countsDown: A Boolean value that indicates whether the number decreases.
  static func layers(from old: TextContent, to new: TextContent, _ p: Double, countsDown: Bool) -> [Layer]? {
    guard let before = characters(of: old), let after = characters(of: new) else { return nil }
    let height = max(new.bounds.height, old.bounds.height)
    let offset: CGFloat = (countsDown ? -1 : 1) * height * 0.6
    var layers: [Layer] = []
    // Digits are counted from the end, so that units are matched with units.
    for (index, character) in after.reversed().enumerated() {
      let earlier = index < before.count ? before[before.count - 1 - index] : nil
      if let earlier, earlier.value == character.value {
        let x = earlier.glyph.x + (character.glyph.x - earlier.glyph.x) * p
        let y = earlier.glyph.y + (character.glyph.y - earlier.glyph.y) * p
        layers.append(layer(character, new, x: x, y: y, opacity: 1))
        continue
      }
      let y = character.glyph.y + offset * (1 - p)
      layers.append(layer(character, new, x: character.glyph.x, y: y, opacity: p))
      if let earlier { layers.append(leaving(earlier, old, offset, p)) }
    }
    if before.count > after.count {
      for earlier in before.dropLast(after.count) { layers.append(leaving(earlier, old, offset, p)) }
    }
    return layers
  }

  private static func leaving(_ character: Character, _ content: TextContent, _ offset: CGFloat, _ p: Double) -> Layer {
    layer(character, content, x: character.glyph.x, y: character.glyph.y - offset * p, opacity: 1 - p)
  }

  private static func layer(
    _ character: Character, _ content: TextContent, x: CGFloat, y: CGFloat, opacity: Double
  ) -> Layer {
    let layer = Layer()
    var run = character.run
    run.glyphs = [PositionedGlyph(id: character.glyph.id, x: x, y: y)]
    layer.content = .text(
      TextContent(runs: [run], paints: content.paints, bounds: content.bounds, string: String(character.value)))
    layer.opacity = min(max(opacity, 0), 1)
    return layer
  }

  private static func characters(of content: TextContent) -> [Character]? {
    let values = Array(content.string)
    var glyphs: [(GlyphRun, PositionedGlyph)] = []
    for run in content.runs { for glyph in run.glyphs { glyphs.append((run, glyph)) } }
    guard glyphs.count == values.count else { return nil }
    return zip(values, glyphs).map { Character(value: $0, run: $1.0, glyph: $1.1) }
  }
}
