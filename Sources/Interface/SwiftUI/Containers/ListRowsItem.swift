import Drawing
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// Places rows, headers and footers; draws groups below and separators between them.
final class ListRowsItem: LazyContainerItem, RowContainer, HitTestGate, AccessibilitySource {
  /// Consecutive rows of one section.
  private var runs: [(start: CGFloat, end: CGFloat)] = []
  private var groups: [CGRect] = []
  /// The frames of the rows in view, relative to the list's origin.
  private var rowFrames: [(node: _Node, frame: CGRect)] = []
  private lazy var separatorItem = ListSeparatorItem(childContext)

  init(_ context: _NodeContext) {
    super.init(context, axis: .vertical)
    makeLayer()
  }

  override var typeName: String { "List" }
  override var containerAxis: Axis? { nil }
  private var metrics: ListMetrics { .of(environment.listStyleKind, on: environment.platformProfile) }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    separatorItem.environment = new
    invalidateLayout()
    contentsNeedDisplay()
  }

  override func collectChildLayerNodes(into nodes: inout [ItemNode]) {
    super.collectChildLayerNodes(into: &nodes)
    nodes.append(separatorItem)
  }

  // MARK: Presses

  func admits(_ point: CGPoint) -> HitTestAdmission { presentedFrame.contains(point) ? .everything : .contents }

  func row(at point: CGPoint) -> (node: _Node, frame: CGRect)? {
    for row in rowFrames {
      let frame = row.frame.offsetBy(dx: origin.x, dy: origin.y)
      if frame.contains(point) { return (row.node, frame) }
    }
    return nil
  }

  // MARK: Accessibility

  /// Assistive technologies jump to the headers of a list.
  func accessibilityElements(of children: () -> [AccessibilityElement]) -> [AccessibilityElement] {
    awake.flatMap { entry in
      AccessibilityTree.elements(of: entry.node).map { element in
        var element = element
        if entry.role == .header { element.traits.formUnion(.isHeader) }
        return element
      }
    }
  }

  // MARK: Layout

  private static var idealWidth: CGFloat { 320 }

  override func lengthAcross(_ proposal: ProposedViewSize) -> CGFloat? { proposal.width ?? Self.idealWidth }

  private func offer(_ entry: LazyEntry, _ width: CGFloat) -> ProposedViewSize {
    let side = metrics.groupInset ?? 0
    return ProposedViewSize(width: max(0, width - 2 * side - entry.insets.horizontal), height: nil)
  }

  override func measure(_ entry: LazyEntry, across: CGFloat?) {
    let metrics = metrics
    let standard = EdgeInsets(
      top: metrics.rowPadding, leading: metrics.inset, bottom: metrics.rowPadding, trailing: metrics.inset)
    entry.traits = entry.node.trait(ListRowTraits.key) as? ListRowTraits ?? ListRowTraits()
    let footer = EdgeInsets(
      top: min(metrics.rowPadding, 7), leading: metrics.inset, bottom: metrics.rowPadding, trailing: metrics.inset)
    entry.insets = entry.traits.insets ?? (entry.role == .footer ? footer : standard)
    entry.size = entry.node.sizeThatFits(offer(entry, across ?? Self.idealWidth))
    let least = entry.role == .row ? metrics.minimumRow : entry.role == .header ? metrics.header : 0
    entry.length = max(entry.size.height + entry.insets.vertical, least)
  }

  override func arrange(across: CGFloat?) -> (length: CGFloat, across: CGFloat) {
    let metrics = metrics
    let rowSpacing = environment.listRowSpacing ?? 0
    var y = metrics.top
    var last: LazyEntry?
    runs = []
    for entry in entries {
      var before: CGFloat = 0
      if let last {
        if last.section?.section != entry.section?.section {
          before = environment.listSectionSpacing.points(instead: metrics.sectionGap)
        } else if last.role == .row, entry.role == .row {
          before = rowSpacing
        }
      }
      entry.before = before
      entry.start = y + before
      if let gap = entry.gap {
        let count = CGFloat(gap.range.count)
        entry.lines = gap.range.count
        entry.length = count * estimates.estimate(entry).length + (count - 1) * estimates.estimate(entry).spacing
      }
      y = entry.end
      if entry.role == .row {
        if let last, follows(entry, last) { runs[runs.count - 1].end = y } else { runs.append((entry.start, y)) }
      }
      last = entry
    }
    return (y + (metrics.groupInset == nil ? 0 : metrics.top), across ?? Self.idealWidth)
  }

  /// Returns whether both rows are in one group.
  private func follows(_ entry: LazyEntry, _ last: LazyEntry) -> Bool {
    let isApart = environment.listRowSpacing.map { $0 > 0 } ?? false
    return !isApart && last.role == .row && entry.role == .row && last.section?.section == entry.section?.section
  }

  override func place(_ entry: LazyEntry, shift: CGFloat) {
    let frame = rowFrame(entry, shift)
    let inner = frame.height - entry.insets.vertical
    let isReversed = environment.layoutDirection == .rightToLeft
    let x = isReversed ? frame.maxX - entry.insets.leading - entry.size.width : frame.minX + entry.insets.leading
    let y = frame.minY + entry.insets.top + (inner - entry.size.height) / 2
    entry.node.place(at: CGPoint(x: origin.x + x, y: origin.y + y), proposal: offer(entry, size.width))
  }

  private func rowFrame(_ entry: LazyEntry, _ shift: CGFloat) -> CGRect {
    let side = metrics.groupInset ?? 0
    return CGRect(x: side, y: entry.start - shift, width: size.width - 2 * side, height: entry.length)
  }

  override func didPlace(_ placed: [LazyEntry], window: ClosedRange<CGFloat>, shift: CGFloat) {
    let metrics = metrics
    let hairline = environment.platformProfile == .macOS ? 1 : environment.pixelLength
    let isReversed = environment.layoutDirection == .rightToLeft
    var separators: [ListSeparatorItem.Line] = []
    rowFrames = []
    for entry in placed where entry.role == .row {
      let frame = rowFrame(entry, shift)
      rowFrames.append((entry.node, frame))
      let isFirst = neighbor(of: entry, -1).map { !follows(entry, $0) } ?? true
      let isLast = neighbor(of: entry, 1).map { !follows($0, entry) } ?? true
      if let plate = entry.traits.plate {
        let (above, below) = (isFirst ? metrics.groupRadius : 0, isLast ? metrics.groupRadius : 0)
        plate.corners = RectangleCornerRadii(
          topLeading: above, bottomLeading: below, bottomTrailing: below, topTrailing: above)
        let corner = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
        plate.place(at: corner, proposal: ProposedViewSize(frame.size))
      }
      if metrics.hasSeparators, entry.traits.separator != .hidden, !(isLast && metrics.groupInset != nil) {
        // In a Mac's boxes the lines keep away from both sides.
        let right: CGFloat = environment.platformProfile == .macOS && metrics.groupInset != nil ? metrics.inset : 0
        let left: CGFloat = isReversed ? right : entry.insets.leading
        let rect = CGRect(
          x: frame.minX + left, y: frame.maxY - hairline, width: frame.width - entry.insets.leading - right,
          height: hairline)
        separators.append(ListSeparatorItem.Line(rect: rect, tint: entry.traits.separatorTint))
      }
    }
    groups = metrics.groupInset.map { visibleGroups(window, side: $0, shift: shift) } ?? []
    separatorItem.lines = separators
    separatorItem.place(at: origin, proposal: ProposedViewSize(size))
    contentsNeedDisplay()
  }

  private func neighbor(of entry: LazyEntry, _ step: Int) -> LazyEntry? {
    let index = Int((entry.node as? ItemNode)?.placeInContainer ?? -1) + step
    return entries.indices.contains(index) ? entries[index] : nil
  }

  /// The groups near the visible part. Parts far outside are cut off, because a group may be millions of points tall.
  private func visibleGroups(_ window: ClosedRange<CGFloat>, side: CGFloat, shift: CGFloat) -> [CGRect] {
    let reach = window.widened(by: 1000)
    return runs.compactMap { run in
      let (low, high) = (max(run.start, reach.lowerBound), min(run.end, reach.upperBound))
      guard high > low else { return nil }
      return CGRect(x: side, y: low - shift, width: size.width - 2 * side, height: high - low)
    }
  }

  override func contentsNeedDisplay() {
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    var path = Path()
    let radius = metrics.groupRadius
    for group in groups { path.addRoundedRect(in: group, cornerSize: CGSize(width: radius, height: radius)) }
    let color = environment.platformProfile == .macOS ? ListColors.box : ListColors.group
    let paint = color._paint(in: environment).paint(in: bounds)
    layer?.content = groups.isEmpty ? .none : .fill(FillContent(path: path, paint: paint, bounds: bounds))
    separatorItem.contentsNeedDisplay()
  }

  override func teardown() {
    super.teardown()
    separatorItem.teardown()
  }
}
