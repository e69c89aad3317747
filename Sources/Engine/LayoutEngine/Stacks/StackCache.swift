import Foundation
import Geometry

/// What a stack keeps between calls: gaps, flexibilities and the last distributions.
public struct StackCache: Sendable {
  struct Child: Sendable {
    var priority: Double
    /// The gap before the child.
    var gap: CGFloat
    var smallest: CGSize = .zero
    var largest: CGSize = .zero

    /// How much the child's length can vary; the least flexible child of a group is served first.
    func flexibility(along axis: Axis) -> CGFloat {
      let low = smallest[axis]
      let high = largest[axis]
      return high.isInfinite ? .infinity : high - low
    }
  }

  /// Sizes for one proposal.
  struct Distribution: Sendable {
    var proposal: ProposedViewSize
    var size: CGSize = .zero
    /// What each child is proposed along the stack.
    var shares: [CGFloat?] = []
    var sizes: [CGSize] = []
    /// Each child's guide for the stack's alignment.
    var guides: [CGFloat] = []
    /// The largest guide: where the common guide line is.
    var line: CGFloat = 0
    /// What the children take on either side of the line, once a child has changed.
    var reach: GuideReach?
  }

  var children: [Child] = []
  var totalGap: CGFloat = 0
  /// The children in the order in which they are served.
  var order: [Int] = []
  /// The length across the stack that the flexibilities were measured with.
  var measuredMinor: CGFloat??
  /// The latest first.
  var distributions: [Distribution] = []
  /// One that no longer holds, for its storage.
  var spare: Distribution?
  /// A pass asks for a few proposals of which two matter at a time; where children change, all are worth keeping.
  var capacity = 2
  /// What the children were last placed for.
  var placed: (proposal: ProposedViewSize, line: CGFloat)?
}
