/// How hard to look for the smallest stream: a short loop gets every trial, a long or large one what is quick. It
/// depends on the pixels' number only, so that the same frames always give the same bytes.
struct PNGEffort: Sendable {
  /// Filters to compare.
  var filters: [PNGFilter]
  /// libdeflate's level for the comparison, and for what is written.
  var trialLevel: Int
  var level: Int
  /// Rows compared, in four bands; nil: all.
  var sampledRows: Int?

  /// Everything is tried in full.
  var isThorough: Bool { sampledRows == nil }

  /// - Parameter bytes: of all pictures that the file holds.
  init(bytes: Int) {
    if bytes <= 2 << 20 {
      self.init(filters: PNGFilter.allCases, trialLevel: 8, level: 12, sampledRows: nil)
    } else if bytes <= 16 << 20 {
      self.init(filters: [.none, .sub, .up, .paeth, .adaptive], trialLevel: 4, level: 9, sampledRows: 128)
    } else {
      self.init(filters: [.none, .up, .adaptive], trialLevel: 1, level: 6, sampledRows: 64)
    }
  }

  private init(filters: [PNGFilter], trialLevel: Int, level: Int, sampledRows: Int?) {
    self.filters = filters
    self.trialLevel = trialLevel
    self.level = level
    self.sampledRows = sampledRows
  }

  /// The filtered and deflated rows.
  func compress(_ rows: [UInt8], rowLength: Int, distance: Int) -> [UInt8] {
    let height = rows.count / rowLength
    var filter = filters[0]
    if filters.count > 1 {
      let sample = sampledRows.flatMap { $0 < height ? bands(of: rows, rowLength: rowLength, count: $0) : nil } ?? rows
      var least = Int.max
      for candidate in filters {
        let filtered = candidate.apply(to: sample, rowLength: rowLength, distance: distance)
        let size = Deflate.compress(filtered, level: trialLevel).count
        if size < least {
          least = size
          filter = candidate
        }
      }
    }
    return Deflate.compress(filter.apply(to: rows, rowLength: rowLength, distance: distance), level: level)
  }

  /// The size that `compress` would about reach, up to a factor common to pictures of one size.
  func estimate(_ rows: [UInt8], rowLength: Int, distance: Int) -> Int {
    var quick = self
    quick.level = trialLevel
    let height = rows.count / rowLength
    if let sampledRows, sampledRows < height {
      return quick.compress(
        bands(of: rows, rowLength: rowLength, count: sampledRows), rowLength: rowLength, distance: distance
      ).count
    }
    return quick.compress(rows, rowLength: rowLength, distance: distance).count
  }

  private func bands(of rows: [UInt8], rowLength: Int, count: Int) -> [UInt8] {
    let height = rows.count / rowLength
    var result: [UInt8] = []
    result.reserveCapacity(count * rowLength)
    for band in 0..<4 {
      let start = (height - count / 4) * band / 3
      result += rows[(start * rowLength)..<((start + count / 4) * rowLength)]
    }
    return result
  }
}
