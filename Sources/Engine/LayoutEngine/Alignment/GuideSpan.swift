import Foundation

/// What views take on either side of a line on which their guides lie, in points.
struct GuideSpan {
  private var start: CGFloat?
  private var end: CGFloat = 0

  /// Adds a view of `length` whose guide is `guide` from its start.
  mutating func include(guide: CGFloat, length: CGFloat) {
    // An infinite view's center is infinitely far from both its ends.
    let rest = length.isInfinite ? length : length - guide
    end = start == nil ? rest : max(end, rest)
    start = max(start ?? guide, guide)
  }

  /// From the first start to the line.
  var before: CGFloat { start ?? 0 }

  /// From the first start to the last end; never negative.
  var length: CGFloat { start.map { max(0, $0 + end) } ?? 0 }
}
