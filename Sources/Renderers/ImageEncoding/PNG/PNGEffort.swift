/// The effort to find the smallest stream: a short loop gets every trial, a long or large one only fast ones. It
/// depends only on the number of pixels, so that equal frames always give equal bytes.
struct PNGEffort: Sendable {
  /// The filters to compare.
  var filters: [PNGFilter]
  /// The libdeflate levels for the comparison and for the output.
  var trialLevel: Int
  var level: Int
  /// The number of rows to compare, in four bands, or `nil` for all.
  var sampledRows: Int?
  /// The number of filters that remain after a few frames of the loop have been compressed with all of them.
  var keptFilters: Int

  /// A Boolean value that indicates whether close estimates are compared in full.
  var isThorough: Bool { keptFilters > 1 }

  /// Creates the effort.
  ///
  /// - Parameter bytes: The number of bytes of all images in the file.
  init(bytes: Int) {
    if bytes <= 2 << 20 {
      self.init(filters: PNGFilter.allCases, trialLevel: 8, level: 12, keptFilters: 3)
    } else if bytes <= 4 << 20 {
      self.init(filters: [.none, .sub, .up, .paeth, .adaptive], trialLevel: 4, level: 12, keptFilters: 1)
    } else if bytes <= 12 << 20 {
      // Level 12 takes six times as long for a reduction of 2 to 10 %.
      self.init(filters: [.none, .sub, .up, .paeth, .adaptive], trialLevel: 1, level: 10, keptFilters: 1)
    } else if bytes <= 64 << 20 {
      // Level 9 is up to 2 % above the size of zlib for frames with many rotating shapes; level 10 is below it.
      self.init(
        filters: [.none, .sub, .up, .paeth, .adaptive], trialLevel: 1, level: 10, sampledRows: 64, keptFilters: 1)
    } else {
      self.init(filters: [.none, .up, .adaptive], trialLevel: 1, level: 9, sampledRows: 64, keptFilters: 1)
    }
  }

  private init(filters: [PNGFilter], trialLevel: Int, level: Int, sampledRows: Int? = nil, keptFilters: Int) {
    self.filters = filters
    self.trialLevel = trialLevel
    self.level = level
    self.sampledRows = sampledRows
    self.keptFilters = keptFilters
  }

  /// Returns the filtered and compressed rows.
  func compress(_ rows: [UInt8], rowLength: Int, distance: Int) -> [UInt8] {
    var filter = filters[0]
    if filters.count > 1 {
      let sizes = estimates(rows, rowLength: rowLength, distance: distance)
      filter = filters[sizes.indices.min { sizes[$0] < sizes[$1] } ?? 0]
    }
    return Deflate.compress(filter.apply(to: rows, rowLength: rowLength, distance: distance), level: level)
  }

  /// Returns an estimate of the size with each filter, up to a factor common to images of one size.
  func estimates(_ rows: [UInt8], rowLength: Int, distance: Int) -> [Int] {
    var sample = rows
    if let sampledRows, sampledRows < rows.count / rowLength {
      sample = bands(of: rows, rowLength: rowLength, count: sampledRows)
    }
    return filters.map { filter in
      Deflate.compress(filter.apply(to: sample, rowLength: rowLength, distance: distance), level: trialLevel).count
    }
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
