import Foundation
import Geometry

/// The layout of `LazyVGrid` and `LazyHGrid`: children fill the tracks in order, line by line.
package struct LazyGridLayout: Layout {
  /// The axis along which lines follow one another: vertical for `LazyVGrid`.
  package var axis: Axis
  package var items: [GridItem]
  /// The alignment of the tracks in the grid, across `axis`.
  package var alignment: AlignmentKey
  /// The gap between lines in points. With `nil`, the preference of the stacked cells.
  package var spacing: CGFloat?

  /// Creates the layout of `LazyVGrid`.
  package init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    axis = .vertical
    items = columns
    self.alignment = alignment.key
    self.spacing = spacing
  }

  /// Creates the layout of `LazyHGrid`.
  package init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    axis = .horizontal
    items = rows
    self.alignment = alignment.key
    self.spacing = spacing
  }

  /// The lines of the grid for a length across the axis.
  private struct Lines {
    var tracks: [GridTrack] = []
    /// The distance from the start of the first track to the end of the last one.
    var across: CGFloat = 0
    var lengths: [CGFloat] = []
    var gaps: [CGFloat] = []
    var total: CGFloat = 0
  }

  private func lines(_ across: CGFloat?, _ subviews: Subviews) -> Lines {
    var lines = Lines()
    // Without a proposal, every flexible track has its minimum length.
    lines.tracks = TrackSolver.tracks(for: items, length: across ?? 0)
    guard let last = lines.tracks.last else { return lines }
    lines.across = last.start + last.length
    let count = lines.tracks.count
    var first = subviews.startIndex
    while first < subviews.endIndex {
      let end = min(first + count, subviews.endIndex)
      var length: CGFloat = 0
      var gap: CGFloat?
      for index in first..<end {
        let element = subviews.element(at: index)
        length = max(length, element.sizeThatFits(offer(lines.tracks[index - first]))[axis])
        if spacing == nil, index - count >= subviews.startIndex {
          let distance = subviews.element(at: index - count).spacing.distance(to: element.spacing, along: axis)
          gap = max(gap ?? distance, distance)
        }
      }
      let before: CGFloat = lines.lengths.isEmpty ? 0 : spacing ?? gap ?? ViewSpacing.defaultDistance
      lines.gaps.append(before)
      lines.lengths.append(length)
      lines.total += before + length
      first = end
    }
    return lines
  }

  private func offer(_ track: GridTrack) -> ProposedViewSize {
    ProposedViewSize(major: nil, minor: track.length, axis: axis)
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let proposed = proposal[axis.perpendicular]
    let lines = lines(proposed, subviews)
    return CGSize(major: lines.total, minor: max(lines.across, proposed ?? 0), axis: axis)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let minor = axis.perpendicular
    let lines = lines(proposal[minor], subviews)
    let count = lines.tracks.count
    if count == 0 { return }
    let block = ViewDimensions(size: CGSize(major: lines.total, minor: lines.across, axis: axis))
    let start = bounds.origin[minor] + ViewDimensions(size: bounds.size)[alignment] - block[alignment]
    var position = bounds.origin[axis]
    for index in subviews.indices {
      let place = index - subviews.startIndex
      let line = place / count
      if place % count == 0 { position += lines.gaps[line] }
      let track = lines.tracks[place % count]
      let cell = CGSize(major: lines.lengths[line], minor: track.length, axis: axis)
      let dimensions = subviews.element(at: index).dimensions(in: offer(track))
      let inset = ViewDimensions(size: cell).origin(aligning: dimensions, track.alignment ?? .center)
      let origin = CGPoint(major: position, minor: start + track.start, axis: axis)
      subviews[index].place(at: origin + inset, proposal: offer(track))
      if place % count == count - 1 { position += lines.lengths[line] }
    }
  }
}
