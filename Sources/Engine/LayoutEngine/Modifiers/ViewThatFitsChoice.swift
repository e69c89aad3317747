import Foundation
import Geometry

/// The choice of `ViewThatFits`.
package enum ViewThatFitsChoice {
  /// Returns the index of the first child whose ideal length fits the proposal in each of `axes`, or else of the last
  /// child.
  ///
  /// The result is `nil` without children. Everything fits along an axis without a proposal.
  package static func index(
    in axes: Axis.Set = [.horizontal, .vertical], proposal: ProposedViewSize, children: [any LayoutElement]
  ) -> Int? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for index in children.indices.dropLast() {
      let size = children[index].sizeThatFits(ideal)
      let fitsWidth = !axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity
      let fitsHeight = !axes.contains(.vertical) || size.height <= proposal.height ?? .infinity
      if fitsWidth && fitsHeight { return index }
    }
    return children.indices.last
  }
}
