import Foundation
import Geometry

/// The columns and rows of a grid for one proposal.
struct GridSolution: Sendable {
  private var columns: GridLines
  private var rows: GridLines
  /// The distance from the top of each row to the line on which its cells are aligned.
  private(set) var guideLines: [CGFloat]

  var size: CGSize { CGSize(width: columns.total, height: rows.total) }

  /// Returns the frame of a cell, relative to the top leading corner of the grid.
  func frame(of cell: GridStructure.Cell) -> CGRect {
    CGRect(
      x: columns.starts[cell.column], y: rows.starts[cell.row], width: columns.length(cell.column, cell.span),
      height: rows.lengths[cell.row])
  }

  init(_ structure: GridStructure, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    func element(_ cell: GridStructure.Cell) -> any LayoutElement {
      subviews.element(at: subviews.startIndex + cell.index)
    }
    // Computes the columns from the cells of a single column.
    var columns = GridLines(gaps: structure.columnGaps)
    var columnCells: [[GridStructure.Cell]] = Array(repeating: [], count: structure.columnCount)
    var rowCells: [[GridStructure.Cell]] = Array(repeating: [], count: structure.rowCount)
    for cell in structure.cells {
      if cell.span == 1 && !cell.unsizedAxes.contains(.horizontal) { columnCells[cell.column].append(cell) }
      if !cell.unsizedAxes.contains(.vertical) { rowCells[cell.row].append(cell) }
    }
    columns.distribute(proposal.width, cells: columnCells) { cell, width in
      element(cell).sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).width
    }
    // Cells that span several columns extend all of them by the same length. They may use the remaining length.
    for cell in structure.cells where cell.span > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let present = columns.length(cell.column, cell.span)
      let available: CGFloat? = proposal.width.map { present + max(0, $0 - columns.total) }
      let wanted = element(cell).sizeThatFits(ProposedViewSize(width: available, height: proposal.height)).width
      columns.widen(cell.column, cell.span, by: max(0, wanted - present) / CGFloat(cell.span))
    }
    columns.finish()
    // Computes the rows for the known columns.
    var rows = GridLines(gaps: structure.rowGaps)
    rows.distribute(proposal.height, cells: rowCells) { [columns] cell, height in
      let width = columns.length(cell.column, cell.span)
      return element(cell).sizeThatFits(ProposedViewSize(width: width, height: height)).height
    }
    // Cells aligned on a guide may need more space than the tallest of them.
    var spans = Array(repeating: GuideSpan(), count: structure.rowCount)
    for cell in structure.cells where cell.anchor == nil {
      let alignment = structure.rowAlignments[cell.row] ?? structure.verticalAlignment
      let width = columns.length(cell.column, cell.span)
      let dimensions = element(cell).dimensions(in: ProposedViewSize(width: width, height: rows.lengths[cell.row]))
      spans[cell.row].include(guide: dimensions[alignment], length: dimensions.height)
    }
    guideLines = []
    guideLines.reserveCapacity(structure.rowCount)
    for row in 0..<structure.rowCount {
      let alignment = structure.rowAlignments[row] ?? structure.verticalAlignment
      if alignment.key.isFrameGuide {
        let bare = ViewDimensions(size: CGSize(width: 0, height: rows.lengths[row]))
        guideLines.append(bare[alignment])
      } else {
        rows.lengths[row] = max(rows.lengths[row], spans[row].length)
        guideLines.append(spans[row].before)
      }
    }
    rows.finish()
    self.columns = columns
    self.rows = rows
  }
}
