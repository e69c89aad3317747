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

  /// The maximum size of a mask in pixels.
  static let largest = 1 << 20

  init(_ renderer: RasterRenderer) {
    self.renderer = renderer
    block = .allocate(byteCount: blockSize, alignment: 64)
    sums = .allocate(capacity: sumsCount)
    sums.initialize(repeating: 0, count: sumsCount)
    table.fill(-1, count: 1024)
  }

  deinit {
    masks.deallocate()
    table.deallocate()
    block.deallocate()
    sums.deallocate()
  }

  /// Returns the rectangle of a shape's mask relative to the whole pixel of its origin.
  @inline(__always)
  func rect(of traits: ShapeTraits, scale: MaskScale, phaseX: Int32, phaseY: Int32) -> SceneRect {
    var t = SceneTransform()
    (t.a, t.b, t.c, t.d) = (scale.a, scale.b, scale.c, scale.d)
    t.tx = Double(phaseX) / 256
    t.ty = Double(phaseY) / 256
    let box = t.bounds(of: traits.bounds)
    // Cairo rounds to 1/256, and the outline of a stroke may extend slightly beyond its bounds.
    let soft = traits.isConvex ? 0 : 1.0 / 128
    let limit = 8_000_000.0
    return SceneRect(
      minX: Int32(max(-limit, (box.minX - soft).rounded(.down))),
      minY: Int32(max(-limit, (box.minY - soft).rounded(.down))),
      maxX: Int32(min(limit, (box.maxX + soft).rounded(.up))), maxY: Int32(min(limit, (box.maxY + soft).rounded(.up))))
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

  private func room(_ bytes: Int) -> UnsafeMutablePointer<UInt8> {
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
    let rect = rect(of: traits, scale: o.scale, phaseX: o.phaseX, phaseY: o.phaseY)
    // Eight bytes more than the row, which blending may read.
    let stride = (rect.width + 15) & ~7
    let bytes = stride * rect.height + 8
    let coverage = room(bytes)
    memset(coverage, 0, bytes)
    let mask = Mask(
      shape: o.shape, phaseX: o.phaseX, phaseY: o.phaseY, scale: o.scale, rect: rect, stride: stride,
      coverage: coverage)
    if traits.isConvex, case .fill(let path, _) = shapes[o.shape] {
      rasterize(path, mask)
    } else {
      draw(shapes[o.shape], mask)
    }
    masks.append(mask)
    return masks.count - 1
  }

  /// Rasterizes a convex outline exactly.
  private func rasterize(_ path: Path, _ mask: Mask) {
    let (width, height) = (mask.rect.width, mask.rect.height)
    let needed = (width + 2) * height
    if needed > sumsCount {
      sums.deallocate()
      sumsCount = needed * 2
      sums = .allocate(capacity: sumsCount)
      sums.initialize(repeating: 0, count: sumsCount)
    }
    var transform = SceneTransform()
    (transform.a, transform.b, transform.c, transform.d) = (mask.scale.a, mask.scale.b, mask.scale.c, mask.scale.d)
    transform.tx = Double(mask.phaseX) / 256 - Double(mask.rect.minX)
    transform.ty = Double(mask.phaseY) / 256 - Double(mask.rect.minY)
    OutlineWalker(sums: sums, width: Int32(width), height: Int32(height), transform: transform).walk(path)
    glowworm_resolve(sums, Int32(width), Int32(height), mask.coverage, mask.stride)
  }

  /// Rasterizes any other shape with Cairo.
  private func draw(_ shape: SceneShape, _ mask: Mask) {
    let buffer = PixelBuffer(mask: mask)
    let pass = DrawContext(buffer: buffer, area: buffer.rect)
    var transform = DeviceTransform()
    (transform.m11, transform.m12, transform.m21, transform.m22) = (
      mask.scale.a, mask.scale.b, mask.scale.c, mask.scale.d
    )
    transform.m31 = Double(mask.phaseX) / 256
    transform.m32 = Double(mask.phaseY) / 256
    let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1))
    var content: LayerContent
    switch shape {
    case .fill(let path, let style):
      content = .fill(FillContent(path: path, paint: black, style: style, bounds: .zero))
    case .stroke(let path, let style, let isAntialiased):
      content = .stroke(
        StrokeContent(path: path, paint: black, style: style, isAntialiased: isAntialiased, bounds: .zero))
    case .glyphs(var run):
      run.style = 0
      content = .text(TextContent(runs: [run], paints: [black], bounds: .zero, string: ""))
    }
    renderer.drawContent(content, placed: transform, opacity: 1, in: pass)
    buffer.flush()
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
