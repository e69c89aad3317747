/// Counts the distinct pixels of many pictures, up to 256.
struct ColorTally {
  private(set) var colors: [UInt32] = []
  /// More than `limit` were seen; `colors` is no longer complete.
  private(set) var isOverfull = false
  var limit = 256
  private var slots = [UInt32](repeating: 0, count: 1024)
  private var used = [Bool](repeating: false, count: 1024)

  mutating func add(_ image: RGBAImage) {
    if isOverfull { return }
    image.withWords { words in
      let base = words.baseAddress!
      var last: UInt32 = 0
      var isFirst = true
      var i = 0
      while i < words.count {
        let word = base[i]
        if isFirst || word != last {
          insert(word)
          if isOverfull { return }
          last = word
          isFirst = false
        }
        i += 1
      }
    }
  }

  /// Does nothing once more than `limit` colours were seen.
  mutating func insertIfRoom(_ word: UInt32) {
    if !isOverfull { insert(word) }
  }

  mutating func insert(_ word: UInt32) {
    var slot = Int((word &* 0x9E37_79B1) >> 22)
    while used[slot] {
      if slots[slot] == word { return }
      slot = (slot + 1) & 1023
    }
    if colors.count == limit {
      isOverfull = true
      return
    }
    used[slot] = true
    slots[slot] = word
    colors.append(word)
  }
}
