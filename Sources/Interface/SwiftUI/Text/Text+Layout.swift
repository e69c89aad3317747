import Drawing
import Foundation
import Geometry
import Typography
import ViewGraph

nonisolated extension Text {
  /// A text with its layout: lines of glyph runs, from left to right.
  public struct Layout: RandomAccessCollection, Equatable {
    let source: LaidOutText

    public static func == (a: Layout, b: Layout) -> Bool { a.source === b.source }

    /// A Boolean value that indicates whether a part of the text is omitted because of missing space.
    public var isTruncated: Bool { source.arrangement.isTruncated }
    public var startIndex: Int { 0 }
    public var endIndex: Int { source.lines.count }
    public subscript(index: Int) -> Line { Line(source: source, index: index) }

    /// A line of text.
    public struct Line: RandomAccessCollection, Equatable {
      let source: LaidOutText
      let index: Int
      /// The left end of the line's baseline, in points in the text view. Changing it moves the drawn line.
      public var origin: CGPoint

      init(source: LaidOutText, index: Int) {
        self.source = source
        self.index = index
        origin = source.lines[index].origin
      }

      public static func == (a: Line, b: Line) -> Bool {
        a.source === b.source && a.index == b.index && a.origin == b.origin
      }

      /// The extent of the line in the text view.
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

    /// Adjacent glyphs with the same attributes.
    public struct Run: RandomAccessCollection, Equatable {
      /// The type of a part of the run.
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
      /// The extent of the run in the text view.
      public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }
      public var startIndex: Int { 0 }
      public var endIndex: Int { clusters.count }
      public subscript(index: Int) -> RunSlice { self[index..<(index + 1)] }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
      /// The value of a custom attribute, or `nil` if it is not set.
      public subscript<T: TextAttribute>(key: T.Type) -> T? {
        guard let run = clusters.first?.run else { return nil }
        return source.attributes(ofRun: run)[ObjectIdentifier(key)]?.base as? T
      }
    }

    /// A part of a run: one or several adjacent glyphs.
    public struct RunSlice: RandomAccessCollection, Equatable {
      /// The type of a part of the slice.
      public typealias SubSequence = RunSlice
      /// The run that contains the slice.
      public var run: Run
      /// The positions of the slice's glyphs in the run.
      public var indices: Range<Int>

      /// Creates a slice of the given positions in a run.
      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices
      }

      var clusters: ArraySlice<TextCluster> { run.clusters[indices] }

      /// The extent of the slice in the text view.
      public var typographicBounds: TypographicBounds {
        let own = run.source.lines[run.line].origin
        let origin = CGPoint(x: (clusters.first?.x ?? own.x) + run.shift.x, y: own.y + run.shift.y)
        return run.source.bounds(of: Array(clusters), in: run.line, origin: origin, whole: nil)
      }
      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<(index + 1)) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
      /// The value of a custom attribute, or `nil` if it is not set.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    }

    /// The position and extent of a part of a text, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin: CGPoint
      /// The width of the part.
      public var width: CGFloat
      /// The height above the baseline.
      public var ascent: CGFloat
      /// The depth below the baseline.
      public var descent: CGFloat
      /// The distance to the next line.
      public var leading: CGFloat

      /// Creates bounds of zero size at the origin.
      public init() {
        origin = .zero
        (width, ascent, descent, leading) = (0, 0, 0, 0)
      }

      /// The rectangle from the ascender to the descender.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Options for drawing parts of text.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The bits of the option set.
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// An option that positions glyphs at fractions of a pixel, which is always the case here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

/// The data that all parts of a laid-out text share.
nonisolated final class LaidOutText {
  struct Line {
    var origin: CGPoint
    var width: CGFloat
    /// Adjacent clusters of the same run of text.
    var runs: [[TextCluster]]
  }

  let layout: TextLayout
  let arrangement: TextArrangement
  let lines: [Line]
  private let attributes: [Int: [ObjectIdentifier: AnyHashable]]
  /// The paints of the text's styles. They may animate.
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

  /// Returns the content that draws the given clusters.
  func content(_ clusters: some Sequence<TextCluster>) -> TextContent {
    var runs: [GlyphRun] = []
    var bars: [(rect: CGRect, style: Int)] = []
    for cluster in clusters {
      for bar in cluster.bars {
        // A bar continues under the next glyph without a seam.
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
