import Foundation

/// A growable array of plain values without reference counts, uniqueness checks, bounds checks or exclusivity checks,
/// for the code that draws frames. It has reference semantics: copies are the same list. The owner deallocates it.
struct UnsafeList<Element> {
  private struct Header {
    var base: UnsafeMutablePointer<Element>
    var count: Int
    var capacity: Int
  }

  private let header: UnsafeMutablePointer<Header>

  init(capacity: Int = 16) {
    header = .allocate(capacity: 1)
    header.initialize(to: Header(base: .allocate(capacity: capacity), count: 0, capacity: capacity))
  }

  func deallocate() {
    header.pointee.base.deallocate()
    header.deallocate()
  }

  @inline(__always)
  var base: UnsafeMutablePointer<Element> { header.pointee.base }

  @inline(__always)
  var count: Int { header.pointee.count }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(header.pointee.base + index) }
    nonmutating unsafeMutableAddress { header.pointee.base + index }
  }

  @inline(__always)
  func append(_ element: Element) {
    if header.pointee.count == header.pointee.capacity { grow(to: header.pointee.capacity * 2) }
    (header.pointee.base + header.pointee.count).initialize(to: element)
    header.pointee.count += 1
  }

  func reserve(_ wanted: Int) { if wanted > header.pointee.capacity { grow(to: wanted) } }

  /// Releases most of the unused capacity of a long list.
  func trim() {
    let wanted = count + count / 16
    if header.pointee.capacity > 4096, wanted < header.pointee.capacity { grow(to: max(wanted, 64)) }
  }

  private func grow(to wanted: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
    larger.moveInitialize(from: header.pointee.base, count: count)
    header.pointee.base.deallocate()
    header.pointee.base = larger
    header.pointee.capacity = wanted
  }

  func removeAll() { header.pointee.count = 0 }
  func removeLast(_ n: Int) { header.pointee.count -= n }

  func fill(_ element: Element, count: Int) {
    reserve(count)
    base.initialize(repeating: element, count: count)
    header.pointee.count = count
  }

  /// Exchanges the contents of two lists.
  func exchange(with other: UnsafeList) { swap(&header.pointee, &other.header.pointee) }
}
