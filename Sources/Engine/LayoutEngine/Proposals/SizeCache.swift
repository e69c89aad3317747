import Foundation

/// The sizes of a node for its most recent proposals.
///
/// A stack queries the minimum, maximum and final sizes of a child and then places it with the final proposal, so
/// that four entries cover a whole layout pass without measuring twice.
package struct SizeCache {
  /// The number of proposals in the cache.
  package static let capacity = 4

  /// Plain numbers, because most nodes have a cache. NaN stands for an unspecified length.
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
  /// A Boolean value that indicates whether a returned size is no longer in the cache.
  package private(set) var hasForgotten = false

  package init() {}

  /// Returns the cached size for `proposal`.
  package func size(for proposal: ProposedViewSize) -> CGSize? {
    if count > 0, entries.0.answers(proposal) { return entries.0.size }
    if count > 1, entries.1.answers(proposal) { return entries.1.size }
    if count > 2, entries.2.answers(proposal) { return entries.2.size }
    if count > 3, entries.3.answers(proposal) { return entries.3.size }
    return nil
  }

  /// Caches `size` for `proposal`, in place of the oldest entry.
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

  /// Returns whether every size that was returned since the last invalidation is still correct.
  ///
  /// - Parameter measure: Measures the node again for a proposal.
  package func isConfirmed(by measure: (ProposedViewSize) -> CGSize) -> Bool {
    if hasForgotten { return false }
    if count > 0, measure(entries.0.proposal) != entries.0.size { return false }
    if count > 1, measure(entries.1.proposal) != entries.1.size { return false }
    if count > 2, measure(entries.2.proposal) != entries.2.size { return false }
    if count > 3, measure(entries.3.proposal) != entries.3.size { return false }
    return true
  }

  /// Returns the cached size for `proposal`, or measures it and caches the result.
  package mutating func size(for proposal: ProposedViewSize, measure: () -> CGSize) -> CGSize {
    if let size = size(for: proposal) { return size }
    let size = measure()
    insert(size, for: proposal)
    return size
  }

  /// Removes all entries, because the content of the node has changed.
  package mutating func invalidate() { self = SizeCache() }

  /// A Boolean value that indicates whether the cache has no entries.
  package var isEmpty: Bool { count == 0 }
}
