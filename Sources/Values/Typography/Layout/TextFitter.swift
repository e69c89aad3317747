import Foundation

/// A text broken into lines for one proposal.
struct TextFit {
  var lines: [BrokenLine]
  var boxes: [LineBox]
  var size: CGSize
  var isTruncated: Bool
  var scaleFactor: CGFloat
  /// The metrics of every run at the chosen scale.
  var metrics: [FontMetrics]
}

/// The vertical position of a line, in points from the top of the text.
struct LineBox {
  var top: CGFloat
  var baseline: CGFloat
  var bottom: CGFloat
}

/// A type that determines the lines of a text for one proposal: breaking, limits, shrinking, tightening, truncation.
struct TextFitter {
  let runs: [TextRun]
  let options: TextLayoutOptions
  let width: CGFloat?
  let height: CGFloat?

  func fit() -> TextFit {
    let natural = attempt(scale: 1)
    guard natural.isTruncated else { return natural }
    if options.allowsTightening, let tight = tightened() { return tight }
    let least = min(max(options.minimumScaleFactor, 0.01), 1)
    guard least < 1 else { return natural }
    let smallest = attempt(scale: least)
    guard !smallest.isTruncated else { return smallest }
    // Searches the largest factor that fits, to a 64th of the range.
    var low = least
    var best = smallest
    var step = (1 - least) / 2
    for _ in 0..<6 {
      let candidate = attempt(scale: low + step)
      if !candidate.isTruncated {
        low += step
        best = candidate
      }
      step /= 2
    }
    return best
  }

  /// Tightens the glyph spacing until the text fits, by at most 5 % of the size.
  private func tightened() -> TextFit? {
    for percent in 1...5 {
      let candidate = attempt(scale: 1, tightening: CGFloat(percent) / 100)
      if !candidate.isTruncated { return candidate }
    }
    return nil
  }

  private func attempt(scale: CGFloat, tightening: CGFloat = 0) -> TextFit {
    let scaled = runs.map { run in
      ShapedText.Run(
        string: run.string, font: scale == 1 ? run.font : run.font.scaled(by: scale),
        spacing: (run.kerning + run.tracking) * scale - tightening * run.font.size)
    }
    let isRightToLeft = options.layoutDirection == .rightToLeft
    let key = ShapedText.Key(runs: scaled, isRightToLeft: isRightToLeft, language: options.language)
    let paragraphs = ShapedText.shaped(key).paragraphs
    let metrics = scaled.map { FontMetrics($0.font, profile: options.profile, displayScale: options.displayScale) }
    let limit = width ?? .infinity
    var lines = LineBreaker(paragraphs: paragraphs).lines(width: limit)
    let stack = LineStack(runs: runs, metrics: metrics, options: options)
    let most = mostLines(lines, stack)
    var isTruncated = false
    if lines.count > most {
      isTruncated = true
      lines.removeSubrange(most...)
      let last = lines[most - 1]
      let truncator = LineTruncator(mode: options.truncationMode) { run in
        let single = ShapedText.Run(string: "…", font: scaled[run].font, spacing: scaled[run].spacing)
        let dots = ShapedText.Key(runs: [single], isRightToLeft: isRightToLeft, language: options.language)
        return ShapedText.shaped(dots).paragraphs[0]
      }
      lines[most - 1] = truncator.truncated(last, of: paragraphs[last.paragraph], width: limit)
    }
    let boxes = stack.boxes(lines)
    var bottom = boxes.last?.bottom ?? 0
    if options.reservedLines > lines.count, let metric = metrics.first {
      let pitch = max(metric.linePitch, metric.unroundedLineHeight + options.lineSpacing)
      bottom += CGFloat(options.reservedLines - lines.count) * pitch
    }
    let widest = lines.map(\.total).max() ?? 0
    let rounded = min(FontMetrics.roundUp(widest, options.displayScale), limit)
    return TextFit(
      lines: lines, boxes: boxes, size: CGSize(width: rounded, height: bottom), isTruncated: isTruncated,
      scaleFactor: scale, metrics: metrics)
  }

  /// Returns the line limit, or fewer lines if the height is too small: as many as whole line pitches fit, at least
  /// one.
  private func mostLines(_ lines: [BrokenLine], _ stack: LineStack) -> Int {
    var most = lines.count
    if let limit = options.lineLimit { most = min(most, max(1, limit)) }
    guard let height, most > 1 else { return most }
    let boxes = stack.boxes(Array(lines[..<most]))
    guard let last = boxes.last, last.bottom > height + 1e-6 else { return most }
    var fitting = 1
    for index in 1..<most where pitchBottom(boxes, index) <= height + 1e-6 { fitting = index + 1 }
    return fitting
  }

  /// Returns the bottom of line `index` if every line is as high as the line pitch.
  private func pitchBottom(_ boxes: [LineBox], _ index: Int) -> CGFloat {
    let pitch = boxes[index].baseline - boxes[index - 1].baseline
    return boxes[index].baseline - boxes[0].baseline + pitch
  }
}
