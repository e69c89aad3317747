import Foundation
import Geometry

/// The algorithm of `HStack` and `VStack`.
///
/// Children are served in the order of their priorities, and within a priority the least flexible first. Each is
/// offered an equal share of the remaining length of its group, after the minimum lengths of all lower groups are
/// reserved.
struct StackSolver {
  var axis: Axis
  var alignment: AlignmentKey
  /// The gap between neighbors. With `nil`, the preference of each pair.
  var spacing: CGFloat?

  func makeCache(_ subviews: LayoutSubviews) -> StackCache {
    var cache = StackCache()
    update(&cache, subviews)
    return cache
  }

  /// Resets the cache for new children. The arrays keep their storage.
  func update(_ cache: inout StackCache, _ subviews: LayoutSubviews) {
    cache.children.removeAll(keepingCapacity: true)
    cache.children.reserveCapacity(subviews.count)
    cache.order.removeAll(keepingCapacity: true)
    cache.totalGap = 0
    cache.measuredMinor = nil
    cache.spare = cache.distributions.popLast() ?? cache.spare
    cache.distributions.removeAll(keepingCapacity: true)
    cache.placed = nil
    var previous: ViewSpacing?
    for index in subviews.indices {
      let element = subviews.element(at: index)
      var gap: CGFloat = 0
      if let spacing {
        gap = index == subviews.startIndex ? 0 : spacing
      } else {
        let next = element.spacing
        if let previous { gap = previous.distance(to: next, along: axis) }
        previous = next
      }
      cache.totalGap += gap
      let priority: Double = element.isSpacer ? -.infinity : element.layoutPriority
      cache.children.append(StackCache.Child(priority: priority, gap: gap))
    }
  }

  /// Returns the preferences of the stack: those of the first and last child along it, and of all children across it.
  func viewSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    var result = ViewSpacing.empty
    let start: Edge.Set = axis == .horizontal ? .leading : .top
    let end: Edge.Set = axis == .horizontal ? .trailing : .bottom
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for index in subviews.indices {
      var edges = across
      if index == subviews.startIndex { edges.formUnion(start) }
      if index == subviews.endIndex - 1 { edges.formUnion(end) }
      result.formUnion(subviews.element(at: index).spacing, edges: edges)
    }
    return result.fillingEmptyEdges()
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache) -> CGSize {
    distribute(proposal, subviews, &cache)
    return cache.distributions[0].size
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
  ) {
    var proposal = proposal
    // Once the stack has a length across, flexible children fill it: a divider beside a text in a stack of ideal height
    // becomes as tall as the text.
    if proposal[axis.perpendicular] == nil { proposal[axis.perpendicular] = bounds.size[axis.perpendicular] }
    distribute(proposal, subviews, &cache)
    let result = cache.distributions[0]
    cache.placed = (proposal, result.line)
    let minor = axis.perpendicular
    var position = bounds.origin[axis]
    for (offset, index) in subviews.indices.enumerated() {
      position += cache.children[offset].gap
      let across = bounds.origin[minor] + result.line - result.guides[offset]
      subviews[index].place(
        at: CGPoint(major: position, minor: across, axis: axis),
        proposal: ProposedViewSize(major: result.shares[offset], minor: proposal[minor], axis: axis))
      position += result.sizes[offset][axis]
    }
  }

  /// Moves the distribution for `proposal` to `cache.distributions[0]`, and computes it if necessary.
  private func distribute(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache
  ) {
    if let known = cache.distributions.firstIndex(where: { $0.proposal == proposal }) {
      if known > 0 { cache.distributions.swapAt(0, known) }
      return
    }
    let count = subviews.count
    // Reuses the storage of a discarded distribution.
    if cache.distributions.count >= cache.capacity { cache.spare = cache.distributions.removeLast() }
    var result = cache.spare.take() ?? StackCache.Distribution(proposal: proposal)
    result.proposal = proposal
    result.reach = nil
    if result.sizes.count != count {
      result.shares = Array(repeating: nil, count: count)
      result.sizes = Array(repeating: .zero, count: count)
      result.guides = Array(repeating: 0, count: count)
    }
    measure(proposal, subviews, &cache, &result)
    align(proposal, subviews, cache, &result)
    cache.distributions.insert(result, at: 0)
  }

  private func measure(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout StackCache,
    _ result: inout StackCache.Distribution
  ) {
    let start = subviews.startIndex
    let minor = proposal[axis.perpendicular]
    guard let length = proposal[axis], length.isFinite, subviews.count > 1 else {
      // For the ideal or an unlimited length, every child is offered the same.
      let share: CGFloat? = proposal[axis].map { max(0, $0 - cache.totalGap) }
      let offer = ProposedViewSize(major: share, minor: minor, axis: axis)
      for offset in result.sizes.indices {
        result.shares[offset] = share
        result.sizes[offset] = subviews.element(at: start + offset).sizeThatFits(offer)
      }
      return
    }
    measureFlexibility(minor, subviews, &cache)
    var remaining = length - cache.totalGap
    // The minimum length of the groups that have not been served yet.
    var reserved: CGFloat = 0
    for child in cache.children { reserved += child.smallest[axis] }
    var next = 0
    while next < cache.order.count {
      let priority = cache.children[cache.order[next]].priority
      var end = next
      while end < cache.order.count, cache.children[cache.order[end]].priority == priority {
        reserved -= cache.children[cache.order[end]].smallest[axis]
        end += 1
      }
      for place in next..<end {
        let offset = cache.order[place]
        let share = max(0, (remaining - reserved) / CGFloat(end - place))
        result.shares[offset] = share
        let child = cache.children[offset]
        let isRigid = child.smallest == child.largest
        result.sizes[offset] =
          isRigid
          ? child.smallest
          : subviews.element(at: start + offset)
            .sizeThatFits(ProposedViewSize(major: share, minor: minor, axis: axis))
        remaining -= result.sizes[offset][axis]
      }
      next = end
    }
  }

  /// Measures the minimum and maximum size of each child, and sorts the children into serving order.
  private func measureFlexibility(_ minor: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout StackCache) {
    if let measured = cache.measuredMinor, measured == minor { return }
    let start = subviews.startIndex
    let least = ProposedViewSize(major: 0, minor: minor, axis: axis)
    let most = ProposedViewSize(major: .infinity, minor: minor, axis: axis)
    for offset in cache.children.indices {
      let element = subviews.element(at: start + offset)
      cache.children[offset].smallest = element.sizeThatFits(least)
      cache.children[offset].largest = element.sizeThatFits(most)
    }
    if cache.order.isEmpty { cache.order.append(contentsOf: cache.children.indices) }
    let children = cache.children
    cache.order.sort { left, right in
      let first = children[left]
      let second = children[right]
      if first.priority != second.priority { return first.priority > second.priority }
      let flexibilities = (first.flexibility(along: axis), second.flexibility(along: axis))
      if flexibilities.0 != flexibilities.1 { return flexibilities.0 < flexibilities.1 }
      // Of equally flexible children, the one with the larger minimum is served first.
      let minimums = (first.smallest[axis], second.smallest[axis])
      if minimums.0 != minimums.1 { return minimums.0 > minimums.1 }
      return left < right
    }
    cache.measuredMinor = .some(minor)
  }

  /// Determines the guide line and the size of the stack.
  private func align(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: StackCache,
    _ result: inout StackCache.Distribution
  ) {
    let minor = axis.perpendicular
    var span = GuideSpan()
    var length = cache.totalGap
    for offset in result.sizes.indices {
      let size = result.sizes[offset]
      let offer = ProposedViewSize(major: result.shares[offset], minor: proposal[minor], axis: axis)
      let guide = guide(of: subviews.element(at: subviews.startIndex + offset), size, offer)
      result.guides[offset] = guide
      span.include(guide: guide, length: size[minor])
      length += size[axis]
    }
    result.line = span.before
    result.size = CGSize(major: max(0, length), minor: span.length, axis: axis)
  }

  func guide(of element: any LayoutElement, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat {
    ViewDimensions(size: size, proposal: proposal, element: element)[alignment]
  }
}
