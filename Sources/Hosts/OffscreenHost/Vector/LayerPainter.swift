import Drawing
import Foundation
import Geometry
import RasterRenderer
import VectorRenderer

/// A rasterizer of layers without a vector form. Equal images are shared.
final class LayerPainter: LayerRasterizer {
  /// The scale in pixels per point.
  private let scale: CGFloat
  /// The tolerance in pixels: the rounding error of an angle that depends on a date of this century, in seconds, times
  /// a large radius.
  private static let slack: CGFloat = 1e-3
  private let renderer = RasterRenderer()
  private var bitmaps: [Int: [Bitmap]] = [:]
  private var last: [ObjectIdentifier: ImageContent] = [:]
  /// A Boolean value that indicates whether the time is a frame of the picture's frame rate. In between, nothing is
  /// redrawn.
  var isFrame = true
  /// The reasons for rasterizing, in order.
  private(set) var reasons: [String] = []

  init(scale: CGFloat) { self.scale = scale }

  func bitmap(of layer: Layer, because reason: String) -> ImageContent? {
    let copy = Layer()
    copy.position = layer.position
    copy.transform = layer.transform
    copy.content = layer.content
    copy.clip = layer.clip
    copy.mask = layer.mask
    copy.filters = layer.filters
    copy.isCompositingGroup = layer.isCompositingGroup
    copy.children = layer.children
    return draw(copy, for: layer, reason)
  }

  func bitmap(ofContentOf layer: Layer, because reason: String) -> ImageContent? {
    let copy = Layer()
    copy.content = layer.content
    return draw(copy, for: layer, reason)
  }

  private func draw(_ copy: Layer, for layer: Layer, _ reason: String) -> ImageContent? {
    let name = layer.name.prefix { $0 != "<" }
    let sentence = "\(name.isEmpty ? "a part" : String(name)) is a bitmap: \(reason)"
    if !reasons.contains(sentence) { reasons.append(sentence) }
    let key = ObjectIdentifier(layer)
    if !isFrame, let drawn = last[key] { return drawn }
    let bounds = renderer.bounds(of: copy)
    let lengths = [bounds.width, bounds.height]
    guard !bounds.isNull, lengths.allSatisfy({ $0 > 2 * Self.slack && $0 < 4096 }) else { return nil }
    // On whole pixels, so that nothing is resampled. Pixels that are covered only by rounding errors do not count,
    // because a repeating motion would otherwise not repeat.
    let left = (bounds.minX * scale + Self.slack).rounded(.down) / scale
    let top = (bounds.minY * scale + Self.slack).rounded(.down) / scale
    let width = Int(((bounds.maxX - left) * scale - Self.slack).rounded(.up))
    let height = Int(((bounds.maxY - top) * scale - Self.slack).rounded(.up))
    let root = Layer()
    root.position = CGPoint(x: -left, y: -top)
    root.children = [copy]
    let surface = RasterSurface(width: width, height: height, scale: scale, background: nil)
    renderer.render(root, into: surface)
    let bitmap = kept(Bitmap(width: surface.width, height: surface.height, pixels: surface.rgba(premultiplied: true)))
    let rect = CGRect(x: left, y: top, width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    let image = ImageContent(bitmap: bitmap, rect: rect)
    last[key] = image
    return image
  }

  private func kept(_ bitmap: Bitmap) -> Bitmap {
    var hasher = Hasher()
    hasher.combine(bitmap.width)
    bitmap.pixels.withUnsafeBytes { hasher.combine(bytes: $0) }
    let key = hasher.finalize()
    if let known = bitmaps[key]?.first(where: { $0.width == bitmap.width && $0.pixels == bitmap.pixels }) {
      return known
    }
    bitmaps[key, default: []].append(bitmap)
    return bitmap
  }
}
