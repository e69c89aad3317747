import Drawing
import Foundation
import Geometry

/// A rectangle of device pixels with 32 bits per side.
struct SceneRect: Equatable, BitwiseCopyable {
  var minX: Int32 = 0
  var minY: Int32 = 0
  var maxX: Int32 = 0
  var maxY: Int32 = 0

  static let everything = SceneRect(minX: -1 << 24, minY: -1 << 24, maxX: 1 << 24, maxY: 1 << 24)

  var width: Int { Int(maxX) - Int(minX) }
  var height: Int { Int(maxY) - Int(minY) }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }
  var area: Int { isEmpty ? 0 : width * height }
  var pixelRect: PixelRect { PixelRect(minX: Int(minX), minY: Int(minY), maxX: Int(maxX), maxY: Int(maxY)) }

  @inline(__always)
  func intersection(_ o: SceneRect) -> SceneRect {
    SceneRect(minX: max(minX, o.minX), minY: max(minY, o.minY), maxX: min(maxX, o.maxX), maxY: min(maxY, o.maxY))
  }

  @inline(__always)
  func union(_ o: SceneRect) -> SceneRect {
    if isEmpty { return o }
    if o.isEmpty { return self }
    return SceneRect(minX: min(minX, o.minX), minY: min(minY, o.minY), maxX: max(maxX, o.maxX), maxY: max(maxY, o.maxY))
  }

  @inline(__always)
  func intersects(_ o: SceneRect) -> Bool {
    max(minX, o.minX) < min(maxX, o.maxX) && max(minY, o.minY) < min(maxY, o.maxY)
  }

  @inline(__always)
  func contains(_ o: SceneRect) -> Bool {
    o.isEmpty || (minX <= o.minX && minY <= o.minY && maxX >= o.maxX && maxY >= o.maxY)
  }

  func outset(_ d: Int32) -> SceneRect {
    SceneRect(minX: minX - d, minY: minY - d, maxX: maxX + d, maxY: maxY + d)
  }

  init() {}

  init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  init(_ r: PixelRect) {
    self.init(minX: Int32(r.minX), minY: Int32(r.minY), maxX: Int32(r.maxX), maxY: Int32(r.maxY))
  }
}

/// An affine transform from a layer's points to device pixels: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
struct SceneTransform: Equatable, BitwiseCopyable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  /// Returns the transform of a layer in the coordinate space of this transform, or `nil` if it is not affine.
  @inline(__always)
  func entering(position: CGPoint, transform: ProjectionTransform?) -> SceneTransform? {
    var r = SceneTransform()
    guard let t = transform else {
      (r.a, r.b, r.c, r.d) = (a, b, c, d)
      r.tx = position.x * a + position.y * c + tx
      r.ty = position.x * b + position.y * d + ty
      return r
    }
    guard t.m13 == 0, t.m23 == 0, t.m33 == 1 else { return nil }
    let x = t.m31 + position.x
    let y = t.m32 + position.y
    r.a = t.m11 * a + t.m12 * c
    r.b = t.m11 * b + t.m12 * d
    r.c = t.m21 * a + t.m22 * c
    r.d = t.m21 * b + t.m22 * d
    r.tx = x * a + y * c + tx
    r.ty = x * b + y * d + ty
    return r
  }

  var isDrawable: Bool {
    let det = a * d - b * c
    return det.isFinite && abs(det) > 1e-12 && tx.isFinite && ty.isFinite
  }

  var device: DeviceTransform {
    var r = DeviceTransform()
    (r.m11, r.m12, r.m21, r.m22, r.m31, r.m32) = (a, b, c, d, tx, ty)
    return r
  }

  /// The whole pixels that a rectangle becomes, if its edges lie on them.
  func wholePixels(_ rectangle: CGRect) -> SceneRect? {
    guard (b == 0 && c == 0) || (a == 0 && d == 0) else { return nil }
    let box = bounds(of: rectangle)
    let limit = 8_000_000.0
    func whole(_ v: Double) -> Int32? {
      let r = v.rounded()
      return abs(v - r) < 1.0 / 512 && abs(r) < limit ? Int32(r) : nil
    }
    guard let minX = whole(box.minX), let minY = whole(box.minY), let maxX = whole(box.maxX),
      let maxY = whole(box.maxY)
    else { return nil }
    return SceneRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
  }

  /// The box around the image of a rectangle.
  @inline(__always)
  func bounds(of r: CGRect) -> (minX: Double, minY: Double, maxX: Double, maxY: Double) {
    let (x0, y0) = (Double(r.origin.x), Double(r.origin.y))
    let (w, h) = (Double(r.size.width), Double(r.size.height))
    let px = a * x0 + c * y0 + tx
    let py = b * x0 + d * y0 + ty
    let (aw, ch, bw, dh) = (a * w, c * h, b * w, d * h)
    return (
      px + min(aw, 0) + min(ch, 0), py + min(bw, 0) + min(dh, 0), px + max(aw, 0) + max(ch, 0),
      py + max(bw, 0) + max(dh, 0)
    )
  }
}

/// A layer of the scene, in drawing order.
struct SceneNode: BitwiseCopyable {
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// The whole subtree is one operation.
    static let isTree = Flags(rawValue: 1)
    /// The node has a clip that is a rectangle of whole pixels.
    static let hasClip = Flags(rawValue: 2)
    /// The transform was not affine during compilation.
    static let isProjective = Flags(rawValue: 4)
    /// The subtree is one operation only because of the position of its clip.
    static let hasSoftClip = Flags(rawValue: 8)
    /// The content has changed since the last compilation.
    static let hasNewContent = Flags(rawValue: 16)
  }

  var layer: Unmanaged<Layer>
  var parent: Int32
  /// The index after the last node of the subtree.
  var end: Int32 = 0
  var firstOperation: Int32 = 0
  var endOperation: Int32 = 0
  /// The index before the last compilation, or −1 for a new node.
  var previous: Int32 = -1
  var stamp: Int32 = 0
  var flags: Flags = []
  var transform = SceneTransform()
  /// The opacity multiplied by those of the ancestors. 0 where nothing is drawn.
  var opacity = 1.0
  var clip = SceneRect.everything
}

/// An operation that is redrawn in this frame, with its previous bounds.
struct InvalidatedOperation: BitwiseCopyable {
  var operation: Int32
  var bounds: SceneRect
}

/// A drawing operation.
struct SceneOperation: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// A shape in one color.
    case shape
    /// An image of a layer's own content.
    case content
    /// An image of a layer's tree.
    case tree
    /// A layer's own content that samples its backdrop.
    case backdropContent
    /// A layer's tree that does.
    case backdropTree
  }

  var node: Int32
  var kind: Kind
  /// A Boolean value that indicates whether the operation has changed since the last compilation.
  var isDynamic = false
  /// A Boolean value that indicates whether the operation covers whole pixels, so that it needs no mask.
  var isWhole = false
  /// A Boolean value that indicates whether the shape has a mask of its own that is drawn each time.
  var isLarge = false
  /// Index of its shape.
  var shape: Int32 = -1
  var color = SIMD4<Float>()
  /// The premultiplied color including opacity.
  var pixel: UInt32 = 0
  /// The pixels that the operation may change.
  var bounds = SceneRect()
  /// The pixels that the operation may read or change.
  var reach = SceneRect()
  /// The bounds in the index.
  var indexed = SceneRect()
  var stamp: Int32 = 0
  /// The region with which its damage was last drawn, or −1 for none.
  var region: Int32 = -1
  // The key of the mask.
  var scale = MaskScale()
  /// The whole and fractional pixels (1/256) of the shape's origin.
  var originX: Int32 = 0
  var originY: Int32 = 0
  var phaseX: Int32 = 0
  var phaseY: Int32 = 0
  /// A hash of the appearance of a tree or a content; see `ImageKey`.
  var hash: UInt64 = 0

  @inline(__always)
  mutating func place(_ placement: ShapePlacement) {
    isWhole = placement.form == .whole
    isLarge = placement.form == .large
    originX = placement.originX
    originY = placement.originY
    phaseX = placement.phaseX
    phaseY = placement.phaseY
    scale = placement.scale
    bounds = placement.bounds
    reach = placement.bounds
  }

  /// True if it is drawn in one go or not at all, because its pixels depend on others.
  var isAtomic: Bool { kind == .backdropContent || kind == .backdropTree }
}
