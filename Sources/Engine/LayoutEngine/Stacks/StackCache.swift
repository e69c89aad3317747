import Foundation
import Geometry

/// The cache of a stack: gaps, flexibilities and the most recent distributions.
public struct StackCache: Sendable {
  struct Child: Sendable {
    var priority: Double
    /// The gap before the child.
    var gap: CGFloat
    var smallest: CGSize = .zero
    var largest: CGSize = .zero

    /// Returns the range of the child's length. The least flexible child of a group is served first.
    func flexibility(along axis: Axis) -> CGFloat {
      let low = smallest[axis]
      let high = largest[axis]
      return high.isInfinite ? .infinity : high - low
    }
  }

  /// The sizes for one proposal.
  struct Distribution: Sendable {
    var proposal: ProposedViewSize
    var size: CGSize = .zero
    /// The length proposed to each child along the stack.
    var shares: [CGFloat?] = []
    var sizes: [CGSize] = []
    /// The guide of each child for the alignment of the stack.
    var guides: [CGFloat] = []
    /// The maximum guide, which is the position of the common guide line.
    var line: CGFloat = 0
    /// The extents of the children on both sides of the line, once a child has changed.
    var reach: GuideReach?
  }

  var children: [Child] = []
  var totalGap: CGFloat = 0
  /// The children in the order in which they are served.
  var order: [Int] = []
  /// The length across the stack for which the flexibilities were measured.
  var measuredMinor: CGFloat??
  /// The most recent distribution first.
  var distributions: [Distribution] = []
  /// A discarded distribution, whose storage is reused.
  var spare: Distribution?
  /// The number of distributions to keep. A layout pass uses a few proposals, of which two matter at a time. If
  /// children change, all of them are worth keeping.
  var capacity = 2
  /// The state in which the children were last placed.
  var placed: (proposal: ProposedViewSize, line: CGFloat)?
}
