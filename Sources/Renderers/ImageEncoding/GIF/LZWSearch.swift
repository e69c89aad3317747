/// The search for the next LZW string, where some pixels have two possible indices.
struct LZWSearch {
  struct Match {
    var code: Int
    /// The length in pixels.
    var length: Int
    /// The first byte of the string.
    var first: Int
  }

  let indices: UnsafeBufferPointer<UInt8>
  /// 1 where `clear` may replace the index.
  let free: UnsafeBufferPointer<UInt8>
  let clear: Int
  /// Storage for two lists of paths and the last codes of a growing string.
  let scratch: UnsafeMutablePointer<Int>
  let maximumPaths: Int
  let retreat: Int
  /// A Boolean value that indicates whether a string starts with the transparent index if both choices are equally
  /// good.
  let prefersClear: Bool

  /// Returns the best string.
  ///
  /// - Parameter previous: The previous code, which the decoder will then know with one more byte, or −1 for none.
  func best(from start: Int, after previous: Int, in table: LZWTable, looksAhead: Bool) -> Match {
    let byte = Int(indices[start])
    var match = longest(from: start, first: byte, after: previous, in: table)
    var choice = looksAhead ? shorten(match, from: start, in: table) : match
    var reach = choice.reach
    if free[start] != 0, byte != clear {
      let other = longest(from: start, first: clear, after: previous, in: table)
      if looksAhead {
        let second = shorten(other, from: start, in: table)
        if prefersClear ? second.reach >= reach : second.reach > reach {
          choice = second
          reach = second.reach
        }
      } else if prefersClear ? other.length >= match.length : other.length > match.length {
        match = other
        choice = other
      }
    }
    return Match(code: choice.code, length: choice.length, first: choice.first)
  }

  private struct Found {
    var code: Int
    var length: Int
    var first: Int
    /// The number of pixels in this string and the next one.
    var reach = 0
  }

  /// Returns the string or the prefix of it after which the next string reaches furthest.
  private func shorten(_ found: Found, from start: Int, in table: LZWTable) -> Found {
    let codes = scratch + maximumPaths * 2
    // The call of `longest` below would overwrite them.
    let kept = min(retreat, found.length)
    var ends: (Int, Int, Int, Int) = (codes[0], codes[1], codes[2], codes[3])
    var best = found
    best.reach = start + found.length < indices.count ? found.length + next(start + found.length, table) : found.length
    if best.reach == indices.count - start { return best }
    var back = 1
    withUnsafeBytes(of: &ends) { ends in
      let ends = ends.bindMemory(to: Int.self)
      while back < kept {
        let length = found.length - back
        let reach = length + next(start + length, table)
        if reach > best.reach {
          best = Found(code: ends[length % retreat], length: length, first: found.first, reach: reach)
        }
        back += 1
      }
    }
    return best
  }

  /// Returns the length of the longest string from a position.
  private func next(_ start: Int, _ table: LZWTable) -> Int {
    let byte = Int(indices[start])
    let length = longest(from: start, first: byte, after: -1, in: table).length
    guard free[start] != 0, byte != clear else { return length }
    return max(length, longest(from: start, first: clear, after: -1, in: table).length)
  }

  /// Returns the longest known string that the pixels from `start` can represent, starting with `first`.
  private func longest(from start: Int, first: Int, after previous: Int, in table: LZWTable) -> Found {
    var paths = scratch
    var grown = scratch + maximumPaths
    let codes = scratch + maximumPaths * 2
    var pathCount = 1
    paths[0] = first
    codes[1 % retreat] = first
    let learnt = previous >= 0 && !table.isFull && table.child(previous, first) < 0 ? table.next : -1
    var i = start + 1
    while i < indices.count {
      let byte = Int(indices[i])
      let isFree = free[i] != 0 && byte != clear
      var grownCount = 0
      var p = 0
      while p < pathCount {
        let path = paths[p]
        var code = table.child(path, byte)
        if code < 0, path == previous, byte == first { code = learnt }
        if code >= 0, grownCount < maximumPaths {
          grown[grownCount] = code
          grownCount += 1
        }
        if isFree {
          code = table.child(path, clear)
          if code < 0, path == previous, clear == first { code = learnt }
          if code >= 0, grownCount < maximumPaths {
            grown[grownCount] = code
            grownCount += 1
          }
        }
        p += 1
      }
      if grownCount == 0 { break }
      swap(&paths, &grown)
      pathCount = grownCount
      i += 1
      codes[(i - start) % retreat] = paths[0]
    }
    return Found(code: paths[0], length: i - start, first: first)
  }
}
