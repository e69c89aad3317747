import Drawing
import Foundation
import Geometry

/// The attributes that determine a layer's image, except for whole pixels of translation.
struct ImageKey: Equatable {
  enum Part: UInt8 { case content, tree }

  var part: Part
  /// A hash of the layers' identities; see `Layer.treeHash`.
  var hash: UInt64
  /// Takes the layer's space to the image's pixels: the way to the device without its whole pixels, which are in
  /// `origin`.
  var transform: DeviceTransform
  var originX = 0
  var originY = 0
  /// The opacity of each painted part.
  var opacity: Double

  init(tree layer: Layer, placed transform: DeviceTransform, opacity: Double) {
    self.init(.tree, layer.treeHash, placed: transform, opacity: opacity)
  }

  init(contentOf layer: Layer, placed transform: DeviceTransform) {
    self.init(.content, layer.revision, placed: transform, opacity: 1)
  }

  init(_ part: Part, _ hash: UInt64, placed transform: DeviceTransform, opacity: Double) {
    self.part = part
    self.hash = hash
    self.transform = transform
    self.opacity = opacity
    guard transform.isAffine else { return }
    // Noise in the last bits makes no new image; masks have steps of 1/256 pixel.
    let steps = 65_536.0
    let (x, y) = (transform.m31 / transform.m33 * steps, transform.m32 / transform.m33 * steps)
    guard abs(x) < 1e15, abs(y) < 1e15 else { return }
    let (wholeX, wholeY) = (Int64(x.rounded()), Int64(y.rounded()))
    originX = Int(wholeX >> 16)
    originY = Int(wholeY >> 16)
    self.transform.m31 = Double(wholeX & 65_535) / steps * transform.m33
    self.transform.m32 = Double(wholeY & 65_535) / steps * transform.m33
  }

  /// True if both are the same image, independent of its position.
  func isSamePicture(as other: ImageKey) -> Bool {
    part == other.part && hash == other.hash && transform == other.transform && opacity == other.opacity
  }
}

extension Layer {
  /// A hash of what the layer's tree shows in its own space: two states of one layer have the same only if they look the
  /// same. The layer's own placement and opacity do not count.
  var treeHash: UInt64 {
    var hash = StateHash()
    addTree(to: &hash)
    return hash.value
  }

  private func addTree(to hash: inout StateHash) {
    hash.add(revision)
    for child in children { child.addPlaced(to: &hash) }
    hash.add(UInt64(children.count))
    mask?.addPlaced(to: &hash)
  }

  private func addPlaced(to hash: inout StateHash) {
    hash.add(Double(position.x).bitPattern)
    hash.add(Double(position.y).bitPattern)
    hash.add(opacity.bitPattern)
    if let t = transform {
      for value in [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33] {
        hash.add(Double(value).bitPattern)
      }
    }
    addTree(to: &hash)
  }
}

/// A hash of words in order.
private struct StateHash {
  var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    value = (product.high ^ product.low) &+ word.byteSwapped
  }
}

/// Images of flattened layers and of contents that Cairo draws, so that what stays is rasterized once.
///
/// Each layer has at most one image of either kind. Images are whole where they are not much larger than a screen, so
/// that they serve wherever the layer moves.
final class ImageCache {
  private struct Place: Hashable {
    var layer: ObjectIdentifier
    var part: ImageKey.Part
  }

  private struct Entry {
    var key: ImageKey
    /// The pixels, or `nil` if nothing of the layer is visible.
    var buffer: PixelBuffer?
    /// The requested part in the image's pixels, or `nil` for everything.
    var part: PixelRect?
  }

  private let entries = BoundedCache<Place, Entry>(budget: 128 << 20)
  /// The number of images that were drawn. Tests read it.
  private(set) var misses = 0

  /// Larger images are made only as far as they show, in pixels.
  static let largestWhole = 1 << 22

  func image(
    of layer: Layer, _ key: ImageKey, visible: PixelRect, extent: () -> PixelRect,
    make: (_ part: PixelRect?) -> PixelBuffer?
  ) -> PlacedImage? {
    let place = Place(layer: ObjectIdentifier(layer), part: key.part)
    let shown = visible.movedBy(-key.originX, -key.originY)
    if let entry = entries.value(for: place), entry.key.isSamePicture(as: key), entry.part == nil || entry.part == shown
    {
      return entry.buffer.map { PlacedImage(buffer: $0, dx: key.originX, dy: key.originY) }
    }
    misses += 1
    let extent = extent()
    let isWhole = extent.width <= 16_384 && extent.height <= 16_384 && extent.width * extent.height <= Self.largestWhole
    let part = isWhole ? nil : shown
    let buffer = make(part)
    let bytes = buffer.map { $0.stride * $0.height } ?? 0
    entries.insert(Entry(key: key, buffer: buffer, part: part), for: place, cost: bytes + 512)
    return buffer.map { PlacedImage(buffer: $0, dx: key.originX, dy: key.originY) }
  }
}

/// An image and where its pixels lie on the device's grid.
struct PlacedImage {
  var buffer: PixelBuffer
  var dx: Int
  var dy: Int

  var rect: PixelRect { buffer.rect.movedBy(dx, dy) }
}
