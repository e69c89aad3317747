import Foundation
import Geometry

/// The layout of `LazyVStack` and `LazyHStack`: children of ideal length in sequence, with the whole proposal across.
package struct LazyStackLayout: Layout {
  package var axis: Axis
  package var alignment: AlignmentKey
  /// The gap between neighbors in points. With `nil`, the preference of each pair.
  package var spacing: CGFloat?

  /// Creates the layout of `LazyVStack`.
  package init(vertical alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    axis = .vertical
    self.alignment = alignment.key
    self.spacing = spacing
  }

  /// Creates the layout of `LazyHStack`.
  package init(horizontal alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    axis = .horizontal
    self.alignment = alignment.key
    self.spacing = spacing
  }

  private func gap(_ index: Int, _ subviews: Subviews) -> CGFloat {
    if index == subviews.startIndex { return 0 }
    if let spacing { return spacing }
    let previous = subviews.element(at: index - 1).spacing
    return previous.distance(to: subviews.element(at: index).spacing, along: axis)
  }

  package func makeCache(subviews: Subviews) -> LazyStackCache { LazyStackCache() }

  package func updateCache(_ cache: inout LazyStackCache, subviews: Subviews) {
    cache.gaps.removeAll(keepingCapacity: true)
    cache.lines.removeAll(keepingCapacity: true)
    cache.placed = nil
  }

  /// Moves the sizes for a length across the axis to `cache.lines[0]`, and computes them if necessary.
  private func measure(_ minor: CGFloat?, _ subviews: Subviews, _ cache: inout LazyStackCache) {
    if let known = cache.lines.firstIndex(where: { $0.minor == minor }) {
      if known > 0 { cache.lines.swapAt(0, known) }
      return
    }
    if cache.gaps.count != subviews.count { cache.gaps = subviews.indices.map { gap($0, subviews) } }
    let offer = ProposedViewSize(major: nil, minor: minor, axis: axis)
    var line = LazyStackCache.Line(minor: minor)
    line.sizes.reserveCapacity(subviews.count)
    for (offset, index) in subviews.indices.enumerated() {
      let size = subviews.element(at: index).sizeThatFits(offer)
      line.length += cache.gaps[offset] + size[axis]
      line.across = max(line.across, size[axis.perpendicular])
      line.sizes.append(size)
    }
    if cache.lines.count >= cache.capacity { cache.lines.removeLast() }
    cache.lines.insert(line, at: 0)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout LazyStackCache
  ) -> CGSize {
    let minor = proposal[axis.perpendicular]
    measure(minor, subviews, &cache)
    let line = cache.lines[0]
    return CGSize(major: max(0, line.length), minor: minor ?? line.across, axis: axis)
  }

  private func offer(in bounds: CGRect, _ proposal: ProposedViewSize) -> ProposedViewSize {
    let across = axis.perpendicular
    return ProposedViewSize(major: nil, minor: proposal[across] ?? bounds.size[across], axis: axis)
  }

  private func place(
    _ index: Int, at position: CGFloat, _ size: CGSize, in bounds: CGRect, _ offer: ProposedViewSize, line: CGFloat,
    _ subviews: Subviews
  ) {
    let dimensions = ViewDimensions(size: size, proposal: offer, element: subviews.element(at: index))
    let minor = bounds.origin[axis.perpendicular] + line - dimensions[alignment]
    subviews[index].place(at: CGPoint(major: position, minor: minor, axis: axis), proposal: offer)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LazyStackCache
  ) {
    let offer = offer(in: bounds, proposal)
    let line = ViewDimensions(size: bounds.size)[alignment]
    measure(offer[axis.perpendicular], subviews, &cache)
    let sizes = cache.lines[0].sizes
    var position = bounds.origin[axis]
    for (offset, index) in subviews.indices.enumerated() {
      position += cache.gaps[offset]
      place(index, at: position, sizes[offset], in: bounds, offer, line: line, subviews)
      position += sizes[offset][axis]
    }
    cache.placed = (offer, line)
  }
}

extension LazyStackLayout: IncrementalLayout {
  package func subviewDidChange(_ index: Int, subviews: Subviews, cache: inout LazyStackCache) -> Bool {
    let offset = index - subviews.startIndex
    guard cache.gaps.count == subviews.count, gap(index, subviews) == cache.gaps[offset] else { return false }
    if index + 1 < subviews.endIndex, gap(index + 1, subviews) != cache.gaps[offset + 1] { return false }
    let across = axis.perpendicular
    for place in cache.lines.indices {
      let offer = ProposedViewSize(major: nil, minor: cache.lines[place].minor, axis: axis)
      let size = subviews.element(at: index).sizeThatFits(offer)
      guard size[axis] == cache.lines[place].sizes[offset][axis] else { return false }
      cache.lines[place].sizes[offset] = size
      var widest = cache.lines[place].widest.take()
      let sizes = cache.lines[place].sizes
      if widest == nil {
        widest = RunningMaximum(count: sizes.count) { sizes[$0][across] }
      } else {
        widest?.update(offset) { sizes[$0][across] }
      }
      cache.lines[place].across = max(0, widest?.value ?? 0)
      cache.lines[place].widest = widest
    }
    cache.capacity = SizeCache.capacity
    return true
  }

  package func placeSubview(
    _ index: Int, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout LazyStackCache
  ) -> Bool {
    let offer = offer(in: bounds, proposal)
    let line = ViewDimensions(size: bounds.size)[alignment]
    guard let placed = cache.placed, placed.offer == offer, placed.line == line,
      let old = subviews.placement(at: index),
      let known = cache.lines.first(where: { $0.minor == offer[axis.perpendicular] })
    else { return false }
    let size = known.sizes[index - subviews.startIndex]
    place(index, at: old.position[axis], size, in: bounds, offer, line: line, subviews)
    return true
  }
}

/// The cache of a lazy stack.
package struct LazyStackCache {
  /// The sizes of the children for one length across the axis.
  struct Line {
    var minor: CGFloat?
    var sizes: [CGSize] = []
    var length: CGFloat = 0
    var across: CGFloat = 0
    /// The maximum length across the axis, once a child has changed.
    var widest: RunningMaximum?
  }

  /// The gap before each child.
  var gaps: [CGFloat] = []
  /// The most recent line first.
  var lines: [Line] = []
  var capacity = 2
  /// The state in which the children were last placed.
  var placed: (offer: ProposedViewSize, line: CGFloat)?
}
