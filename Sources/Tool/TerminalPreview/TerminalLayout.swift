import PreviewProtocol

/// The place of the picture in the terminal, above a line with the state and the keys.
struct TerminalLayout: Equatable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  init(column: Int, row: Int, columns: Int, rows: Int) {
    (self.column, self.row, self.columns, self.rows) = (column, row, columns, rows)
  }

  /// Pixels per point at which text made of symbols can be read, where there is space.
  private static let readableZoom = 6.0

  /// - Parameters:
  ///   - width: The width of the picture in points.
  ///   - height: The height of the picture in points.
  ///   - usesPixels: A Boolean value that indicates whether the terminal shows pixels.
  ///   - zoom: Pixels per point, or `nil` for one pixel a point, or as much as symbols need.
  init(width: Double, height: Double, in size: TerminalScreen.Size, usesPixels: Bool, zoom: Double?) {
    let space = (width: Double(size.columns * size.cellWidth), height: Double(max(size.rows - 1, 1) * size.cellHeight))
    let fit = min(space.width / max(width, 1), space.height / max(height, 1))
    let scale = min(zoom ?? (usesPixels ? 1 : Self.readableZoom), fit)
    columns = max(1, min(size.columns, Int((width * scale / Double(size.cellWidth)).rounded())))
    rows = max(1, min(max(size.rows - 1, 1), Int((height * scale / Double(size.cellHeight)).rounded())))
    column = (size.columns - columns) / 2
    row = (max(size.rows - 1, 1) - rows) / 2
  }

  /// Returns the point of the picture in the middle of a cell, or `nil` for a cell beside it.
  func point(column: Int, row: Int, width: Double, height: Double) -> PreviewInput.Point? {
    let (x, y) = (column - self.column, row - self.row)
    guard (0..<columns).contains(x), (0..<rows).contains(y) else { return nil }
    return .init(x: (Double(x) + 0.5) / Double(columns) * width, y: (Double(y) + 0.5) / Double(rows) * height)
  }
}
