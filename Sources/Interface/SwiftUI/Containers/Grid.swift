import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A container view that arranges other views in a two dimensional layout.
nonisolated public struct Grid<Content: View>: _PrimitiveView {
  let layout: GridLayout
  let content: Content

  /// Creates a grid. With `nil`, the spacing between columns or rows is that preferred by the cells.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  public static func _makeNode(_ view: Grid, _ context: _NodeContext) -> _ViewNode<Grid> { StackNode(view, context) }
}

extension Grid: LayoutView {}

/// A horizontal row in a two dimensional grid container.
nonisolated public struct GridRow<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row with one cell per view. With a `nil` alignment, the cells have that of the grid.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static var _unarity: _Unarity { .any }

  public static func _makeNode(_ view: GridRow, _ context: _NodeContext) -> _ViewNode<GridRow> {
    GridRowNode(view, context)
  }
}

/// The node of a row. It is not a view of its own, but assigns its number to each of its cells.
final class GridRowNode<Content: View>: _StoredViewNode<GridRow<Content>>, ItemDistributor {
  private var child: _ViewNode<Content>!
  private var cells: [GridCellNode] = []
  private var isStale = true

  var wrappers: [ItemNode] { cells }

  override init(_ view: GridRow<Content>, _ context: _NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, childContext)
  }

  override func update(_ view: GridRow<Content>) {
    if view.alignment != self.view.alignment {
      for cell in cells { cell.alignment = view.alignment }
      invalidateLayout()
    }
    self.view = view
    child.update(view.content)
  }

  private func refresh() {
    guard isStale else { return }
    isStale = false
    var contents: [_Node] = []
    child.collectItems(into: &contents)
    var old: [ObjectIdentifier: GridCellNode] = [:]
    for cell in cells { old[ObjectIdentifier(cell.content)] = cell }
    // The address of the row identifies it. Consecutive cells with the same number form a row.
    let row = Int(bitPattern: ObjectIdentifier(self))
    cells = contents.map { content in
      old[ObjectIdentifier(content)]
        ?? GridCellNode(childContext, content: content, row: row, alignment: view.alignment)
    }
  }

  override func structureDidChange() {
    isStale = true
    super.structureDidChange()
  }

  override func collectItems(into items: inout [_Node]) {
    refresh()
    for cell in cells { items.append(cell) }
  }

  override func didInvalidateLayout() { for cell in cells { cell.invalidationEpoch = graph.layoutEpoch } }
  override func forEachChild(_ visit: (_Node) -> Void) { visit(child) }

  override var layoutTarget: _Node? {
    refresh()
    return cells.first
  }
}

/// A cell in a row of a grid.
final class GridCellNode: ItemNode {
  let content: _Node
  private let row: Int
  var alignment: VerticalAlignment?

  init(_ context: _NodeContext, content: _Node, row: Int, alignment: VerticalAlignment?) {
    self.content = content
    self.row = row
    self.alignment = alignment
    super.init(context)
  }

  override var layoutTarget: _Node? { content }

  override var gridTraits: GridTraits {
    var traits = content.gridTraits
    traits.row = row
    traits.rowAlignment = alignment
    return traits
  }

  override func forEachHitChild(_ visit: (_Node) -> Void) { visit(content) }
  override func collectLayerNodes(into nodes: inout [ItemNode]) { content.collectLayerNodes(into: &nodes) }
  override func placeContents(sizeChanged: Bool) { content.place(at: origin, proposal: proposal) }
}
