import Drawing
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The item that places rows, headers and footers, and draws the groups behind them and the separators between them.
final class ListRowsItem: ItemNode, StackAxisProvider {
  var content: _Node!
  private var items: [_Node] = []
  private var itemsAreStale = true
  private var sizes = SizeCache()
  private var groups: [CGRect] = []
  private var separators: [ListSeparatorItem.Line] = []
  /// The rows whose size has changed since all rows were placed in `placedFrame`.
  private var changed: [ItemNode] = []
  private var placedFrame: CGRect?
  private lazy var separatorItem = ListSeparatorItem(childContext)

  override init(_ context: _NodeContext) {
    super.init(context)
    makeLayer()
  }

  override var typeName: String { "List" }
  var containerAxis: Axis? { nil }
  private var metrics: ListMetrics { .of(environment.listStyleKind, on: environment.platformProfile) }

  override func forEachChild(_ visit: (_Node) -> Void) { visit(content) }
  override func structureDidChange() { itemsAreStale = true }
  override func didInvalidateLayout() {
    sizes.invalidate()
    changed.removeAll()
    placedFrame = nil
  }
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

  private static var idealWidth: CGFloat { 320 }

  private struct Row {
    var node: _Node
    var role: SectionRole
    var section: ObjectIdentifier?
    var insets: EdgeInsets
    var frame: CGRect
    var separator: Visibility
    var tint: Color?
    var plate: ListRowPlate?
  }

  private func refresh() {
    guard itemsAreStale else { return }
    itemsAreStale = false
    items = []
    content.collectItems(into: &items)
    for (place, item) in items.enumerated() { (item as? ItemNode)?.placeInContainer = Int32(place) }
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
      if let last = rows.last {
        if last.section != trait?.section {
          y += environment.listSectionSpacing.points(instead: metrics.sectionGap)
        } else if last.role == .row, role == .row {
          y += environment.listRowSpacing ?? 0
        }
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
          node: node, role: role, section: trait?.section, insets: insets, frame: frame, separator: traits.separator,
          tint: traits.separatorTint, plate: traits.plate))
      y += height
    }
    return (rows, y + (metrics.groupInset == nil ? 0 : metrics.top))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    sizes.size(for: proposal) {
      let width = proposal.width ?? Self.idealWidth
      return CGSize(width: width, height: arrange(width: width).height)
    }
  }

  override func canConfirmSizes(afterChangeOf item: ItemNode?) -> Bool {
    guard isPlaced && !itemsAreStale && placedFrame != nil, let item, item.isPlaced else { return false }
    let place = Int(item.placeInContainer)
    guard items.indices.contains(place), items[place] === item else { return false }
    if !changed.contains(where: { $0 === item }) { changed.append(item) }
    return true
  }

  /// Rows with an unchanged height do not move other rows.
  override func confirmSizes() -> Bool {
    let heightsHold = changed.allSatisfy { $0.sizeThatFits($0.proposal).height == $0.size.height }
    let width = size.width
    if heightsHold, sizes.isConfirmed(by: { $0.width ?? Self.idealWidth == width ? self.size : .zero }) { return true }
    didInvalidateLayout()
    return false
  }

  private func placeChangedRows() {
    let isReversed = environment.layoutDirection == .rightToLeft
    for row in changed where row.isAttached {
      var corner = row.origin
      if isReversed { corner.x += row.size.width - row.sizeThatFits(row.proposal).width }
      row.place(at: corner, proposal: row.proposal)
    }
    changed.removeAll()
  }

  override func placeContents(sizeChanged: Bool) {
    if !changed.isEmpty, placedFrame == frame { return placeChangedRows() }
    changed.removeAll()
    placedFrame = frame
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
      row.node.place(at: CGPoint(x: origin.x + x, y: origin.y + y), proposal: proposal)
      guard row.role == .row else { continue }
      let isApart = environment.listRowSpacing.map { $0 > 0 } ?? false
      let follows = !isApart && index > 0 && rows[index - 1].role == .row && rows[index - 1].section == row.section
      if follows, let last = groups.last {
        groups[groups.count - 1] = last.union(row.frame)
      } else {
        groups.append(row.frame)
      }
      let isLast =
        isApart || index + 1 == rows.count || rows[index + 1].role != .row || rows[index + 1].section != row.section
      if let plate = row.plate {
        let (above, below) = (follows ? 0 : metrics.groupRadius, isLast ? metrics.groupRadius : 0)
        plate.corners = RectangleCornerRadii(
          topLeading: above, bottomLeading: below, bottomTrailing: below, topTrailing: above)
        let corner = CGPoint(x: origin.x + row.frame.minX, y: origin.y + row.frame.minY)
        plate.place(at: corner, proposal: ProposedViewSize(row.frame.size))
      }
      if metrics.hasSeparators, row.separator != .hidden, !(isLast && metrics.groupInset != nil) {
        let left: CGFloat = isReversed ? 0 : row.insets.leading
        let rect = CGRect(
          x: row.frame.minX + left, y: row.frame.maxY - hairline, width: row.frame.width - row.insets.leading,
          height: hairline)
        separators.append(ListSeparatorItem.Line(rect: rect, tint: row.tint))
      }
    }
    if metrics.groupInset == nil { groups = [] }
    separatorItem.lines = separators
    separatorItem.place(at: origin, proposal: ProposedViewSize(self.size))
    contentsNeedDisplay()
  }

  override func contentsNeedDisplay() {
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    var path = Path()
    let radius = metrics.groupRadius
    for group in groups { path.addRoundedRect(in: group, cornerSize: CGSize(width: radius, height: radius)) }
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
