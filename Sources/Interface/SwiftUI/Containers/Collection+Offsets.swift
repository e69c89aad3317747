import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes all the elements at the specified offsets from the collection.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves all the elements at the specified offsets to the specified destination offset, preserving ordering. The
  /// destination counts the elements as they were before.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.compactMap { all.indices.contains($0) ? all[$0] : nil }
    var order = all.enumerated().filter { $0.offset < destination && !source.contains($0.offset) }.map(\.element)
    order += moved
    order += all.enumerated().filter { $0.offset >= destination && !source.contains($0.offset) }.map(\.element)
    var index = startIndex
    for element in order {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
