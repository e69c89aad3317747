/// A store of images that keeps each distinct image once: a loop that reverses shows every image twice. Images that
/// exceed the budget are compressed.
package struct PictureStore: Sendable {
  private struct Entry {
    var width: Int
    var height: Int
    var bytes: [UInt8]
    var isPacked: Bool
  }

  private struct Key: Hashable {
    var width: Int
    var height: Int
    var sum: UInt64
  }

  /// The number of bytes of uncompressed images.
  private static let budget = 512 << 20

  private var entries: [Entry] = []
  private var known: [Key: [Int]] = [:]
  /// The number of bytes of all images, uncompressed.
  private(set) var byteCount = 0

  package init() {}

  package var count: Int { entries.count }

  /// Adds an image and returns its number.
  package mutating func add(_ image: RGBAImage) -> Int {
    let key = Key(width: image.width, height: image.height, sum: image.pixels.fastHash)
    for index in known[key] ?? [] where picture(index) == image { return index }
    byteCount += image.pixels.count
    let isPacked = byteCount > Self.budget
    let bytes = isPacked ? Deflate.compress(image.pixels, level: 1) : image.pixels
    known[key, default: []].append(entries.count)
    entries.append(Entry(width: image.width, height: image.height, bytes: bytes, isPacked: isPacked))
    return entries.count - 1
  }

  package func picture(_ index: Int) -> RGBAImage {
    let entry = entries[index]
    let count = entry.width * entry.height * 4
    let pixels = entry.isPacked ? Deflate.decompress(entry.bytes, count: count) ?? [] : entry.bytes
    return RGBAImage(width: entry.width, height: entry.height, pixels: pixels)
  }
}
