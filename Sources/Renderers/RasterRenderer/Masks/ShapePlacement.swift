import Foundation
import PixelKernels

/// The position of a shape's mask in an image, and the mask.
struct ShapePlacement: BitwiseCopyable {
  enum Form: UInt8, BitwiseCopyable {
    case nothing
    /// Covers whole pixels: no mask.
    case whole
    /// The shape has a mask that equal shapes share.
    case mask
    /// The shape is too large, or too far away, for a shared mask.
    case large
  }

  var form = Form.nothing
  /// The pixels that the shape may change.
  var bounds = SceneRect()
  var scale = MaskScale()
  /// Whole and fractional pixels (1/256) of the shape's origin.
  var originX: Int32 = 0
  var originY: Int32 = 0
  var phaseX: Int32 = 0
  var phaseY: Int32 = 0

  @inline(__always)
  init(_ traits: ShapeTraits, _ t: SceneTransform, clip: SceneRect) {
    guard !traits.bounds.isNull else { return }
    if traits.isRectangle, let whole = t.wholePixels(traits.bounds) {
      form = .whole
      bounds = whole.intersection(clip)
      if bounds.isEmpty { self = ShapePlacement() }
      return
    }
    scale = MaskScale(t)
    guard abs(t.tx) < 4_000_000, abs(t.ty) < 4_000_000 else {
      form = .large
      bounds = MaskCache.rect(of: traits, t).intersection(clip)
      if bounds.isEmpty { self = ShapePlacement() }
      return
    }
    let x = Int64((t.tx * 256).rounded())
    let y = Int64((t.ty * 256).rounded())
    originX = Int32(x >> 8)
    originY = Int32(y >> 8)
    phaseX = Int32(x & 255)
    phaseY = Int32(y & 255)
    var inner = SceneTransform()
    (inner.a, inner.b, inner.c, inner.d) = (scale.a, scale.b, scale.c, scale.d)
    inner.tx = Double(phaseX) / 256
    inner.ty = Double(phaseY) / 256
    var rect = MaskCache.rect(of: traits, inner)
    form = rect.area <= MaskCache.largest && rect.width < 32768 && rect.height < 32768 ? .mask : .large
    rect.minX += originX
    rect.maxX += originX
    rect.minY += originY
    rect.maxY += originY
    bounds = rect.intersection(clip)
    if bounds.isEmpty { self = ShapePlacement() }
  }

  private init() {}

  /// Takes a shape's space to pixels, rounded as its mask is.
  func rounded(_ t: SceneTransform) -> SceneTransform {
    if abs(t.tx) >= 4_000_000 || abs(t.ty) >= 4_000_000 { return t }
    var result = SceneTransform()
    (result.a, result.b, result.c, result.d) = (scale.a, scale.b, scale.c, scale.d)
    result.tx = Double(originX) + Double(phaseX) / 256
    result.ty = Double(originY) + Double(phaseY) / 256
    return result
  }
}

/// Coverage of a part of a picture, 8 bits a pixel. The bytes are valid until the next mask is made.
struct Coverage {
  /// The rectangle in pixels of the image.
  var rect: SceneRect
  var stride: Int
  var bytes: UnsafePointer<UInt8>

  func at(_ x: Int32, _ y: Int32) -> UnsafePointer<UInt8> {
    bytes + (Int(y &- rect.minY) * stride + Int(x &- rect.minX))
  }
}

/// Coverage by a clip, which is kept while what it cuts is drawn; nothing shows outside of its rectangle.
final class ClipMask {
  let rect: SceneRect
  let stride: Int
  private let bytes: UnsafeMutablePointer<UInt8>

  /// Copies the coverage of a clip's path within a clip around it.
  init(_ coverage: Coverage?, within outer: ClipMask?) {
    var rect = coverage?.rect ?? SceneRect()
    if let outer { rect = rect.intersection(outer.rect) }
    self.rect = rect.isEmpty ? SceneRect() : rect
    stride = (self.rect.width + 15) & ~7
    bytes = .allocate(capacity: stride * self.rect.height + 8)
    bytes.initialize(repeating: 0, count: stride * self.rect.height + 8)
    guard let coverage, !self.rect.isEmpty else { return }
    for y in rect.minY..<rect.maxY {
      (bytes + Int(y - rect.minY) * stride).update(from: coverage.at(rect.minX, y), count: rect.width)
    }
    outer?.multiply(bytes, stride, rect)
  }

  deinit { bytes.deallocate() }

  var coverage: Coverage { Coverage(rect: rect, stride: stride, bytes: UnsafePointer(bytes)) }

  /// Cuts coverage of `part`, which has to lie within the clip's rectangle.
  func multiply(_ target: UnsafeMutablePointer<UInt8>, _ targetStride: Int, _ part: SceneRect) {
    glowworm_multiply_mask(
      target, targetStride, coverage.at(part.minX, part.minY), stride, Int32(part.width), Int32(part.height))
  }
}
