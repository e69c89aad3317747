import Foundation

/// Zeroed memory for large images, in pages of 2 MB where the system provides them. Without them, a frame that draws
/// at thousands of positions in hundreds of megabytes waits for the page table with its 4 KB pages at each of them.
final class LargePages {
  /// The size in bytes below which ordinary memory is sufficient.
  static let threshold = 16 << 20
  private static let page = 2 << 20

  let base: UnsafeMutableRawPointer
  private let length: Int

  /// Allocates memory, or returns `nil` if none of this kind is available.
  init?(bytes: Int) {
    length = (bytes + Self.page - 1) & ~(Self.page - 1)
    // One more page, in order to start at a page boundary.
    let mappedLength = length + Self.page
    guard let start = mmap(nil, mappedLength, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      start != MAP_FAILED
    else { return nil }
    let before = (Self.page - Int(bitPattern: start) & (Self.page - 1)) & (Self.page - 1)
    base = start + before
    if before > 0 { munmap(start, before) }
    if before < Self.page { munmap(base + length, Self.page - before) }
    // A hint: without such pages, the memory is ordinary.
    madvise(base, length, Self.hugePages)
  }

  /// The value of `MADV_HUGEPAGE`.
  private static let hugePages: Int32 = 14

  deinit { munmap(base, length) }
}
