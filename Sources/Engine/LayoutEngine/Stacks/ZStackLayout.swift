import Foundation
import Geometry
import Motion

/// The layout of `ZStack`, for use with `AnyLayout` or inside another layout.
public struct ZStackLayout: Layout, Sendable {
  /// The alignment of the subviews. Default `center`.
  public var alignment: Alignment

  /// Creates an overlaying stack layout with an alignment on both axes.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public typealias AnimatableData = EmptyAnimatableData

  /// Returns the extents of the subviews on both sides of their common guides. Only those of the highest priority
  /// count.
  private func spans(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (x: GuideSpan, y: GuideSpan) {
    var priority = -Double.infinity
    for index in subviews.indices { priority = max(priority, subviews.element(at: index).layoutPriority) }
    var x = GuideSpan()
    var y = GuideSpan()
    for index in subviews.indices {
      let element = subviews.element(at: index)
      if element.layoutPriority < priority { continue }
      let dimensions = element.dimensions(in: proposal)
      x.include(guide: dimensions[alignment.horizontal], length: dimensions.width)
      y.include(guide: dimensions[alignment.vertical], length: dimensions.height)
    }
    return (x, y)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let spans = spans(proposal, subviews)
    return CGSize(width: spans.x.length, height: spans.y.length)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let spans = spans(proposal, subviews)
    for index in subviews.indices {
      let dimensions = subviews.element(at: index).dimensions(in: proposal)
      let position = CGPoint(
        x: bounds.minX + spans.x.before - dimensions[alignment.horizontal],
        y: bounds.minY + spans.y.before - dimensions[alignment.vertical])
      subviews[index].place(at: position, proposal: proposal)
    }
  }
}
