import Foundation
import Geometry

/// The layout of `fixedSize`: the ideal length in the chosen axes, whatever is proposed.
package struct FixedSizeLayout: UnaryLayout, Equatable, Sendable {
  package var horizontal: Bool
  package var vertical: Bool

  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, child: any LayoutElement) -> CGSize {
    child.sizeThatFits(childProposal(proposal))
  }

  package func placement(in size: CGSize, proposal: ProposedViewSize, child: any LayoutElement) -> Placement {
    Placement(position: .zero, proposal: childProposal(proposal))
  }
}
