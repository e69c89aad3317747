import Foundation
import Geometry

/// `padding`: room around the content.
package struct PaddingLayout: UnaryLayout, Equatable, Sendable {
  /// The length that `padding()` adds on an edge, in points (measured on macOS 26.2).
  package static let defaultLength: CGFloat = 16

  package var insets: EdgeInsets

  package init(_ insets: EdgeInsets) { self.insets = insets }

  /// `padding(_:_:)`; `length` `nil` is the default one.
  package init(edges: Edge.Set = .all, length: CGFloat? = nil) {
    insets = EdgeInsets(length ?? PaddingLayout.defaultLength, edges: edges)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
    child.sizeThatFits(proposal.inset(by: insets)).outset(by: insets)
  }

  package func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement {
    Placement(position: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  /// Padded edges are not the content's: they get the default distance.
  package func spacing(child: any LayoutElement) -> ViewSpacing {
    var edges: Edge.Set = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    var spacing = child.spacing
    spacing.reset(edges)
    return spacing
  }
}
