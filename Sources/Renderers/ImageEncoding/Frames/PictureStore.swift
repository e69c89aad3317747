/// Pictures, each distinct one kept once: a loop that reverses shows every picture twice. Memory is
/// bounded; see `BlobStore`.
package struct PictureStore: Sendable {
  private struct Key: Hashable {
    var width: Int
    var height: Int
    var sum: UInt64
  }

  private var sizes: [(width: Int, height: Int)] = []
  private var blobs = BlobStore()
  private var known: [Key: [Int]] = [:]
  /// The number of bytes of all images, uncompressed.
  private(set) var byteCount = 0

  package init() {}

  package var count: Int { sizes.count }

  /// Adds an image and returns its number.
  package mutating func add(_ image: RGBAImage) -> Int {
    let key = Key(width: image.width, height: image.height, sum: image.pixels.fastHash)
    for index in known[key] ?? [] where picture(index) == image { return index }
    byteCount += image.pixels.count
    known[key, default: []].append(sizes.count)
    sizes.append((image.width, image.height))
    blobs.add(image.pixels)
    return sizes.count - 1
  }

  package func picture(_ index: Int) -> RGBAImage {
    RGBAImage(width: sizes[index].width, height: sizes[index].height, pixels: blobs.bytes(index))
  }
}
