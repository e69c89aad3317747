import Foundation

/// A type that splits subpaths into the dashes of a pattern, which starts again on every subpath.
struct PathDasher {
  private let pattern: [CGFloat]
  /// The position in the pattern at which a subpath starts.
  private let firstIndex: Int
  private let firstRest: CGFloat
  private let period: CGFloat

  /// The maximum number of dashes. Beyond it, a stroke looks solid, and splitting it would take too long.
  private static let mostDashes: CGFloat = 100_000

  /// Creates a dasher, or returns `nil` for a pattern that gives a solid line: an empty one, one with a negative
  /// length, or one with a total length of zero.
  init?(pattern: [CGFloat], phase: CGFloat) {
    let sum: CGFloat = pattern.reduce(0, +)
    guard sum > 0, sum.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return nil }
    // With an odd count, drawn and skipped lengths alternate in every repetition of the pattern.
    self.pattern = pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern
    period = self.pattern.reduce(0, +)
    var rest: CGFloat = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    if rest < 0 { rest += period }
    var index = 0
    while index < self.pattern.count - 1, rest >= self.pattern[index], rest > 0 {
      rest -= self.pattern[index]
      index += 1
    }
    firstIndex = index
    firstRest = max(0, self.pattern[index] - rest)
  }

  func runs(of subpath: Subpath) -> [StrokeRun] {
    let whole = StrokeRun(subpath)
    let lengths: [CGFloat] = whole.segments.map { $0.length() }
    let total: CGFloat = lengths.reduce(0, +)
    guard total > 0 else { return [whole] }
    guard total / period * CGFloat(pattern.count) < Self.mostDashes else { return [whole] }

    var runs: [StrokeRun] = []
    var run: StrokeRun?
    var index = firstIndex
    var rest: CGFloat = firstRest
    var isDrawn: Bool { index.isMultiple(of: 2) }
    if isDrawn { run = StrokeRun(start: whole.start, segments: []) }
    for (segment, length) in zip(whole.segments, lengths) {
      var behind: CGFloat = 0
      var t0: CGFloat = 0
      while length - behind > rest {
        behind += rest
        let t1: CGFloat = segment.parameter(atLength: behind)
        if isDrawn {
          if t1 > t0 { run?.segments.append(segment.piece(from: t0, to: t1)) }
          finish(&run, direction: segment.direction(at: t1), into: &runs)
        }
        t0 = t1
        index = (index + 1) % pattern.count
        rest = pattern[index]
        if isDrawn { run = StrokeRun(start: segment.point(at: t1), segments: []) }
      }
      rest -= length - behind
      if isDrawn, t0 < 1 { run?.segments.append(segment.piece(from: t0, to: 1)) }
    }
    guard var last = run, !last.segments.isEmpty else { return runs }
    if whole.isClosed, firstIndex.isMultiple(of: 2) {
      if runs.isEmpty { return [whole] }
      // A dash across the start of a closed subpath is a single dash, with a join at the start.
      last.segments += runs[0].segments
      runs[0] = last
    } else {
      runs.append(last)
    }
    return runs
  }

  private func finish(_ run: inout StrokeRun?, direction: CGPoint?, into runs: inout [StrokeRun]) {
    guard var done = run else { return }
    done.isDot = done.segments.isEmpty
    done.direction = direction ?? done.direction
    runs.append(done)
    run = nil
  }
}
