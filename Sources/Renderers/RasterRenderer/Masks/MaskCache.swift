import CCairo
import Drawing
import Foundation
import Geometry
import PixelKernels

/// The linear part of a shape's transform, rounded to a millionth of a pixel per point, so that rounding errors do
/// not create new masks.
struct MaskScale: Equatable, BitwiseCopyable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0

  init() {}

  @inline(__always)
  init(_ t: SceneTransform) {
    let steps = 1_048_576.0
    a = (t.a * steps).rounded() / steps
    b = (t.b * steps).rounded() / steps
    c = (t.c * steps).rounded() / steps
    d = (t.d * steps).rounded() / steps
  }
}

/// The coverage of a shape at one size and sub-pixel phase, with 8 bits per pixel.
struct Mask: BitwiseCopyable {
  var shape: Int32
  var phaseX: Int32
  var phaseY: Int32
  var scale: MaskScale
  /// The rectangle relative to the whole pixel of the shape's origin.
  var rect: SceneRect
  var stride: Int
  var coverage: UnsafeMutablePointer<UInt8>
}

/// The masks by shape, size and phase, in one block of memory that is released as a whole when it is full.
final class MaskCache {
  let shapes = ShapeTable()
  private unowned let renderer: RasterRenderer
  let masks = UnsafeList<Mask>(capacity: 256)
  private let table = UnsafeList<Int32>(capacity: 1024)
  private var block: UnsafeMutableRawPointer
  private var blockSize = 8 << 20
  private var used = 0
  private var sums: UnsafeMutablePointer<Float>
  private var sumsCount = 4096
  private var usesSinceReset = 0

  /// Larger masks are not shared, in pixels.
  static let largest = 1 << 20
  /// Room for a mask that is not shared.
  private var scratch: UnsafeMutablePointer<UInt8>
  private var scratchSize = 1 << 16

  init(_ renderer: RasterRenderer) {
    self.renderer = renderer
    block = .allocate(byteCount: blockSize, alignment: 64)
    scratch = .allocate(capacity: scratchSize)
    sums = .allocate(capacity: sumsCount)
    sums.initialize(repeating: 0, count: sumsCount)
    table.fill(-1, count: 1024)
  }

  deinit {
    masks.deallocate()
    table.deallocate()
    block.deallocate()
    scratch.deallocate()
    sums.deallocate()
  }

  /// The whole pixels that a shape may cover.
  @inline(__always)
  static func rect(of traits: ShapeTraits, _ t: SceneTransform) -> SceneRect {
    let box = t.bounds(of: traits.bounds)
    // Cairo rounds to 1/256, and the outline of a stroke may extend slightly beyond its bounds.
    let soft = traits.isConvex ? 0 : 1.0 / 128
    let limit = 8_000_000.0
    return SceneRect(
      minX: Int32(max(-limit, min(limit, (box.minX - soft).rounded(.down)))),
      minY: Int32(max(-limit, min(limit, (box.minY - soft).rounded(.down)))),
      maxX: Int32(max(-limit, min(limit, (box.maxX + soft).rounded(.up)))),
      maxY: Int32(max(-limit, min(limit, (box.maxY + soft).rounded(.up)))))
  }

  /// Returns the mask of an operation's shape, and creates it if necessary.
  @inline(__always)
  func mask(for operation: UnsafePointer<SceneOperation>) -> UnsafePointer<Mask> {
    let last = Int(shapes.traits[Int(operation.pointee.shape)].lastMask)
    if last >= 0, fits(masks.base + last, operation) { return UnsafePointer(masks.base + last) }
    return find(operation)
  }

  @inline(__always)
  private func fits(_ mask: UnsafePointer<Mask>, _ o: UnsafePointer<SceneOperation>) -> Bool {
    mask.pointee.shape == o.pointee.shape && mask.pointee.phaseX == o.pointee.phaseX
      && mask.pointee.phaseY == o.pointee.phaseY && mask.pointee.scale == o.pointee.scale
  }

  private func find(_ operation: UnsafePointer<SceneOperation>) -> UnsafePointer<Mask> {
    let o = operation.pointee
    let bits = table.count - 1
    var place = Self.hash(o) & bits
    while table[place] >= 0 {
      let index = Int(table[place])
      if fits(masks.base + index, operation) {
        shapes.traits[Int(o.shape)].lastMask = Int32(index)
        return UnsafePointer(masks.base + index)
      }
      place = (place + 1) & bits
    }
    let index = make(o)
    shapes.traits[Int(o.shape)].lastMask = Int32(index)
    insert(index)
    return UnsafePointer(masks.base + index)
  }

  private static func hash(_ o: SceneOperation) -> Int {
    var h = UInt64(UInt32(bitPattern: o.shape)) &* 0x9E37_79B9_7F4A_7C15
    h = (h ^ UInt64(UInt32(bitPattern: o.phaseX &* 257 &+ o.phaseY))) &* 0xD6E8_FEB8_6659_FD93
    h = (h ^ o.scale.a.bitPattern ^ h >> 29) &* 0xD6E8_FEB8_6659_FD93
    h = (h ^ o.scale.d.bitPattern ^ h >> 31) &* 0x9E37_79B9_7F4A_7C15
    h = (h ^ o.scale.b.bitPattern ^ h >> 30) &* 0xD6E8_FEB8_6659_FD93
    h = (h ^ o.scale.c.bitPattern) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: h >> 33)
  }

  private func insert(_ index: Int) {
    if masks.count * 2 > table.count {
      table.fill(-1, count: table.count * 2)
      for each in 0..<masks.count { put(each) }
    } else {
      put(index)
    }
  }

  private func put(_ index: Int) {
    let m = masks[index]
    var key = SceneOperation(node: 0, kind: .shape)
    (key.shape, key.phaseX, key.phaseY, key.scale) = (m.shape, m.phaseX, m.phaseY, m.scale)
    let bits = table.count - 1
    var place = Self.hash(key) & bits
    while table[place] >= 0 { place = (place + 1) & bits }
    table[place] = Int32(index)
  }

  /// Removes all masks.
  func reset() {
    masks.removeAll()
    table.fill(-1, count: table.count)
    shapes.forgetMasks()
    used = 0
  }

  /// Starts a frame. A block that a single frame exceeds is too small.
  func beginFrame() { usesSinceReset = 0 }

  private func scratchMemory(_ bytes: Int) -> UnsafeMutablePointer<UInt8> {
    if used + bytes > blockSize {
      if usesSinceReset > 0 || bytes > blockSize, blockSize < 64 << 20 {
        block.deallocate()
        blockSize *= 2
        block = .allocate(byteCount: blockSize, alignment: 64)
      }
      reset()
      usesSinceReset += 1
    }
    let place = block + used
    used += (bytes + 63) & ~63
    return place.assumingMemoryBound(to: UInt8.self)
  }

  private func make(_ o: SceneOperation) -> Int {
    let traits = shapes.traits[Int(o.shape)]
    var transform = SceneTransform()
    (transform.a, transform.b, transform.c, transform.d) = (o.scale.a, o.scale.b, o.scale.c, o.scale.d)
    transform.tx = Double(o.phaseX) / 256
    transform.ty = Double(o.phaseY) / 256
    let rect = Self.rect(of: traits, transform)
    let stride = Self.stride(rect)
    let coverage = scratchMemory(stride * rect.height + 8)
    let mask = Mask(
      shape: o.shape, phaseX: o.phaseX, phaseY: o.phaseY, scale: o.scale, rect: rect, stride: stride,
      coverage: coverage)
    rasterize(shapes[o.shape], traits, transform.device, rect, coverage)
    masks.append(mask)
    return masks.count - 1
  }

  /// Eight bytes more than the row, which blending may read.
  private static func stride(_ rect: SceneRect) -> Int { (rect.width + 15) & ~7 }

  /// Shapes that are numbered at most before those no longer in use are forgotten.
  static let mostShapes = 4096

  /// Coverage of a shape that costs so much to rasterize that its mask is shared also where it is drawn into another
  /// layer's image; nil for other shapes, and for large ones.
  func sharedCoverage(
    of shape: SceneShape, placed t: SceneTransform, within limit: SceneRect, bounds: (SceneShape) -> CGRect
  ) -> Coverage? {
    if case .fill = shape { return nil }
    var operation = SceneOperation(node: 0, kind: .shape)
    operation.shape = shapes.intern(shape) { bounds(shape) }
    let placement = ShapePlacement(shapes.traits[Int(operation.shape)], t, clip: limit)
    if placement.form == .large { return nil }
    guard placement.form == .mask else { return Coverage(rect: SceneRect(), stride: 0, bytes: UnsafePointer(scratch)) }
    operation.place(placement)
    let mask = withUnsafePointer(to: operation) { self.mask(for: $0) }
    let (x, y) = (placement.originX &+ mask.pointee.rect.minX, placement.originY &+ mask.pointee.rect.minY)
    let rect = placement.bounds
    let first = Int(rect.minY &- y) * mask.pointee.stride + Int(rect.minX &- x)
    return Coverage(rect: rect, stride: mask.pointee.stride, bytes: UnsafePointer(mask.pointee.coverage + first))
  }

  /// Coverage of a shape that shares no mask, as far as it lies in `limit`; valid until the next one.
  func coverage(
    of shape: SceneShape, _ traits: ShapeTraits, placed t: SceneTransform, within limit: SceneRect
  ) -> Coverage? {
    let placement = ShapePlacement(traits, t, clip: limit)
    if placement.form == .nothing { return nil }
    let coverage = makeScratch(placement.bounds)
    if placement.form == .whole {
      memset(scratch, 255, coverage.stride * coverage.rect.height)
    } else {
      rasterize(shape, traits, placement.rounded(t).device, placement.bounds, scratch)
    }
    return coverage
  }

  /// Coverage of a shape under a projective transform.
  func coverage(of shape: SceneShape, projected transform: DeviceTransform, within limit: SceneRect) -> Coverage? {
    if limit.isEmpty { return nil }
    let coverage = makeScratch(limit)
    rasterize(shape, ShapeTraits(), transform, limit, scratch)
    return coverage
  }

  /// A copy of coverage, cut by a clip; valid as long.
  func cut(_ coverage: Coverage, by clip: ClipMask) -> Coverage? {
    let rect = coverage.rect.intersection(clip.rect)
    if rect.isEmpty { return nil }
    // The copy is never larger than its original, so that both can share the memory.
    let stride = Self.stride(rect)
    if coverage.bytes != UnsafePointer(scratch) { _ = makeScratch(rect) }
    for y in rect.minY..<rect.maxY {
      memmove(scratch + Int(y - rect.minY) * stride, coverage.at(rect.minX, y), rect.width)
    }
    clip.multiply(scratch, stride, rect)
    return Coverage(rect: rect, stride: stride, bytes: UnsafePointer(scratch))
  }

  private func makeScratch(_ rect: SceneRect) -> Coverage {
    let stride = Self.stride(rect)
    let bytes = stride * rect.height + 8
    if bytes > scratchSize {
      scratch.deallocate()
      scratchSize = bytes
      scratch = .allocate(capacity: bytes)
    }
    return Coverage(rect: rect, stride: stride, bytes: UnsafePointer(scratch))
  }

  private func rasterize(
    _ shape: SceneShape, _ traits: ShapeTraits, _ transform: DeviceTransform, _ rect: SceneRect,
    _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    let stride = Self.stride(rect)
    if traits.isConvex, case .fill(let path, _) = shape {
      rasterize(path, transform, rect, coverage)
      return
    }
    // Everything else, with Cairo.
    memset(coverage, 0, stride * rect.height + 8)
    let buffer = PixelBuffer(coverage: coverage, rect: rect, stride: stride)
    renderer.paint(shape, placed: transform, in: DrawContext(buffer: buffer, area: buffer.rect))
    buffer.flush()
  }

  /// A convex outline, exactly.
  private func rasterize(
    _ path: Path, _ transform: DeviceTransform, _ rect: SceneRect, _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    let (width, height) = (rect.width, rect.height)
    let needed = (width + 2) * height
    if needed > sumsCount {
      sums.deallocate()
      sumsCount = needed * 2
      sums = .allocate(capacity: sumsCount)
      sums.initialize(repeating: 0, count: sumsCount)
    }
    var inner = SceneTransform()
    (inner.a, inner.b, inner.c, inner.d) = (transform.m11, transform.m12, transform.m21, transform.m22)
    inner.tx = transform.m31 - Double(rect.minX)
    inner.ty = transform.m32 - Double(rect.minY)
    OutlineWalker(sums: sums, width: Int32(width), height: Int32(height), transform: inner).walk(path)
    glowworm_resolve(sums, Int32(width), Int32(height), coverage, Self.stride(rect))
  }
}

/// A walker that converts an outline to device pixels, as chords within 1/100 of a pixel.
private struct OutlineWalker {
  let sums: UnsafeMutablePointer<Float>
  let width: Int32
  let height: Int32
  let transform: SceneTransform

  typealias Point = SIMD2<Double>

  private func map(_ p: CGPoint) -> Point {
    let (x, y) = (Double(p.x), Double(p.y))
    return Point(transform.a * x + transform.c * y + transform.tx, transform.b * x + transform.d * y + transform.ty)
  }

  private func line(_ p: Point, _ q: Point) {
    glowworm_accumulate_line(sums, width, height, p.x, p.y, q.x, q.y)
  }

  private func curve(_ p: Point, _ a: Point, _ b: Point, _ q: Point) {
    let bend1 = p - 2 * a + b
    let bend2 = a - 2 * b + q
    let most = max((bend1 * bend1).sum(), (bend2 * bend2).sum()).squareRoot()
    // The deviation of n chords from a cubic is at most 3/4 of its second difference / n².
    let count = max(1, min(256, Int((most * 75).squareRoot().rounded(.up))))
    var last = p
    for i in 1..<max(count, 1) {
      let t = Double(i) / Double(count)
      let u = 1 - t
      let k0 = u * u * u
      let k1 = 3 * u * u * t
      let k2 = 3 * u * t * t
      let k3 = t * t * t
      let next: Point = k0 * p + k1 * a + (k2 * b + k3 * q)
      line(last, next)
      last = next
    }
    line(last, q)
  }

  func walk(_ path: Path) {
    var start = Point()
    var current = Point()
    for element in path.elements {
      switch element {
      case .move(let to):
        current = map(to)
        start = current
      case .line(let to):
        let next = map(to)
        line(current, next)
        current = next
      case .quadCurve(let to, let control):
        let (c, next) = (map(control), map(to))
        let third = 2.0 / 3
        curve(current, current + (c - current) * third, next + (c - next) * third, next)
        current = next
      case .curve(let to, let control1, let control2):
        let next = map(to)
        curve(current, map(control1), map(control2), next)
        current = next
      case .closeSubpath:
        line(current, start)
        current = start
      }
    }
    line(current, start)
  }
}
