/// Pictures, each distinct one kept once: a loop that reverses shows every picture twice. Memory is
/// bounded; see `PackedImage` and `BlobStore`.
package struct PictureStore: Sendable {
  private struct Key: Hashable {
    var width: Int
    var height: Int
    var sum: UInt64
  }

  private var formats: [(width: Int, height: Int, colorCount: Int?)] = []
  private var blobs = BlobStore()
  private var known: [Key: [Int]] = [:]
  /// The number of bytes of all images, uncompressed.
  private(set) var byteCount = 0

  package init() {}

  package var count: Int { formats.count }

  /// Adds an image and returns its number.
  package mutating func add(_ image: RGBAImage) -> Int {
    let packed = PackedImage(image)
    let key = Key(width: image.width, height: image.height, sum: packed.bytes.fastHash)
    for index in known[key] ?? [] where blobs.bytes(index).isSame(as: packed.bytes) { return index }
    byteCount += image.pixels.count
    known[key, default: []].append(formats.count)
    formats.append((image.width, image.height, packed.colorCount))
    blobs.add(packed.bytes)
    return formats.count - 1
  }

  package func picture(_ index: Int) -> RGBAImage {
    let (width, height, colorCount) = formats[index]
    let pixels = PackedImage.pixels(blobs.bytes(index), colorCount: colorCount)
    return RGBAImage(width: width, height: height, pixels: pixels)
  }
}
