import Foundation

/// A cluster: the glyphs that stand for some characters and are not broken up.
struct ShapedCluster {
  /// Indices into the paragraph's glyphs, which are in visual order within a cluster.
  var glyphs: Range<Int>
  /// Unrounded, with the fitted addition and the run's kerning; points.
  var advance: CGFloat
  /// Index of the run in the text.
  var run: Int
  var face: FontFace
  /// Bidirectional embedding level; odd is right to left.
  var level: UInt8
  var isSpace: Bool
  /// Whether a line may end before this cluster.
  var canBreakBefore: Bool
}

/// A glyph relative to its cluster's origin; points, y down.
struct ShapedGlyph {
  var id: UInt32
  var x: CGFloat
  var y: CGFloat
}

/// A stretch of text without forced line ends, shaped but not broken into lines.
struct ShapedParagraph {
  /// In reading order.
  var clusters: [ShapedCluster]
  var glyphs: [ShapedGlyph]
  var isRightToLeft: Bool
  /// The run that gives an empty line its height.
  var firstRun: Int
}

/// A text's glyphs before it is broken into lines; shaped once for all texts of the same characters and fonts.
final class ShapedText: @unchecked Sendable {
  /// What shaping depends on.
  struct Key: Hashable {
    var runs: [Run]
    var isRightToLeft: Bool
    var language: String?
  }

  struct Run: Hashable {
    var string: String
    var font: FontDescriptor
    /// Added after every cluster; points.
    var spacing: CGFloat
  }

  let paragraphs: [ShapedParagraph]

  private init(_ key: Key) {
    paragraphs = Shaper(key).paragraphs()
  }

  /// Guarded by the engine's lock.
  nonisolated(unsafe) private static var cache: [Key: ShapedText] = [:]

  /// The shaped text; the same object for equal keys as long as it is in use often enough.
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
