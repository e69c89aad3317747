import Foundation
import Geometry

/// The cells of a grid and the gaps between them.
struct GridStructure: Sendable {
  /// A view in the grid.
  struct Cell: Sendable {
    /// The index among the subviews of the grid.
    var index: Int
    var row: Int
    var column: Int
    var span: Int
    var anchor: UnitPoint?
    var unsizedAxes: Axis.Set
  }

  /// The cells, row by row.
  private(set) var cells: [Cell] = []
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  /// The alignments of the columns that cells set.
  private(set) var columnAlignments: [HorizontalAlignment?] = []
  private(set) var rowAlignments: [VerticalAlignment?] = []
  /// The gap before each column and row, 0 before the first.
  private(set) var columnGaps: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []
  /// The vertical alignment of the grid, for rows without their own.
  let verticalAlignment: VerticalAlignment

  init(_ subviews: LayoutSubviews, grid: GridLayout) {
    verticalAlignment = grid.alignment.vertical
    cells.reserveCapacity(subviews.count)
    var currentRow: Int?
    var column = 0
    for (offset, index) in subviews.indices.enumerated() {
      let traits = subviews.element(at: index).gridTraits
      if offset == 0 || traits.row == nil || traits.row != currentRow {
        rowAlignments.append(nil)
        column = 0
      }
      currentRow = traits.row
      let row = rowAlignments.count - 1
      rowAlignments[row] = rowAlignments[row] ?? traits.rowAlignment
      // A view outside rows spans all columns, whose number is known only at the end.
      let span = traits.row == nil ? 0 : traits.columns
      cells.append(
        Cell(
          index: offset, row: row, column: column, span: span, anchor: traits.anchor,
          unsizedAxes: traits.unsizedAxes))
      column += span
      columnCount = max(columnCount, column)
    }
    rowCount = rowAlignments.count
    if columnCount == 0 && !cells.isEmpty { columnCount = 1 }
    for place in cells.indices where cells[place].span == 0 { cells[place].span = columnCount }
    columnAlignments = Array(repeating: nil, count: columnCount)
    for cell in cells where cell.span == 1 {
      let wanted = subviews.element(at: subviews.startIndex + cell.index).gridTraits.columnAlignment
      columnAlignments[cell.column] = columnAlignments[cell.column] ?? wanted
    }
    findGaps(subviews, grid)
  }

  private mutating func findGaps(_ subviews: LayoutSubviews, _ grid: GridLayout) {
    columnGaps = Array(repeating: grid.horizontalSpacing ?? ViewSpacing.defaultDistance, count: columnCount)
    rowGaps = Array(repeating: grid.verticalSpacing ?? ViewSpacing.defaultDistance, count: rowCount)
    if columnCount > 0 { columnGaps[0] = 0 }
    if rowCount > 0 { rowGaps[0] = 0 }
    func spacing(_ cell: Cell) -> ViewSpacing { subviews.element(at: subviews.startIndex + cell.index).spacing }
    if grid.horizontalSpacing == nil {
      var largest: [CGFloat?] = Array(repeating: nil, count: columnCount)
      for (left, right) in zip(cells, cells.dropFirst()) where left.row == right.row {
        let distance = spacing(left).distance(to: spacing(right), along: .horizontal)
        largest[right.column] = max(largest[right.column] ?? distance, distance)
      }
      for (column, distance) in largest.enumerated() { columnGaps[column] = distance ?? columnGaps[column] }
    }
    if grid.verticalSpacing == nil {
      // The cell above each column in the previous row.
      var above: [Cell?] = Array(repeating: nil, count: columnCount)
      var largest: [CGFloat?] = Array(repeating: nil, count: rowCount)
      for cell in cells {
        for column in cell.column..<(cell.column + cell.span) {
          if let over = above[column], over.row == cell.row - 1 {
            let distance = spacing(over).distance(to: spacing(cell), along: .vertical)
            largest[cell.row] = max(largest[cell.row] ?? distance, distance)
          }
          above[column] = cell
        }
      }
      for (row, distance) in largest.enumerated() { rowGaps[row] = distance ?? rowGaps[row] }
    }
  }
}
