import Foundation

extension RasterScene {
  /// Compares the operations after a compilation with the previous ones. Returns false if their order differs, so that
  /// everything must be redrawn.
  func compareWithOld() -> Bool {
    updateIndex()
    let matched: Int32 = -1
    var last: Int32 = -1
    for index in 0..<nodes.count {
      let node = nodes[index]
      let range = Int(node.firstOperation)..<ownEnd(nodes, index)
      guard node.previous >= 0 else {
        for each in range { addDamage(operations[each].reach, owner: Int32(each)) }
        continue
      }
      if node.previous <= last { return false }
      last = node.previous
      let previous = Int(node.previous)
      let old = oldNodes[previous]
      let oldRange = Int(old.firstOperation)..<ownEnd(oldNodes, previous)
      oldNodes[previous].stamp = matched
      let isComparable = range.count == oldRange.count && !node.flags.contains(.hasNewContent)
      if isComparable {
        let isSamePlace = node.transform == old.transform && node.opacity == old.opacity
        for (a, b) in zip(range, oldRange) {
          operations[a].isDynamic = oldOperations[b].isDynamic
          if oldOperations[b].stamp == stamp || !looksSame(operations[a], oldOperations[b], isSamePlace) {
            addDamage(oldOperations[b].bounds, owner: Int32(a))
            addDamage(operations[a].bounds, owner: Int32(a))
          }
        }
      } else {
        for each in oldRange { addDamage(oldOperations[each].bounds, owner: -1) }
        for each in range { addDamage(operations[each].bounds, owner: Int32(each)) }
      }
    }
    for index in 0..<oldNodes.count where oldNodes[index].stamp != matched {
      for each in Int(oldNodes[index].firstOperation)..<ownEnd(oldNodes, index) {
        addDamage(oldOperations[each].bounds, owner: -1)
      }
    }
    return true
  }

  /// Compares operations of one layer whose content is unchanged.
  private func looksSame(_ a: SceneOperation, _ b: SceneOperation, _ isSamePlace: Bool) -> Bool {
    guard a.kind == b.kind, a.bounds == b.bounds, a.pixel == b.pixel else { return false }
    if a.kind != .shape { return isSamePlace && a.hash == b.hash }
    guard a.isWhole == b.isWhole, a.isLarge == b.isLarge else { return false }
    if a.isWhole { return true }
    if a.isLarge { return isSamePlace }
    return a.scale == b.scale && a.phaseX == b.phaseX && a.phaseY == b.phaseY && a.originX == b.originX
      && a.originY == b.originY
  }
}
