import Foundation

/// A cluster: glyphs for some characters that cannot be separated.
struct ShapedCluster {
  /// The indices into the paragraph's glyphs, which are in visual order within a cluster.
  var glyphs: Range<Int>
  /// The unrounded advance in points, including the fitted correction and the run's kerning.
  var advance: CGFloat
  /// The index of the run in the text.
  var run: Int
  var face: FontFace
  /// The bidirectional embedding level. Odd levels are right to left.
  var level: UInt8
  var isSpace: Bool
  /// A Boolean value that indicates whether a line may end before this cluster.
  var canBreakBefore: Bool
}

/// A glyph relative to the origin of its cluster, in points, with y pointing down.
struct ShapedGlyph {
  var id: UInt32
  var x: CGFloat
  var y: CGFloat
}

/// A part of a text without forced line breaks, shaped but not broken into lines.
struct ShapedParagraph {
  /// The clusters in reading order.
  var clusters: [ShapedCluster]
  var glyphs: [ShapedGlyph]
  var isRightToLeft: Bool
  /// The run that determines the height of an empty line.
  var firstRun: Int
}

/// The glyphs of a text before it is broken into lines, shaped once for all texts with the same characters and fonts.
final class ShapedText: @unchecked Sendable {
  /// The properties that affect shaping.
  struct Key: Hashable {
    var runs: [Run]
    var isRightToLeft: Bool
    var language: String?
  }

  struct Run: Hashable {
    var string: String
    var font: FontDescriptor
    /// The space added after every cluster, in points.
    var spacing: CGFloat
  }

  let paragraphs: [ShapedParagraph]

  private init(_ key: Key) {
    paragraphs = Shaper(key).paragraphs()
  }

  /// Guarded by the engine's lock.
  nonisolated(unsafe) private static var cache: [Key: ShapedText] = [:]

  /// Returns the shaped text: the same instance for equal keys while it remains cached.
  static func shaped(_ key: Key) -> ShapedText {
    PangoEngine.shared.locked {
      if let text = cache[key] { return text }
      if cache.count >= 4096 { cache.removeAll(keepingCapacity: true) }
      let text = ShapedText(key)
      cache[key] = text
      return text
    }
  }
}
