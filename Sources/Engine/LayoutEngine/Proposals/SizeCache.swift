import Foundation

/// The sizes that a node answered to its last few proposals.
///
/// A stack asks a child for its smallest, its largest and its final size, then places it with the final proposal, so
/// that four entries answer a whole pass without measuring twice.
package struct SizeCache {
  /// How many proposals are remembered.
  package static let capacity = 4

  /// Plain numbers, because there is a cache in most nodes: NaN stands for a length that is not proposed.
  private struct Entry {
    var width = Double.infinity
    var height = Double.infinity
    var size = CGSize.zero

    init() {}

    init(_ proposal: ProposedViewSize, _ size: CGSize) {
      width = Double(proposal.width ?? .nan)
      height = Double(proposal.height ?? .nan)
      self.size = size
    }

    var proposal: ProposedViewSize {
      ProposedViewSize(width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
    }

    func answers(_ proposal: ProposedViewSize) -> Bool {
      Self.isSame(width, proposal.width) && Self.isSame(height, proposal.height)
    }

    private static func isSame(_ known: Double, _ asked: CGFloat?) -> Bool {
      asked.map { Double($0) == known } ?? known.isNaN
    }
  }

  private var entries = (Entry(), Entry(), Entry(), Entry())
  private var count: UInt8 = 0
  private var next: UInt8 = 0
  /// An answer has been given that is no longer remembered.
  package private(set) var hasForgotten = false

  package init() {}

  /// The remembered answer to `proposal`.
  package func size(for proposal: ProposedViewSize) -> CGSize? {
    if count > 0, entries.0.answers(proposal) { return entries.0.size }
    if count > 1, entries.1.answers(proposal) { return entries.1.size }
    if count > 2, entries.2.answers(proposal) { return entries.2.size }
    if count > 3, entries.3.answers(proposal) { return entries.3.size }
    return nil
  }

  /// Remembers `size` as the answer to `proposal`, in place of the oldest answer.
  package mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal, size)
    switch next {
    case 0: entries.0 = entry
    case 1: entries.1 = entry
    case 2: entries.2 = entry
    default: entries.3 = entry
    }
    next = (next + 1) % UInt8(SizeCache.capacity)
    if count < UInt8(SizeCache.capacity) { count += 1 } else { hasForgotten = true }
  }

  /// Whether everybody who was told a size since the last invalidation would be told the same again.
  ///
  /// - Parameter measure: measures afresh.
  package func isConfirmed(by measure: (ProposedViewSize) -> CGSize) -> Bool {
    if hasForgotten { return false }
    if count > 0, measure(entries.0.proposal) != entries.0.size { return false }
    if count > 1, measure(entries.1.proposal) != entries.1.size { return false }
    if count > 2, measure(entries.2.proposal) != entries.2.size { return false }
    if count > 3, measure(entries.3.proposal) != entries.3.size { return false }
    return true
  }

  /// The remembered answer, or `measure`'s, which is then remembered.
  package mutating func size(for proposal: ProposedViewSize, measure: () -> CGSize) -> CGSize {
    if let size = size(for: proposal) { return size }
    let size = measure()
    insert(size, for: proposal)
    return size
  }

  /// Forgets everything: what the node measures has changed.
  package mutating func invalidate() { self = SizeCache() }

  /// Whether nothing is remembered.
  package var isEmpty: Bool { count == 0 }
}
