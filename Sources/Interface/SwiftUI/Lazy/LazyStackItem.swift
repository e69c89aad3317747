import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The layout rules of a lazy stack or grid.
struct LazyArrangement {
  var axis: Axis
  /// Across the axis.
  var alignment: AlignmentKey
  /// The distance between lines in points, or `nil` for the preferred spacing of each pair of neighbors.
  var spacing: CGFloat?
  /// The tracks of a grid, or `nil` for a stack.
  var tracks: [GridItem]?
}

/// A lazy stack, or a lazy grid, whose rows fill the tracks line by line. Headers and footers have lines of their own.
final class LazyStackItem: LazyContainerItem {
  var arrangement: LazyArrangement {
    didSet { if !FieldComparison.isEqual(oldValue, arrangement) { invalidateLayout() } }
  }
  private let name: String
  /// The tracks for the last proposed length across the axis.
  private var tracks: [GridTrack] = []
  private var block: CGFloat = 0

  init(_ context: _NodeContext, arrangement: LazyArrangement, name: String) {
    self.arrangement = arrangement
    self.name = name
    super.init(context, axis: arrangement.axis)
  }

  override var typeName: String { name }
  override var columns: Int { arrangement.tracks == nil ? 1 : max(tracks.count, 1) }

  private func isAlone(_ entry: LazyEntry) -> Bool { arrangement.tracks == nil || entry.role != .row }

  private func offer(_ entry: LazyEntry, across: CGFloat?) -> ProposedViewSize {
    let minor = isAlone(entry) ? across : tracks.indices.contains(entry.track) ? tracks[entry.track].length : 0
    return ProposedViewSize(major: nil, minor: minor, axis: axis)
  }

  private func updateTracks(_ across: CGFloat?) {
    guard let items = arrangement.tracks else { return }
    // Without a proposal every flexible track takes its minimum.
    tracks = TrackSolver.tracks(for: items, length: across ?? 0)
    block = tracks.last.map { $0.start + $0.length } ?? 0
    // Which track a row stands in depends on the rows before it.
    var column = 0
    for entry in entries {
      if isAlone(entry) {
        column = 0
      } else {
        entry.track = column
        column = (column + (entry.gap?.range.count ?? 1)) % columns
      }
    }
  }

  override func measure(_ entry: LazyEntry, across: CGFloat?) {
    entry.size = entry.node.sizeThatFits(offer(entry, across: across))
    if arrangement.spacing == nil { entry.spacing = entry.node.spacing }
  }

  override func willMeasure(across: CGFloat?) { updateTracks(across) }

  override func arrange(across: CGFloat?) -> (length: CGFloat, across: CGFloat) {
    var builder = LineBuilder(arrangement: arrangement, columns: columns)
    var widest: CGFloat = 0
    for entry in entries {
      if entry.gap != nil {
        builder.add(gap: entry, estimates.estimate(entry))
      } else {
        builder.add(entry, isAlone: isAlone(entry))
        widest = max(widest, entry.size[axis.perpendicular])
      }
    }
    builder.closeLine()
    return (builder.position, arrangement.tracks == nil ? widest : block)
  }

  override func resolvedAcross(_ across: CGFloat?, largest: CGFloat) -> CGFloat {
    arrangement.tracks == nil ? across ?? largest : max(largest, across ?? 0)
  }

  override func place(_ entry: LazyEntry, shift: CGFloat) {
    let minor = axis.perpendicular
    let across = lengthAcross(proposal) ?? size[minor]
    let offer = offer(entry, across: across)
    let dimensions = ViewDimensions(size: entry.size, proposal: offer, element: entry.node)
    var place = CGPoint(major: entry.start - shift, minor: 0, axis: axis)
    if isAlone(entry) {
      place[minor] = ViewDimensions(size: size)[arrangement.alignment] - dimensions[arrangement.alignment]
    } else {
      let track = tracks[entry.track]
      let whole = ViewDimensions(size: CGSize(major: size[axis], minor: block, axis: axis))
      let start = ViewDimensions(size: size)[arrangement.alignment] - whole[arrangement.alignment]
      let cell = CGSize(major: entry.length, minor: track.length, axis: axis)
      let inset = ViewDimensions(size: cell).origin(aligning: dimensions, track.alignment ?? .center)
      place[minor] = start + track.start
      place = place + inset
    }
    if environment.layoutDirection == .rightToLeft { place.x = size.width - place.x - entry.size.width }
    entry.node.place(at: place + origin, proposal: offer)
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    let isSame = environment.layoutDirection == new.layoutDirection
    super.environmentDidChange(new, changed: changed)
    if !isSame { invalidateLayout() }
  }
}

/// Puts entries into lines.
private struct LineBuilder {
  let arrangement: LazyArrangement
  let columns: Int
  /// The end of the last line.
  private(set) var position: CGFloat = 0
  private var line: [LazyEntry] = []
  private var column = 0
  private var length: CGFloat = 0
  private var before: CGFloat?
  private var isFirst = true
  /// The line before, by column.
  private var previous: [LazyEntry] = []
  /// The estimate for a line without rows.
  private var estimate: LazyEstimates.Estimate?

  init(arrangement: LazyArrangement, columns: Int) {
    self.arrangement = arrangement
    self.columns = columns
  }

  mutating func add(_ entry: LazyEntry, isAlone: Bool) {
    if isAlone { closeLine() }
    note(entry)
    line.append(entry)
    length = max(length, entry.size[arrangement.axis])
    column += 1
    if isAlone || column == columns { closeLine() }
  }

  /// The distance that a row wants from the line before.
  private mutating func note(_ entry: LazyEntry) {
    guard arrangement.spacing == nil, !previous.isEmpty else { return }
    let above = columns == 1 || previous.count <= column ? previous[previous.count - 1] : previous[column]
    let distance: CGFloat =
      above.gap == nil
      ? above.spacing.distance(to: entry.spacing, along: arrangement.axis) : estimate?.spacing ?? 0
    before = max(before ?? distance, distance)
  }

  mutating func add(gap entry: LazyEntry, _ estimate: LazyEstimates.Estimate) {
    var count = entry.gap?.range.count ?? 0
    self.estimate = estimate
    let spacing = arrangement.spacing ?? estimate.spacing
    entry.track = column
    entry.lines = (column + count + columns - 1) / columns
    entry.before = isFirst ? 0 : spacing
    if column > 0 {
      let filled = min(count, columns - column)
      // It begins where the line does.
      entry.length = -1
      line.append(entry)
      column += filled
      count -= filled
      if column == columns { closeLine() }
    } else {
      entry.start = position + entry.before
      entry.length = 0
    }
    let whole = count / columns
    if whole > 0 {
      let begin = position + (isFirst ? 0 : spacing)
      let lines = CGFloat(whole)
      position = begin + lines * estimate.length + (lines - 1) * spacing
      isFirst = false
      previous = [entry]
      entry.length = position - entry.start
    }
    guard count % columns > 0 else { return }
    line.append(entry)
    column = count % columns
  }

  mutating func closeLine() {
    guard !line.isEmpty else { return }
    let rows = line.filter { $0.gap == nil }
    let length = rows.isEmpty ? estimate?.length ?? 0 : self.length
    let distance: CGFloat = isFirst ? 0 : arrangement.spacing ?? before ?? estimate?.spacing ?? 0
    let start = position + distance
    position = start + length
    for entry in line {
      if entry.gap != nil {
        if entry.length < 0 { entry.start = start }
        entry.length = position - entry.start
      } else {
        (entry.before, entry.start, entry.length) = (distance, start, length)
      }
    }
    previous = line
    line = []
    column = 0
    self.length = 0
    before = nil
    isFirst = false
  }
}
