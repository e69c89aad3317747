import Foundation

/// An operation in the list of a tile.
struct TileEntry: BitwiseCopyable {
  var operation: Int32
  var next: Int32
}

/// The most recent damage of a tile.
struct TileDamage: BitwiseCopyable {
  var stamp: Int32
  var damage: Int32
}

extension RasterScene {
  /// The tiles have 64 × 64 pixels.
  private static let shift: Int32 = 6
  /// The maximum number of tiles of an indexed operation. Operations that cover more are always tested.
  private static let greatestSpan = 256

  /// Updates the index of operations by position, if necessary.
  func updateIndex() {
    guard indexIsStale else { return }
    indexIsStale = false
    tileColumns = max(1, (Int(area.maxX) + 63) >> 6)
    tileRows = max(1, (Int(area.maxY) + 63) >> 6)
    tiles.fill(-1, count: tileColumns * tileRows)
    tileDamage.fill(TileDamage(stamp: -1, damage: 0), count: tileColumns * tileRows)
    entries.removeAll()
    large.removeAll()
    marks.fill(0, count: operations.count)
    mark = 0
    for index in 0..<operations.count {
      operations[index].indexed = SceneRect()
      if !operations[index].reach.isEmpty { enter(index, operations[index].reach) }
    }
    entries.trim()
  }

  private func enter(_ index: Int, _ rect: SceneRect) {
    let old = operations[index].indexed
    operations[index].indexed = rect
    let (x0, y0, x1, y1) = span(rect)
    let isLarge = (x1 - x0 + 1) * (y1 - y0 + 1) > Self.greatestSpan
    let (ox0, oy0, ox1, oy1) = old.isEmpty ? (0, 0, -1, -1) : span(old)
    if (ox1 - ox0 + 1) * (oy1 - oy0 + 1) > Self.greatestSpan { return }
    if isLarge {
      large.append(Int32(index))
      return
    }
    for y in y0...y1 {
      for x in x0...x1 {
        if x >= ox0, x <= ox1, y >= oy0, y <= oy1 { continue }
        let tile = y * tileColumns + x
        entries.append(TileEntry(operation: Int32(index), next: tiles[tile]))
        tiles[tile] = Int32(entries.count - 1)
      }
    }
  }

  /// Indexes an operation again that has left its indexed area. The new area has a margin.
  func indexAgain(_ index: Int) {
    let wanted = operations[index].reach.outset(16).intersection(area)
    enter(index, wanted.union(operations[index].indexed))
    spotsAreStale = true
  }

  @inline(__always)
  private func span(_ r: SceneRect) -> (Int, Int, Int, Int) {
    (
      Int(max(0, r.minX) >> Self.shift), Int(max(0, r.minY) >> Self.shift),
      min(tileColumns - 1, Int((r.maxX - 1) >> Self.shift)), min(tileRows - 1, Int((r.maxY - 1) >> Self.shift))
    )
  }

  /// Adds a part to the damage region. Overlapping parts are merged where that is easily detected. Otherwise, some
  /// pixels are drawn twice, which does not change the result.
  @inline(__always)
  func addDamage(_ rect: SceneRect, owner: Int32) {
    let rect = rect.intersection(area)
    if rect.isEmpty { return }
    let (x0, y0, x1, y1) = span(rect)
    if (x1 - x0 + 1) * (y1 - y0 + 1) > 64 {
      damage.append(Damage(rect: rect, owner: owner))
      return
    }
    for y in y0...y1 {
      for x in x0...x1 {
        let known = tileDamage[y * tileColumns + x]
        if known.stamp == stamp, damage[Int(known.damage)].rect.intersects(rect) {
          damage[Int(known.damage)].rect = damage[Int(known.damage)].rect.union(rect)
          return
        }
      }
    }
    damage.append(Damage(rect: rect, owner: owner))
    let entry = TileDamage(stamp: stamp, damage: Int32(damage.count - 1))
    for y in y0...y1 { for x in x0...x1 { tileDamage[y * tileColumns + x] = entry } }
  }

  /// Stores, in `found` and in drawing order, the operations that may touch a part.
  func find(in rect: SceneRect) {
    found.removeAll()
    mark += 1
    func visit(_ index: Int32) {
      guard marks[Int(index)] != mark else { return }
      marks[Int(index)] = mark
      if operations[Int(index)].indexed.intersects(rect) { found.append(index) }
    }
    let (x0, y0, x1, y1) = span(rect)
    if (x1 - x0 + 1) * (y1 - y0 + 1) * 4 > operations.count {
      for index in 0..<operations.count where operations[index].indexed.intersects(rect) {
        found.append(Int32(index))
      }
      return
    }
    for index in 0..<large.count { visit(large[index]) }
    for y in y0...y1 {
      for x in x0...x1 {
        var entry = tiles[y * tileColumns + x]
        while entry >= 0 {
          visit(entries[Int(entry)].operation)
          entry = entries[Int(entry)].next
        }
      }
    }
    var list = UnsafeMutableBufferPointer(start: found.base, count: found.count)
    list.sort()
  }
}
