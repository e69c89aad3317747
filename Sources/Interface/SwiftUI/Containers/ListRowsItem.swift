import Drawing
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// Places rows, headers and footers; draws groups below and separators between them.
final class ListRowsItem: ItemNode, StackAxisProvider {
  var content: _Node!
  private var items: [_Node] = []
  private var itemsAreStale = true
  private var sizes = SizeCache()
  private var groups: [Group] = []
  private var separators: [CGRect] = []
  private lazy var separatorItem = ListSeparatorItem(childContext)

  override init(_ context: _NodeContext) {
    super.init(context)
    makeLayer()
  }

  override var typeName: String { "List" }
  var containerAxis: Axis? { nil }
  private var metrics: ListMetrics {
    var metrics = ListMetrics.of(environment.listLook, on: environment.platformProfile)
    metrics.minimumRow = environment.leastListRowHeight ?? metrics.minimumRow
    metrics.header = environment.defaultMinListHeaderHeight ?? metrics.header
    metrics.sectionGap = environment.listSectionSpacing ?? metrics.sectionGap
    return metrics
  }

  override func forEachChild(_ visit: (_Node) -> Void) { visit(content) }
  override func structureDidChange() { itemsAreStale = true }
  override func didInvalidateLayout() { sizes.invalidate() }
  override var layoutTarget: _Node? { nil }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    separatorItem.environment = new
    invalidateLayout()
    contentsNeedDisplay()
  }

  override func collectChildLayerNodes(into nodes: inout [ItemNode]) {
    content.collectLayerNodes(into: &nodes)
    nodes.append(separatorItem)
  }

  // MARK: Layout

  /// A part of a group that is filled: rows with a background of their own are no part of it.
  private struct Group {
    var rect: CGRect
    var radii: RectangleCornerRadii
  }

  private struct Row {
    var node: _Node
    var role: SectionRole
    var section: ObjectIdentifier?
    var insets: EdgeInsets
    var frame: CGRect
    var separator: Visibility
  }

  private func refresh() {
    guard itemsAreStale else { return }
    itemsAreStale = false
    items = []
    content.collectItems(into: &items)
  }

  private func arrange(width: CGFloat) -> (rows: [Row], height: CGFloat) {
    refresh()
    let metrics = metrics
    let side: CGFloat = metrics.groupInset ?? 0
    var y = metrics.top
    var rows: [Row] = []
    for node in items {
      let trait = node.trait(SectionTrait.key) as? SectionTrait
      let traits = node.trait(ListRowTraits.key) as? ListRowTraits ?? ListRowTraits()
      let role = trait?.role ?? .row
      if let last = rows.last, last.section != trait?.section {
        y += metrics.sectionGap
      } else if rows.last?.role == .row, role == .row {
        y += environment.listRowSpacing ?? 0
      }
      let standard = EdgeInsets(
        top: metrics.rowPadding, leading: metrics.inset, bottom: metrics.rowPadding, trailing: metrics.inset)
      let insets = traits.insets ?? standard
      let room = max(0, width - 2 * side - insets.horizontal)
      let size = node.sizeThatFits(ProposedViewSize(width: room, height: nil))
      let least = role == .row ? metrics.minimumRow : role == .header ? metrics.header : 0
      let height = max(size.height + insets.vertical, least)
      let frame = CGRect(x: side, y: y, width: width - 2 * side, height: height)
      rows.append(
        Row(
          node: node, role: role, section: trait?.section, insets: insets, frame: frame, separator: traits.separator))
      y += height
    }
    return (rows, y + (metrics.groupInset == nil ? 0 : metrics.top))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    sizes.size(for: proposal) {
      let width = proposal.width ?? 320
      return CGSize(width: width, height: arrange(width: width).height)
    }
  }

  override func placeContents(sizeChanged: Bool) {
    let rows = arrange(width: size.width).rows
    let isReversed = environment.layoutDirection == .rightToLeft
    groups = []
    separators = []
    let hairline = environment.platformProfile == .macOS ? 1 : environment.pixelLength
    for (index, row) in rows.enumerated() {
      let room = CGSize(
        width: max(0, row.frame.width - row.insets.horizontal), height: row.frame.height - row.insets.vertical)
      let proposal = ProposedViewSize(width: room.width, height: nil)
      let size = row.node.sizeThatFits(proposal)
      let x: CGFloat =
        isReversed ? row.frame.maxX - row.insets.leading - size.width : row.frame.minX + row.insets.leading
      let y = row.frame.minY + row.insets.top + (room.height - size.height) / 2
      let isApart = (environment.listRowSpacing ?? 0) > 0
      let isFirst = isApart || index == 0 || rows[index - 1].role != .row || rows[index - 1].section != row.section
      let isLast =
        isApart || index + 1 == rows.count || rows[index + 1].role != .row || rows[index + 1].section != row.section
      let radius = metrics.groupRadius
      let radii = RectangleCornerRadii(
        topLeading: isFirst ? radius : 0, bottomLeading: isLast ? radius : 0, bottomTrailing: isLast ? radius : 0,
        topTrailing: isFirst ? radius : 0)
      let fill = row.node.trait(ListRowFillTrait.key) as? any ListRowFilling
      fill?.setRow(row.frame.offsetBy(dx: -x, dy: -y), radii: radii)
      row.node.place(at: CGPoint(x: origin.x + x, y: origin.y + y), proposal: proposal)
      guard row.role == .row else { continue }
      if fill == nil {
        if !isFirst, let last = groups.last, last.rect.maxY == row.frame.minY {
          groups[groups.count - 1].rect = last.rect.union(row.frame)
          groups[groups.count - 1].radii.bottomLeading = radii.bottomLeading
          groups[groups.count - 1].radii.bottomTrailing = radii.bottomTrailing
        } else {
          groups.append(Group(rect: row.frame, radii: radii))
        }
      }
      if metrics.hasSeparators, row.separator != .hidden, !(isLast && metrics.groupInset != nil) {
        let left: CGFloat = isReversed ? 0 : row.insets.leading
        separators.append(
          CGRect(
            x: row.frame.minX + left, y: row.frame.maxY - hairline, width: row.frame.width - row.insets.leading,
            height: hairline))
      }
    }
    if metrics.groupInset == nil { groups = [] }
    separatorItem.rects = separators
    separatorItem.place(at: origin, proposal: ProposedViewSize(self.size))
    contentsNeedDisplay()
  }

  override func contentsNeedDisplay() {
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    var path = Path()
    for group in groups { path.addRoundedRect(in: group.rect, cornerRadii: group.radii) }
    let paint = ListColors.group._paint(in: environment).paint(in: bounds)
    layer?.content = groups.isEmpty ? .none : .fill(FillContent(path: path, paint: paint, bounds: bounds))
    separatorItem.contentsNeedDisplay()
    graph.setNeedsDisplay()
  }

  override func teardown() {
    super.teardown()
    separatorItem.teardown()
  }
}

/// The lines between a list's rows, drawn over them.
final class ListSeparatorItem: ItemNode {
  var rects: [CGRect] = []

  override init(_ context: _NodeContext) {
    super.init(context)
    makeLayer()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func contentsNeedDisplay() {
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    var path = Path()
    for rect in rects { path.addRect(rect) }
    let color = Color.separator.resolve(in: environment)
    layer?.content = rects.isEmpty ? .none : .fill(FillContent(path: path, paint: .color(color), bounds: bounds))
  }
}
