import Foundation
import Geometry

/// The layout of `padding`: insets around the content.
package struct PaddingLayout: UnaryLayout, Equatable, Sendable {
  /// The default length of `padding()` in points (measured on macOS 26.2).
  package static let defaultLength: CGFloat = 16

  package var insets: EdgeInsets

  /// Creates the layout. Non-finite lengths count as 0.
  package init(_ insets: EdgeInsets) {
    func valid(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.insets = EdgeInsets(
      top: valid(insets.top), leading: valid(insets.leading), bottom: valid(insets.bottom),
      trailing: valid(insets.trailing))
  }

  /// Creates the layout of `padding(_:_:)`. With `nil`, the length is the default one.
  package init(edges: Edge.Set = .all, length: CGFloat? = nil) {
    self.init(EdgeInsets(length ?? PaddingLayout.defaultLength, edges: edges))
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
    child.sizeThatFits(proposal.inset(by: insets)).outset(by: insets)
  }

  package func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement {
    Placement(position: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  /// Returns the spacing. Padded edges are not those of the content, so they have the default distance.
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
