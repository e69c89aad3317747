import Foundation

/// A growable array of plain values without reference counts, uniqueness checks or bounds checks: what the frame path
/// is made of. The owner deallocates it.
struct RawList<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 16) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  func deallocate() { base.deallocate() }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(base + index) }
    nonmutating unsafeMutableAddress { base + index }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func reserve(_ wanted: Int) { if wanted > capacity { grow(to: wanted) } }

  private mutating func grow(to wanted: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity = wanted
  }

  mutating func removeAll() { count = 0 }
  mutating func removeLast(_ n: Int) { count -= n }

  mutating func fill(_ element: Element, count: Int) {
    reserve(count)
    base.initialize(repeating: element, count: count)
    self.count = count
  }
}
