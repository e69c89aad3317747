import Foundation
import Geometry

extension StackSolver {
  /// Updates the cache after one child may have changed its size. The time does not depend on the number of other
  /// children.
  ///
  /// - Returns: False if the child's flexibility, gaps or length along the stack have changed, which affects other
  ///   children.
  func childDidChange(_ index: Int, _ subviews: LayoutSubviews, _ cache: inout StackCache) -> Bool {
    let offset = index - subviews.startIndex
    guard cache.children.count == subviews.count, cache.children.indices.contains(offset) else { return false }
    let element = subviews.element(at: index)
    let child = cache.children[offset]
    let priority: Double = element.isSpacer ? -.infinity : element.layoutPriority
    guard child.priority == priority, gapsHold(index, subviews, cache) else { return false }
    if let minor = cache.measuredMinor {
      let smallest = element.sizeThatFits(ProposedViewSize(major: 0, minor: minor, axis: axis))
      let largest = element.sizeThatFits(ProposedViewSize(major: .infinity, minor: minor, axis: axis))
      guard smallest[axis] == child.smallest[axis], largest[axis] == child.largest[axis] else { return false }
      cache.children[offset].smallest = smallest
      cache.children[offset].largest = largest
    }
    dropUnmeasured(subviews, &cache)
    for place in cache.distributions.indices {
      guard update(&cache.distributions[place], offset, element, cache.children[offset], isAlone: subviews.count < 2)
      else { return false }
    }
    // Keeps one distribution for each proposal that a size cache can hold, because all of them are checked when a child
    // changes.
    cache.capacity = SizeCache.capacity
    return true
  }

  private func gapsHold(_ index: Int, _ subviews: LayoutSubviews, _ cache: StackCache) -> Bool {
    if spacing != nil { return true }
    let element = subviews.element(at: index)
    let offset = index - subviews.startIndex
    if offset > 0 {
      let before = subviews.element(at: index - 1).spacing.distance(to: element.spacing, along: axis)
      if before != cache.children[offset].gap { return false }
    }
    if index + 1 < subviews.endIndex {
      let after = element.spacing.distance(to: subviews.element(at: index + 1).spacing, along: axis)
      if after != cache.children[offset + 1].gap { return false }
    }
    return true
  }

  /// Returns whether the length for this proposal was distributed by flexibility.
  private func isShared(_ proposal: ProposedViewSize, isAlone: Bool) -> Bool {
    guard let length = proposal[axis] else { return false }
    return length.isFinite && !isAlone
  }

  /// Removes distributions that depend on flexibilities that are no longer known, because they cannot be checked.
  private func dropUnmeasured(_ subviews: LayoutSubviews, _ cache: inout StackCache) {
    let measured = cache.measuredMinor
    cache.distributions.removeAll { known in
      guard isShared(known.proposal, isAlone: subviews.count < 2) else { return false }
      guard let measured else { return true }
      return measured != known.proposal[axis.perpendicular]
    }
  }

  private func update(
    _ known: inout StackCache.Distribution, _ offset: Int, _ element: any LayoutElement, _ child: StackCache.Child,
    isAlone: Bool
  ) -> Bool {
    let minor = axis.perpendicular
    let offer = ProposedViewSize(major: known.shares[offset], minor: known.proposal[minor], axis: axis)
    let isRigid = isShared(known.proposal, isAlone: isAlone) && child.smallest == child.largest
    let size = isRigid ? child.smallest : element.sizeThatFits(offer)
    guard size[axis] == known.sizes[offset][axis] else { return false }
    let guide = guide(of: element, size, offer)
    if size == known.sizes[offset] && guide == known.guides[offset] { return true }
    known.sizes[offset] = size
    known.guides[offset] = guide
    var reach = known.reach.take()
    let (sizes, guides) = (known.sizes, known.guides)
    func view(_ index: Int) -> (guide: CGFloat, length: CGFloat) { (guides[index], sizes[index][minor]) }
    if reach == nil { reach = GuideReach(count: sizes.count, view) } else { reach?.update(offset, view) }
    known.line = reach?.line ?? 0
    known.size[minor] = reach?.length ?? 0
    known.reach = reach
    return true
  }

  /// Places a child that has changed, if the other children keep their positions.
  func placeChild(
    _ index: Int, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout StackCache
  ) -> Bool {
    let minor = axis.perpendicular
    var proposal = proposal
    if proposal[minor] == nil { proposal[minor] = bounds.size[minor] }
    let offset = index - subviews.startIndex
    guard let placed = cache.placed, placed.proposal == proposal, let old = subviews.placement(at: index),
      let known = cache.distributions.first(where: { $0.proposal == proposal }), known.line == placed.line,
      known.guides.indices.contains(offset)
    else { return false }
    let across = bounds.origin[minor] + known.line - known.guides[offset]
    subviews[index].place(
      at: CGPoint(major: old.position[axis], minor: across, axis: axis),
      proposal: ProposedViewSize(major: known.shares[offset], minor: proposal[minor], axis: axis))
    return true
  }
}
