import Drawing
import Foundation
import Geometry
import Typography
import ViewGraph

nonisolated extension Text {
  /// A text as it is laid out: lines of runs of glyphs, in the order in which they stand from left to right.
  public struct Layout: RandomAccessCollection, Equatable {
    let source: LaidOutText

    public static func == (a: Layout, b: Layout) -> Bool { a.source === b.source }

    /// Whether a part of the text was left out for want of room.
    public var isTruncated: Bool { source.arrangement.isTruncated }
    public var startIndex: Int { 0 }
    public var endIndex: Int { source.lines.count }
    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    /// A line of text.
    public struct Line: RandomAccessCollection, Equatable {
      let source: LaidOutText
      let index: Int
      /// The left end of the line's baseline, in points in the text view; moving it moves what is drawn.
      public var origin: CGPoint

      init(source: LaidOutText, index: Int) {
        self.source = source
        self.index = index
        origin = source.lines[index].origin
      }

      public static func == (a: Line, b: Line) -> Bool {
        a.source === b.source && a.index == b.index && a.origin == b.origin
      }

      /// The line's extent in the text view.
      public var typographicBounds: TypographicBounds {
        let line = source.lines[index]
        return source.bounds(of: line.runs.flatMap { $0 }, in: index, origin: origin, whole: line.width)
      }
      public var startIndex: Int { 0 }
      public var endIndex: Int { source.lines[index].runs.count }
      public subscript(run: Int) -> Run {
        Run(source: source, line: index, index: run, shift: shift)
      }

      var shift: CGPoint {
        let own = source.lines[index].origin
        return CGPoint(x: origin.x - own.x, y: origin.y - own.y)
      }
    }

    /// Glyphs that stand together and have the same attributes.
    public struct Run: RandomAccessCollection, Equatable {
      public typealias SubSequence = RunSlice
      let source: LaidOutText
      let line: Int
      let index: Int
      let shift: CGPoint

      public static func == (a: Run, b: Run) -> Bool {
        a.source === b.source && a.line == b.line && a.index == b.index && a.shift == b.shift
      }

      var clusters: [TextCluster] { source.lines[line].runs[index] }

      /// The direction in which the run is read.
      public var layoutDirection: LayoutDirection {
        clusters.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
      }
      /// The run's extent in the text view.
      public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }
      public var startIndex: Int { 0 }
      public var endIndex: Int { clusters.count }
      public subscript(index: Int) -> RunSlice { self[index..<(index + 1)] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The value of a custom attribute; nil: the text has none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        guard let run = clusters.first?.run else { return nil }
        return source.attributes(ofRun: run)[ObjectIdentifier(key)]?.base as? T
      }
    }

    /// A part of a run: a glyph, or several that stand side by side.
    public struct RunSlice: RandomAccessCollection, Equatable {
      public typealias SubSequence = RunSlice
      public var run: Run
      public var indices: Range<Int>

      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }

      var clusters: ArraySlice<TextCluster> { run.clusters[indices] }

      /// The slice's extent in the text view.
      public var typographicBounds: TypographicBounds {
        let own = run.source.lines[run.line].origin
        let origin = CGPoint(x: (clusters.first?.x ?? own.x) + run.shift.x, y: own.y + run.shift.y)
        return run.source.bounds(of: Array(clusters), in: run.line, origin: origin, whole: nil)
      }
      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      /// The value of a custom attribute; nil: the text has none.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    }

    /// Where a piece of text stands and how far it reaches, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      public var width: CGFloat
      /// Above the baseline.
      public var ascent: CGFloat
      /// Below the baseline.
      public var descent: CGFloat
      /// Between this line and the next.
      public var leading: CGFloat

      public init() {
        origin = .zero
        (width, ascent, descent, leading) = (0, 0, 0, 0)
      }

      /// From the ascender to the descender.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How pieces of text are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Glyphs lie at any fraction of a pixel: here they always do.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

/// What the parts of a laid out text have in common.
nonisolated final class LaidOutText {
  struct Line {
    var origin: CGPoint
    var width: CGFloat
    /// Clusters of the same run of text that stand together.
    var runs: [[TextCluster]]
  }

  let layout: TextLayout
  let arrangement: TextArrangement
  let lines: [Line]
  private let attributes: [Int: [ObjectIdentifier: AnyHashable]]
  /// Of the text's styles; they may move.
  var paints: [Paint] = []
  var bounds = CGRect.zero

  init(_ layout: TextLayout, proposal: ProposedViewSize, attributes: [Int: [ObjectIdentifier: AnyHashable]]) {
    self.layout = layout
    self.attributes = attributes
    arrangement = layout.arrangement(width: proposal.width, height: proposal.height)
    let clusters = layout.clusters(width: proposal.width, height: proposal.height)
    lines = zip(arrangement.lines, clusters).map { line, clusters in
      var runs: [[TextCluster]] = []
      for cluster in clusters {
        if runs.last?.last?.run == cluster.run {
          runs[runs.count - 1].append(cluster)
        } else {
          runs.append([cluster])
        }
      }
      return Line(origin: CGPoint(x: line.x, y: line.baseline), width: line.width, runs: runs)
    }
  }

  func attributes(ofRun run: Int) -> [ObjectIdentifier: AnyHashable] {
    attributes[run] ?? [:]
  }

  func bounds(
    of clusters: [TextCluster], in line: Int, origin: CGPoint, whole width: CGFloat?
  ) -> Text.Layout.TypographicBounds {
    var result = Text.Layout.TypographicBounds()
    result.origin = origin
    let ends = clusters.map { $0.x + $0.width }
    result.width = width ?? (ends.max() ?? 0) - (clusters.map(\.x).min() ?? 0)
    let used = clusters.isEmpty ? [0] : Set(clusters.map(\.run)).sorted()
    for run in used where layout.runs.indices.contains(run) {
      let metrics = layout.metrics(of: layout.runs[run])
      result.ascent = max(result.ascent, metrics.baseline)
      result.descent = max(result.descent, metrics.descent)
      result.leading = max(result.leading, metrics.linePitch - metrics.lineHeight)
    }
    return result
  }

  /// What draws some of the clusters, all in one.
  func content(_ clusters: some Sequence<TextCluster>) -> TextContent {
    var runs: [GlyphRun] = []
    var bars: [(rect: CGRect, style: Int)] = []
    for cluster in clusters {
      for bar in cluster.bars {
        // A bar goes on under the next glyph without a seam.
        if let last = bars.last, last.style == bar.style, last.rect.minY == bar.rect.minY,
          last.rect.height == bar.rect.height, abs(last.rect.maxX - bar.rect.minX) < 1e-6
        {
          bars[bars.count - 1].rect.size.width = bar.rect.maxX - last.rect.minX
        } else {
          bars.append((bar.rect, bar.style))
        }
      }
      guard !cluster.glyphs.glyphs.isEmpty else { continue }
      if let last = runs.last, last.source === cluster.glyphs.source, last.style == cluster.glyphs.style {
        runs[runs.count - 1].glyphs += cluster.glyphs.glyphs
      } else {
        runs.append(cluster.glyphs)
      }
    }
    return TextContent(runs: runs, bars: bars, paints: paints, bounds: bounds, string: "")
  }
}
