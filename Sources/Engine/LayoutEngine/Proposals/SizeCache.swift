import Foundation

/// The sizes that a node answered to its last few proposals.
///
/// A stack asks a child for its smallest, its largest and its final size, then places it with the final proposal, so
/// that four entries answer a whole pass without measuring twice.
package struct SizeCache {
  /// How many proposals are remembered.
  package static let capacity = 4

  private struct Entry {
    var proposal: ProposedViewSize
    var size: CGSize
  }

  private var entries: (Entry?, Entry?, Entry?, Entry?) = (nil, nil, nil, nil)
  private var next = 0

  package init() {}

  /// The remembered answer to `proposal`.
  package func size(for proposal: ProposedViewSize) -> CGSize? {
    if let entry = entries.0, entry.proposal == proposal { return entry.size }
    if let entry = entries.1, entry.proposal == proposal { return entry.size }
    if let entry = entries.2, entry.proposal == proposal { return entry.size }
    if let entry = entries.3, entry.proposal == proposal { return entry.size }
    return nil
  }

  /// Remembers `size` as the answer to `proposal`, in place of the oldest answer.
  package mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal: proposal, size: size)
    switch next {
    case 0: entries.0 = entry
    case 1: entries.1 = entry
    case 2: entries.2 = entry
    default: entries.3 = entry
    }
    next = (next + 1) % SizeCache.capacity
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
  package var isEmpty: Bool { entries.0 == nil }
}
