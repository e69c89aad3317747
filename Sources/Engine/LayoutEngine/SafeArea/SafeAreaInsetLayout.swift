import Foundation
import Geometry

/// The layout of `safeAreaInset`: a bar at one edge, and the content in the remaining space.
package struct SafeAreaInsetLayout: Sendable {
  package var edge: Edge
  /// The gap between bar and content in points. With `nil`, their preference.
  package var spacing: CGFloat?
  /// The alignment of bar and content along the edge.
  package var alignment: AlignmentKey

  package init(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.edge = edge == .top ? .top : .bottom
    self.alignment = alignment.key
    self.spacing = spacing
  }

  package init(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.edge = edge == .leading ? .leading : .trailing
    self.alignment = alignment.key
    self.spacing = spacing
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isAtStart: Bool { edge == .top || edge == .leading }

  /// The proposals and sizes of bar and content.
  private struct Division {
    var content: ViewDimensions
    var bar: ViewDimensions
    var gap: CGFloat
  }

  private func gap(content: any LayoutElement, bar: any LayoutElement) -> CGFloat {
    if let spacing { return spacing }
    return isAtStart
      ? bar.spacing.distance(to: content.spacing, along: axis)
      : content.spacing.distance(to: bar.spacing, along: axis)
  }

  private func divide(
    _ proposal: ProposedViewSize, content: any LayoutElement, bar: any LayoutElement
  ) -> Division {
    let gap = gap(content: content, bar: bar)
    var barProposal = proposal
    var contentProposal = proposal
    if let length = proposal[axis] {
      // The bar may use all but the minimum size of the content.
      var least = proposal
      least[axis] = 0
      let reserved = content.sizeThatFits(least)[axis]
      barProposal[axis] = max(0, max(0, length - gap) - reserved)
    }
    let barSize = bar.sizeThatFits(barProposal)
    if let length = proposal[axis] { contentProposal[axis] = max(0, length - gap - barSize[axis]) }
    return Division(
      content: content.dimensions(in: contentProposal),
      bar: ViewDimensions(size: barSize, proposal: barProposal, element: bar), gap: gap)
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, content: any LayoutElement, bar: any LayoutElement
  ) -> CGSize {
    let division = divide(proposal, content: content, bar: bar)
    let across = axis.perpendicular
    let major: CGFloat = division.content.size[axis] + division.gap + division.bar.size[axis]
    return CGSize(major: major, minor: max(division.content.size[across], division.bar.size[across]), axis: axis)
  }

  /// Returns the guide of the view: that of the content, at the position of the content.
  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, content: any LayoutElement,
    bar: any LayoutElement
  ) -> CGFloat? {
    let placement = placements(in: size, proposal: proposal, content: content, bar: bar).content
    let contentSize = content.sizeThatFits(placement.proposal)
    let value = content.explicitAlignment(key, size: contentSize, proposal: placement.proposal)
    return value.map { $0 + placement.position[key.axis] }
  }

  /// Returns the placements of content and bar in a view of `size`, in the reading direction, and the bar's
  /// contribution to the safe area of the content.
  package func placements(
    in size: CGSize, proposal: ProposedViewSize, content: any LayoutElement, bar: any LayoutElement
  ) -> (content: Placement, bar: Placement, insets: EdgeInsets) {
    let across = axis.perpendicular
    var proposal = proposal
    if proposal[across] == nil { proposal[across] = size[across] }
    let division = divide(proposal, content: content, bar: bar)
    let contentStart: CGFloat = isAtStart ? size[axis] - division.content.size[axis] : 0
    let barStart: CGFloat = isAtStart ? 0 : size[axis] - division.bar.size[axis]
    let contentAcross: CGFloat = (size[across] - division.content.size[across]) / 2
    let barAcross: CGFloat = contentAcross + division.content[alignment] - division.bar[alignment]
    return (
      Placement(
        position: CGPoint(major: contentStart, minor: contentAcross, axis: axis),
        proposal: division.content.proposal),
      Placement(
        position: CGPoint(major: barStart, minor: barAcross, axis: axis), proposal: division.bar.proposal),
      EdgeInsets(division.bar.size[axis] + division.gap, edges: Edge.Set(edge))
    )
  }
}
