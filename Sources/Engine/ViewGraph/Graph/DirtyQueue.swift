/// Nodes waiting for their update: parents before children, and nodes of one depth in the order in which they were made.
struct DirtyQueue {
  private var heap: [_Node] = []

  var isEmpty: Bool { heap.isEmpty }

  private static func precedes(_ a: _Node, _ b: _Node) -> Bool {
    a.depth != b.depth ? a.depth < b.depth : a.serial < b.serial
  }

  mutating func insert(_ node: _Node) {
    heap.append(node)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard Self.precedes(heap[child], heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popFirst() -> _Node? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      let left = 2 * parent + 1
      guard left < heap.count else { break }
      let right = left + 1
      let child = right < heap.count && Self.precedes(heap[right], heap[left]) ? right : left
      guard Self.precedes(heap[child], heap[parent]) else { break }
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }
}
