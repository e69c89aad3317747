import Foundation

/// The extents of views on both sides of the line on which their guides are aligned, in points.
struct GuideSpan {
  private var start: CGFloat?
  private var end: CGFloat = 0

  /// Adds a view of `length` with a guide at `guide` from its start.
  mutating func include(guide: CGFloat, length: CGFloat) {
    // The center of an infinite view is infinitely far from both of its ends.
    let rest = length.isInfinite ? length : length - guide
    end = start == nil ? rest : max(end, rest)
    start = max(start ?? guide, guide)
  }

  /// The distance from the first start to the guide line.
  var before: CGFloat { start ?? 0 }

  /// The distance from the first start to the last end, never negative.
  var length: CGFloat { start.map { max(0, $0 + end) } ?? 0 }
}
