import Foundation

/// Zeroed memory for large pictures, in pages of 2 MB where the system gives them: a frame that draws in thousands of
/// places of hundreds of megabytes otherwise waits for the table of 4 KB pages at each of them.
final class LargePages {
  /// Below this, in bytes, ordinary memory does as well.
  static let threshold = 16 << 20
  private static let page = 2 << 20

  let base: UnsafeMutableRawPointer
  private let length: Int

  /// Nil: there is no memory of this kind.
  init?(bytes: Int) {
    length = (bytes + Self.page - 1) & ~(Self.page - 1)
    // One page more, to begin at a page's border.
    let room = length + Self.page
    guard let start = mmap(nil, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), start != MAP_FAILED
    else { return nil }
    let before = (Self.page - Int(bitPattern: start) & (Self.page - 1)) & (Self.page - 1)
    base = start + before
    if before > 0 { munmap(start, before) }
    if before < Self.page { munmap(base + length, Self.page - before) }
    // A wish: without such pages the memory is what it would have been.
    madvise(base, length, Self.hugePages)
  }

  /// `MADV_HUGEPAGE`.
  private static let hugePages: Int32 = 14

  deinit { munmap(base, length) }
}
