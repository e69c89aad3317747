import Foundation
import Geometry

/// Where a layout puts a child, in the reading direction (x grows from the leading edge).
package struct Placement: Equatable, Sendable {
  /// The point on which the child's anchor is put, in the container's coordinates.
  package var position: CGPoint
  /// The point of the child that is put there.
  package var anchor: UnitPoint
  package var proposal: ProposedViewSize

  package init(position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }

  /// The top leading corner of a child of `size`.
  package func origin(for size: CGSize) -> CGPoint {
    CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
  }

  /// The top leading corner of `child`, measured only if the anchor asks for it.
  package func origin(of child: any LayoutElement) -> CGPoint {
    if anchor == .topLeading { return position }
    return origin(for: child.sizeThatFits(proposal))
  }

  /// The physical top left corner of `child` in a container of `width` that runs in `direction`.
  package func physicalOrigin(of child: any LayoutElement, width: CGFloat, direction: LayoutDirection) -> CGPoint {
    if direction == .leftToRight { return origin(of: child) }
    let size = child.sizeThatFits(proposal)
    let origin = origin(for: size)
    return CGPoint(x: width - origin.x - size.width, y: origin.y)
  }
}

/// The placements that a layout makes while it runs; one for each child of its container.
package final class PlacementBuffer {
  package private(set) var placements: [Placement?] = []
  /// Counts the changes.
  package private(set) var generation = 0

  package init() {}

  /// Makes room for `count` children, none placed.
  package func reset(count: Int) {
    generation += 1
    if placements.count == count {
      for index in 0..<count { placements[index] = nil }
    } else {
      placements = Array(repeating: nil, count: count)
    }
  }

  /// Gives the room back.
  func clear() {
    generation += 1
    placements = []
  }

  package func place(_ index: Int, _ placement: Placement) {
    generation += 1
    if index < placements.count { placements[index] = placement }
  }
}
