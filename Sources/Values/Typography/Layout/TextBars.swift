import Foundation

/// The bars of a line: backgrounds, underlines and strikethroughs.
///
/// Measured on macOS 26.2: lines are whole device pixels thick, ceil(thickness × scale), with their top at
/// round(center × scale − pixels / 2); a strikethrough is centered half an x-height above the baseline.
struct TextBars {
  let runs: [TextRun]
  let metrics: [FontMetrics]
  let scale: CGFloat

  func bars(_ clusters: [LineArranger.Placed], _ box: LineBox) -> [TextBar] {
    var result: [TextBar] = []
    var index = 0
    while index < clusters.count {
      let run = clusters[index].run
      var end = index
      while end < clusters.count && clusters[end].run == run { end += 1 }
      let left = clusters[index].x
      let right = clusters[end - 1].x + clusters[end - 1].cluster.advance
      if run < runs.count { append(runs[run], metrics[run], left, right, box, to: &result) }
      index = end
    }
    return result
  }

  private func append(
    _ run: TextRun, _ metric: FontMetrics, _ left: CGFloat, _ right: CGFloat, _ box: LineBox,
    to result: inout [TextBar]
  ) {
    if let background = run.background {
      let rect = CGRect(x: left, y: box.top, width: right - left, height: box.bottom - box.top)
      result.append(TextBar(rect: rect, style: background, kind: .background))
    }
    let baseline = box.baseline - run.baselineOffset
    if let line = run.underline {
      let center = baseline + metric.underlinePosition
      append(line, .underline, run, metric, left, right, center, to: &result)
    }
    if let line = run.strikethrough {
      let center = baseline - metric.xHeight / 2
      append(line, .strikethrough, run, metric, left, right, center, to: &result)
    }
  }

  private func append(
    _ line: TextRun.LineStyle, _ kind: TextBar.Kind, _ run: TextRun, _ metric: FontMetrics, _ left: CGFloat,
    _ right: CGFloat, _ center: CGFloat, to result: inout [TextBar]
  ) {
    let thickness = metric.underlineThickness
    let pixels = max(1, (thickness * scale).rounded(.up))
    let top = (center * scale - pixels / 2).rounded() / scale
    let style = line.style ?? run.style
    func add(_ from: CGFloat, _ to: CGFloat) {
      guard to > from else { return }
      let rect = CGRect(x: from, y: top, width: to - from, height: pixels / scale)
      result.append(TextBar(rect: rect, style: style, kind: kind))
    }
    let dashes = Self.dashes(line.pattern)
    guard !dashes.isEmpty, thickness > 0 else {
      add(left, right)
      return
    }
    var pen = left
    var index = 0
    while pen < right {
      let length = dashes[index % dashes.count] * thickness
      if index % 2 == 0 { add(pen, min(pen + length, right)) }
      pen += length
      index += 1
    }
  }

  /// Returns the lengths of dashes and gaps, in units of the thickness.
  private static func dashes(_ pattern: TextRun.LinePattern) -> [CGFloat] {
    switch pattern {
    case .solid: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }
}
