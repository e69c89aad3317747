import Foundation
import Geometry

/// The layout of `ignoresSafeArea`: the view keeps its size for its parent, while its child is proposed the size with
/// the ignored insets added, and extends over them.
package struct SafeAreaIgnoringLayout: UnaryLayout, Equatable, Sendable {
  /// The insets of the safe area next to the view on the ignored edges, in points.
  package var insets: EdgeInsets

  package init(insets: EdgeInsets, edges: Edge.Set = .all) {
    self.insets = EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      trailing: edges.contains(.trailing) ? insets.trailing : 0)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
    child.sizeThatFits(proposal)
  }

  package func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement {
    if insets == EdgeInsets() { return Placement(position: .zero, proposal: proposal) }
    return Placement(
      position: CGPoint(x: -insets.leading, y: -insets.top), proposal: ProposedViewSize(size.outset(by: insets)))
  }
}
