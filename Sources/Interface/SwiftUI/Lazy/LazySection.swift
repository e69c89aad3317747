import Foundation
import Geometry

/// The part of a lazy container that a section takes up.
struct LazySection {
  var start: CGFloat
  var end: CGFloat
  /// Headers and footers.
  var ends: [LazyEntry] = []

  mutating func add(_ entry: LazyEntry) {
    start = min(start, entry.start)
    end = max(end, entry.end)
    if entry.role != .row { ends.append(entry) }
  }

  func pinned(by sections: PinnedSections?) -> [LazyEntry] { ends.filter { sections?.pins($0.role) ?? false } }
}
