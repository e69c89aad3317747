/// Suggestions for misspelled words.
package enum Suggestion {
  /// Returns the nearest of the names if it is similar enough: at most a third of its letters differ, or one is a
  /// prefix of the other.
  package static func nearest(to word: String, among names: [String]) -> String? {
    let wanted = Array(word.lowercased())
    guard !wanted.isEmpty else { return nil }
    let ranked = names.map { name in (name: name, distance: distance(wanted, Array(name.lowercased()))) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    if best.distance <= max(1, best.name.count / 3) { return best.name }
    return names.first { name in
      let lower = name.lowercased()
      return wanted.count >= 3 && (lower.hasPrefix(word.lowercased()) || word.lowercased().hasPrefix(lower))
    }
  }

  /// Returns the number of insertions, deletions, replacements and swaps of neighbors between two words.
  package static func distance(_ first: [Character], _ second: [Character]) -> Int {
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in 1...first.count {
      var current = [Int](repeating: row, count: second.count + 1)
      for column in 1...second.count {
        let isSame = first[row - 1] == second[column - 1]
        var best = min(last[column] + 1, current[column - 1] + 1)
        best = min(best, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          best = min(best, beforeLast[column - 2] + 1)
        }
        current[column] = best
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
