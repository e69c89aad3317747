import Foundation
import Geometry

/// One track of a lazy grid with its computed position.
package struct GridTrack: Equatable, Sendable {
  /// The distance from the start of the first track, in points.
  package var start: CGFloat
  package var length: CGFloat
  package var alignment: Alignment?
}

/// A type that converts the items of a lazy grid into tracks.
///
/// Fixed tracks and gaps are subtracted first. The other items follow in order: each is offered an equal share of the
/// length that the previous ones have left, clamped to its limits. An adaptive item fills its share with as many
/// tracks as fit.
package enum TrackSolver {
  package static func tracks(for items: [GridItem], length: CGFloat) -> [GridTrack] {
    var remaining = length
    var flexibleCount = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { remaining -= gap(after: item) }
      if case .fixed(let fixed) = item.size { remaining -= fixed } else { flexibleCount += 1 }
    }
    var tracks: [GridTrack] = []
    var position: CGFloat = 0
    func append(_ length: CGFloat, _ item: GridItem) {
      tracks.append(GridTrack(start: position, length: length, alignment: item.alignment))
      position += length + gap(after: item)
    }
    for item in items {
      let share: CGFloat = max(0, remaining) / CGFloat(max(1, flexibleCount))
      switch item.size {
      case .fixed(let fixed):
        append(max(0, fixed), item)
      case .flexible(let minimum, let maximum):
        let length = clamp(share, minimum, maximum)
        append(length, item)
        remaining -= length
        flexibleCount -= 1
      case .adaptive(let minimum, let maximum):
        let gap = gap(after: item)
        let fitting: CGFloat = share.isFinite ? ((share + gap) / max(1, minimum + gap)).rounded(.down) : 1
        let count = max(1, fitting)
        let length = clamp((share - gap * (count - 1)) / count, minimum, maximum)
        for _ in 0..<Int(count) { append(length, item) }
        remaining -= length * count + gap * (count - 1)
        flexibleCount -= 1
      }
    }
    return tracks
  }

  private static func gap(after item: GridItem) -> CGFloat { item.spacing ?? ViewSpacing.defaultDistance }

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    max(0, max(minimum, min(length, maximum)))
  }
}
