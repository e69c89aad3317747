import Foundation
import Geometry

/// The placement of a child by a layout, in the reading direction (x grows from the leading edge).
package struct Placement: Equatable, Sendable {
  /// The position of the child's anchor in the container's coordinates.
  package var position: CGPoint
  /// The anchor of the child.
  package var anchor: UnitPoint
  package var proposal: ProposedViewSize

  package init(position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }

  /// Returns the top leading corner of a child of `size`.
  package func origin(for size: CGSize) -> CGPoint {
    CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
  }

  /// Returns the top leading corner of `child`, which is measured only if the anchor requires it.
  package func origin(of child: any LayoutElement) -> CGPoint {
    if anchor == .topLeading { return position }
    return origin(for: child.sizeThatFits(proposal))
  }

  /// Returns the physical top left corner of `child` in a container of `width` that runs in `direction`.
  package func physicalOrigin(of child: any LayoutElement, width: CGFloat, direction: LayoutDirection) -> CGPoint {
    if direction == .leftToRight { return origin(of: child) }
    let size = child.sizeThatFits(proposal)
    let origin = origin(for: size)
    return CGPoint(x: width - origin.x - size.width, y: origin.y)
  }
}

/// The placements that a layout creates while it runs, one for each child of its container.
package final class PlacementBuffer {
  package private(set) var placements: [Placement?] = []
  /// The number of changes.
  package private(set) var generation = 0

  package init() {}

  /// Allocates storage for `count` children without placements.
  package func reset(count: Int) {
    generation += 1
    if placements.count == count {
      for index in 0..<count { placements[index] = nil }
    } else {
      placements = Array(repeating: nil, count: count)
    }
  }

  /// Releases the storage.
  func clear() {
    generation += 1
    placements = []
  }

  package func place(_ index: Int, _ placement: Placement) {
    generation += 1
    if index < placements.count { placements[index] = placement }
  }
}
