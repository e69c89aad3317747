import Foundation
import Geometry
import LayoutEngine

/// Rows wrapped at the proposed width, children at their ideal size; written as a user would, with a cache.
struct FlowLayout: Layout {
  var gap: CGFloat = 8
  var rowGap: CGFloat = 6

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }

  private func arrange(_ width: CGFloat, _ cache: Cache) -> (origins: [CGPoint], height: CGFloat) {
    var origins: [CGPoint] = []
    var point = CGPoint.zero
    var rowHeight: CGFloat = 0
    for size in cache.sizes {
      if point.x > 0, point.x + size.width > width {
        point = CGPoint(x: 0, y: point.y + rowHeight + rowGap)
        rowHeight = 0
      }
      origins.append(point)
      point.x += size.width + gap
      rowHeight = max(rowHeight, size.height)
    }
    return (origins, point.y + rowHeight)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: arrange(width, cache).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let origins = arrange(bounds.width, cache).origins
    for (subview, origin) in zip(subviews, origins) {
      subview.place(at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}

/// Children around the center of a square; without a cache.
struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let directions: [CGPoint] = [CGPoint(x: 0, y: -1), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0)]
    for (index, subview) in subviews.enumerated() {
      let radius: CGFloat = (bounds.width / 2 - 12) * (index < 4 ? 1 : 0.5)
      let direction = directions[index % 4]
      let point = CGPoint(x: bounds.midX + direction.x * radius, y: bounds.midY + direction.y * radius)
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}
