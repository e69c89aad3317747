import Geometry

/// The values of the grid modifiers of a cell or a row.
public struct GridTraits: Equatable, Sendable {
  /// The row of the cell: consecutive cells with the same number form a row. `nil` is a view outside rows, which spans
  /// all columns.
  package var row: Int?
  /// The number of columns that the cell spans, at least 1.
  package var columns: Int
  /// The anchor of the view in its cell, which replaces the alignments of the row and the column.
  package var anchor: UnitPoint?
  /// The alignment of every cell in this cell's column.
  package var columnAlignment: HorizontalAlignment?
  /// The alignment of every cell in this row.
  package var rowAlignment: VerticalAlignment?
  /// The axes in which the cell does not enlarge the grid.
  package var unsizedAxes: Axis.Set

  package init(
    row: Int? = nil, columns: Int = 1, anchor: UnitPoint? = nil, columnAlignment: HorizontalAlignment? = nil,
    rowAlignment: VerticalAlignment? = nil, unsizedAxes: Axis.Set = []
  ) {
    self.row = row
    self.columns = max(1, columns)
    self.anchor = anchor
    self.columnAlignment = columnAlignment
    self.rowAlignment = rowAlignment
    self.unsizedAxes = unsizedAxes
  }
}
