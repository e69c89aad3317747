import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The layout of a bar. The first view is the track, the second is the part of the track up to a value, and the third
/// is a knob at that value. Frames animate, and right-to-left layouts are mirrored.
nonisolated struct FractionLayout: Layout {
  /// The value, 0–1.
  var fraction: CGFloat
  /// The heights of the bar and of its track in points.
  var height: CGFloat
  var trackHeight: CGFloat
  /// The distance in points between either end and the center of the knob at that end.
  var knobInset: CGFloat = 0
  /// The default width in points. It is this project's choice.
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
