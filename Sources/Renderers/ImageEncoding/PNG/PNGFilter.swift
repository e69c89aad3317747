import Foundation

/// The five row filters of PNG, and the usual adaptive choice among them for each row.
enum PNGFilter: UInt8, CaseIterable {
  // The order is that of the format; `adaptive` is additional.
  case none, sub, up, average, paeth, adaptive

  /// Returns the rows with their filter bytes.
  ///
  /// - Parameters:
  ///   - rows: The rows without filter bytes.
  ///   - rowLength: The number of bytes per row.
  ///   - distance: The number of bytes between a byte and its left neighbor.
  func apply(to rows: [UInt8], rowLength: Int, distance: Int) -> [UInt8] {
    let height = rows.count / rowLength
    let length = rows.count + height
    let zeros = [UInt8](repeating: 0, count: rowLength)
    return [UInt8](unsafeUninitializedCapacity: length) { out, count in
      count = length
      rows.withUnsafeBufferPointer { rows in
        zeros.withUnsafeBufferPointer { zeros in
          for y in 0..<height {
            let row = rows.baseAddress! + y * rowLength
            let above = y == 0 ? zeros.baseAddress! : row - rowLength
            let target = out.baseAddress! + y * (rowLength + 1)
            if self == .adaptive {
              Self.filterAdaptively(row, above, rowLength, distance, into: target)
            } else {
              target[0] = rawValue
              Self.filter(self, row, above, rowLength, distance, into: target + 1)
            }
          }
        }
      }
    }
  }

  /// Applies the filter with the smallest sum of absolute differences, as the PNG specification recommends.
  private static func filterAdaptively(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int, _ distance: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    // A row that equals the one above becomes all zeros with this filter.
    if memcmp(row, above, length) == 0 {
      target[0] = PNGFilter.up.rawValue
      memset(target + 1, 0, length)
      return
    }
    withUnsafeTemporaryAllocation(byteCount: length, alignment: 16) { trial in
      let trial = trial.bindMemory(to: UInt8.self).baseAddress!
      var best = Int.max
      for kind in [PNGFilter.none, .sub, .up, .average, .paeth] {
        filter(kind, row, above, length, distance, into: trial)
        let score = score(trial, length)
        if score < best {
          best = score
          target[0] = kind.rawValue
          memcpy(target + 1, trial, length)
        }
      }
    }
  }

  private static func score(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> Int {
    var score: UInt32 = 0
    var i = 0
    while i < length {
      score &+= UInt32(min(bytes[i], 0 &- bytes[i]))
      i += 1
    }
    return Int(score)
  }

  private static func filter(
    _ kind: PNGFilter, _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int, _ distance: Int,
    into out: UnsafeMutablePointer<UInt8>
  ) {
    let edge = min(distance, length)
    var i = 0
    switch kind {
    case .none, .adaptive: memcpy(out, row, length)
    case .sub:
      memcpy(out, row, edge)
      i = edge
      while i < length {
        out[i] = row[i] &- row[i - distance]
        i += 1
      }
    case .up:
      while i < length {
        out[i] = row[i] &- above[i]
        i += 1
      }
    case .average:
      while i < edge {
        out[i] = row[i] &- above[i] >> 1
        i += 1
      }
      while i < length {
        let mean = (UInt16(row[i - distance]) &+ UInt16(above[i])) >> 1
        out[i] = row[i] &- UInt8(truncatingIfNeeded: mean)
        i += 1
      }
    case .paeth:
      while i < edge {
        out[i] = row[i] &- above[i]
        i += 1
      }
      while i < length {
        out[i] = row[i] &- paeth(row[i - distance], above[i], above[i - distance])
        i += 1
      }
    }
  }

  @inline(__always)
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
    let da = abs(b &- c)
    let db = abs(a &- c)
    let dc = abs(a &+ b &- c &- c)
    let rest = db <= dc ? above : corner
    return da <= db && da <= dc ? left : rest
  }

  /// Reverses the filters of a decoded stream. Returns the rows without filter bytes, or `nil` for an unknown filter.
  static func undo(_ bytes: [UInt8], rowLength: Int, height: Int, distance: Int) -> [UInt8]? {
    var rows = [UInt8](repeating: 0, count: rowLength * height)
    for y in 0..<height {
      let source = y * (rowLength + 1)
      let start = y * rowLength
      guard let kind = PNGFilter(rawValue: bytes[source]), kind != .adaptive else { return nil }
      for i in 0..<rowLength {
        let left = i >= distance ? rows[start + i - distance] : 0
        let above = y > 0 ? rows[start + i - rowLength] : 0
        let corner = i >= distance && y > 0 ? rows[start + i - rowLength - distance] : 0
        var prediction: UInt8 = 0
        switch kind {
        case .none, .adaptive: break
        case .sub: prediction = left
        case .up: prediction = above
        case .average: prediction = UInt8((Int(left) + Int(above)) / 2)
        case .paeth: prediction = paeth(left, above, corner)
        }
        rows[start + i] = bytes[source + 1 + i] &+ prediction
      }
    }
    return rows
  }
}
