import Geometry

/// What the grid modifiers of a cell, or of a row, ask for.
public struct GridTraits: Equatable, Sendable {
  /// The row that the cell belongs to: consecutive cells of one number make a row. `nil` is a view outside rows, which
  /// spans all columns.
  package var row: Int?
  /// How many columns the cell spans; at least 1.
  package var columns: Int
  /// Where the view sits in its cell, in place of the row's and column's alignments.
  package var anchor: UnitPoint?
  /// The alignment of every cell in this cell's column.
  package var columnAlignment: HorizontalAlignment?
  /// The alignment of every cell in this row.
  package var rowAlignment: VerticalAlignment?
  /// The axes in which the cell does not make the grid larger.
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
