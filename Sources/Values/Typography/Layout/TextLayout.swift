import CPangoCairo
import Foundation
import Geometry

/// A text that can be measured for any width and arranged into glyphs. Equal texts share one object.
package final class TextLayout {
  private let runs: [TextRun]
  private let options: TextLayoutOptions
  private var arrangements: [CGFloat: TextArrangement] = [:]
  package let metrics: LineMetrics

  private struct Key: Hashable {
    var runs: [TextRun]
    var options: TextLayoutOptions
  }

  nonisolated(unsafe) private static var cache: [Key: TextLayout] = [:]

  /// Main thread only.
  package static func layout(_ runs: [TextRun], _ options: TextLayoutOptions) -> TextLayout {
    let key = Key(runs: runs, options: options)
    if let found = cache[key] { return found }
    if cache.count > 4096 { cache.removeAll() }
    let made = TextLayout(runs, options)
    cache[key] = made
    return made
  }

  private init(_ runs: [TextRun], _ options: TextLayoutOptions) {
    self.runs = runs.isEmpty ? [TextRun(string: "", font: FontDescriptor(size: 17))] : runs
    self.options = options
    // The line takes the tallest run's height and baseline.
    var tallest = LineMetrics.metrics(self.runs[0].font, isMac: options.isMac, scale: options.scale)
    for run in self.runs.dropFirst() where !run.string.isEmpty {
      let other = LineMetrics.metrics(run.font, isMac: options.isMac, scale: options.scale)
      if other.lineHeight > tallest.lineHeight { tallest = other }
    }
    metrics = tallest
  }

  private var raise: CGFloat { runs.map { abs($0.baselineOffset) }.max() ?? 0 }

  private var pitch: CGFloat {
    options.lineSpacing > 0 ? max(metrics.pitch, metrics.unroundedPitch + options.lineSpacing) : metrics.pitch
  }

  /// The size for a proposal; nil lengths: unlimited.
  package func size(width: CGFloat?, height: CGFloat?) -> CGSize { arrangement(width: width, height: height).size }

  package func arrangement(width: CGFloat?, height: CGFloat?) -> TextArrangement {
    var limit = options.lineLimit ?? Int.max
    // In a short frame a text keeps as many lines as fit, at least one.
    if let height, height.isFinite {
      let fitting = max(1, Int(((height + pitch - metrics.lineHeight + 0.001) / pitch).rounded(.down)))
      limit = min(limit, fitting)
    }
    let natural = arranged(width: nil, limit: Int.max)
    let available = width.map { max(0, $0) } ?? .infinity
    if natural.size.width <= available + 0.001, natural.lineCount <= limit { return natural }
    if !available.isFinite, natural.lineCount <= limit { return natural }
    return arranged(width: available.isFinite ? available : nil, limit: limit)
  }

  private func arranged(width: CGFloat?, limit: Int) -> TextArrangement {
    let key: CGFloat = (width ?? -1) * 1000 + CGFloat(min(limit, 999)) / 1000
    if let found = arrangements[key] { return found }
    let made = TextComposer(runs: runs, options: options, metrics: metrics, pitch: pitch, raise: raise)
      .compose(width: width, limit: limit)
    if arrangements.count > 16 { arrangements.removeAll() }
    arrangements[key] = made
    return made
  }
}
