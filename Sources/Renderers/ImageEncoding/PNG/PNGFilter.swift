import Foundation

/// PNG's five row filters.
enum PNGFilter {
  static func none(_ rows: [UInt8], rowLength: Int) -> [UInt8] {
    let height = rows.count / rowLength
    return [UInt8](unsafeUninitializedCapacity: rows.count + height) { out, count in
      count = rows.count + height
      rows.withUnsafeBufferPointer { rows in
        for y in 0..<height {
          let target = out.baseAddress! + y * (rowLength + 1)
          target[0] = 0
          (target + 1).initialize(from: rows.baseAddress! + y * rowLength, count: rowLength)
        }
      }
    }
  }

  /// For each row the filter with the smallest sum of absolute differences, as the PNG specification recommends.
  static func adaptive(_ rows: [UInt8], rowLength: Int, distance: Int) -> [UInt8] {
    let height = rows.count / rowLength
    var result = [UInt8](repeating: 0, count: rows.count + height)
    var trial = [UInt8](repeating: 0, count: rowLength)
    let zeros = [UInt8](repeating: 0, count: rowLength)
    rows.withUnsafeBufferPointer { rows in
      zeros.withUnsafeBufferPointer { zeros in
        trial.withUnsafeMutableBufferPointer { trial in
          result.withUnsafeMutableBufferPointer { result in
            for y in 0..<height {
              let row = rows.baseAddress! + y * rowLength
              let above = y == 0 ? zeros.baseAddress! : row - rowLength
              let target = result.baseAddress! + y * (rowLength + 1)
              var best = Int.max
              var kind: UInt8 = 0
              while kind < 5 {
                let score = filter(kind, row, above, rowLength, distance, limit: best, into: trial.baseAddress!)
                if score < best {
                  best = score
                  target[0] = kind
                  (target + 1).update(from: trial.baseAddress!, count: rowLength)
                }
                kind += 1
              }
            }
          }
        }
      }
    }
    return result
  }

  /// Writes a filtered row and returns its score, or anything from `limit` on as soon as that is reached.
  private static func filter(
    _ kind: UInt8, _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int, _ distance: Int,
    limit: Int, into out: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var score = 0
    var i = 0
    while i < length {
      var prediction: UInt8 = 0
      switch kind {
      case 0: break
      case 1: if i >= distance { prediction = row[i - distance] }
      case 2: prediction = above[i]
      case 3:
        let left = i >= distance ? Int(row[i - distance]) : 0
        prediction = UInt8((left + Int(above[i])) >> 1)
      default:
        if i >= distance {
          prediction = paeth(row[i - distance], above[i], above[i - distance])
        } else {
          prediction = above[i]
        }
      }
      let value = row[i] &- prediction
      out[i] = value
      score += value < 128 ? Int(value) : 256 - Int(value)
      if score >= limit { return score }
      i += 1
    }
    return score
  }

  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let a = Int(left)
    let b = Int(above)
    let c = Int(corner)
    let estimate = a + b - c
    let da = abs(estimate - a)
    let db = abs(estimate - b)
    let dc = abs(estimate - c)
    if da <= db, da <= dc { return left }
    return db <= dc ? above : corner
  }

  /// Undoes the filters in place of a decoded stream; returns the bare rows, or nil for an unknown filter.
  static func undo(_ bytes: [UInt8], rowLength: Int, height: Int, distance: Int) -> [UInt8]? {
    var rows = [UInt8](repeating: 0, count: rowLength * height)
    for y in 0..<height {
      let source = y * (rowLength + 1)
      let start = y * rowLength
      let kind = bytes[source]
      if kind > 4 { return nil }
      for i in 0..<rowLength {
        let left = i >= distance ? rows[start + i - distance] : 0
        let above = y > 0 ? rows[start + i - rowLength] : 0
        let corner = i >= distance && y > 0 ? rows[start + i - rowLength - distance] : 0
        var prediction: UInt8 = 0
        switch kind {
        case 1: prediction = left
        case 2: prediction = above
        case 3: prediction = UInt8((Int(left) + Int(above)) / 2)
        case 4: prediction = paeth(left, above, corner)
        default: break
        }
        rows[start + i] = bytes[source + 1 + i] &+ prediction
      }
    }
    return rows
  }
}
