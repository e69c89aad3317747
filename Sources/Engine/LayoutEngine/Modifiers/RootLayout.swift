import Foundation
import Geometry

/// The layout of the host: it proposes the window without its safe area insets, and centers the view there.
package struct RootLayout: UnaryLayout, Equatable, Sendable {
  package var safeAreaInsets: EdgeInsets

  package init(safeAreaInsets: EdgeInsets = EdgeInsets()) { self.safeAreaInsets = safeAreaInsets }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
    let size = child.sizeThatFits(proposal.inset(by: safeAreaInsets)).outset(by: safeAreaInsets)
    return proposal.replacingUnspecifiedDimensions(by: size)
  }

  package func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement {
    let room = size.inset(by: safeAreaInsets)
    let center = CGPoint(x: safeAreaInsets.leading + room.width / 2, y: safeAreaInsets.top + room.height / 2)
    return Placement(position: center, anchor: .center, proposal: proposal.inset(by: safeAreaInsets))
  }
}
