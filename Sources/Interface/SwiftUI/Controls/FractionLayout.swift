import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A bar: the first view fills the track, the second the part of it up to a value, the third is a knob at that value.
/// Frames move as animations say; right to left mirrors.
nonisolated struct FractionLayout: Layout {
  /// 0 to 1.
  var fraction: CGFloat
  /// The bar's own height, and the track's in it, in points.
  var height: CGFloat
  var trackHeight: CGFloat
  /// The distance from either end to the knob's center at the ends, in points.
  var knobInset: CGFloat = 0
  /// The width where none is proposed, in points: our own choice.
  var idealWidth: CGFloat = 100

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width.map { max($0, 2 * knobInset) } ?? idealWidth, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let value = min(max(fraction, 0), 1)
    let center = bounds.minX + knobInset + value * (bounds.width - 2 * knobInset)
    let filled = knobInset > 0 ? center - bounds.minX : value * bounds.width
    let left = CGPoint(x: bounds.minX, y: bounds.midY)
    for (index, view) in subviews.enumerated() {
      switch index {
      case 0:
        let size = ProposedViewSize(width: bounds.width, height: trackHeight)
        view.place(at: left, anchor: .leading, proposal: size)
      case 1:
        view.place(at: left, anchor: .leading, proposal: ProposedViewSize(width: filled, height: trackHeight))
      default: view.place(at: CGPoint(x: center, y: bounds.midY), anchor: .center, proposal: .unspecified)
      }
    }
  }
}
