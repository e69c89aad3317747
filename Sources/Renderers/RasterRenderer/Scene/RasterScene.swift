import CCairo
import Drawing
import Foundation
import Geometry
import PixelKernels

/// A picture of a display list that is kept from frame to frame: only what changed is looked at, and only the pixels
/// that it covered or covers are drawn again.
///
/// The tree is compiled into a flat list of operations in the order of drawing. Shapes in one color are blended by our
/// own loops from masks that equal shapes share; everything else is drawn by Cairo, in one piece or not at all. A
/// redrawn part has the same bytes as a picture drawn afresh.
package final class RasterScene {
  let renderer: RasterRenderer
  let masks: MaskCache
  let tracker = LayerTracker()
  private weak var root: Layer?
  private(set) var surface: RasterSurface?

  // The compiled tree.
  let nodes = UnsafeList<SceneNode>(capacity: 64)
  let operations = UnsafeList<SceneOperation>(capacity: 64)
  let oldNodes = UnsafeList<SceneNode>(capacity: 64)
  let oldOperations = UnsafeList<SceneOperation>(capacity: 64)
  /// The operations that look at their backdrop, in the order of drawing.
  let readers = UnsafeList<Int32>(capacity: 4)
  var base = SceneTransform()
  var area = SceneRect()

  // The frame.
  var stamp: Int32 = 0
  var needsCompilation = true
  /// A layer stands in several places of the tree, as a symbol drawn twice does: its changes are not followed.
  var sharesLayers = false
  let invalidatedOperations = UnsafeList<InvalidatedOperation>(capacity: 64)
  let damage = UnsafeList<Damage>(capacity: 64)
  var clean: UInt32 = 0
  /// The color converted last.
  var lastColor: (from: Color.Resolved, to: SIMD4<Float>)?

  // The index.
  let tiles = UnsafeList<Int32>(capacity: 16)
  let tileDamage = UnsafeList<TileDamage>(capacity: 16)
  var tileColumns = 0
  var tileRows = 0
  let entries = UnsafeList<TileEntry>(capacity: 64)
  let large = UnsafeList<Int32>(capacity: 16)
  var indexIsStale = true

  // Places that are drawn again and again.
  let redrawRegions = UnsafeList<RedrawRegion>(capacity: 16)
  let regionOperations = UnsafeList<Int32>(capacity: 64)
  var spotsAreStale = true
  /// The number of the first region in the list: those before it are forgotten.
  var firstRegion: Int32 = 0
  var spotBuffers: [PixelBuffer] = []
  var spotPixels = 0
  /// The first place of each backdropID of a backdrop.
  let looks = UnsafeList<Int32>(capacity: 16)
  let regionCopies = UnsafeList<RegionCopy>(capacity: 4)
  var nextRegionCopy = 0
  let found = UnsafeList<Int32>(capacity: 64)
  let marks = UnsafeList<Int32>(capacity: 64)
  var mark: Int32 = 0
  var backdrop: PixelBuffer?
  /// Operations before this one are still and in the backdrop.
  var backdropEnd: Int32 = 0

  // Counters, for tests and benchmarks.
  package private(set) var compilations = 0
  package private(set) var fullRedraws = 0
  /// Parts that were copied from others which backdropID alike.
  package internal(set) var copiedParts = 0

  package init(_ renderer: RasterRenderer = RasterRenderer()) {
    self.renderer = renderer
    masks = renderer.masks
  }

  deinit {
    discardRegions()
    nodes.deallocate()
    operations.deallocate()
    oldNodes.deallocate()
    oldOperations.deallocate()
    readers.deallocate()
    invalidatedOperations.deallocate()
    damage.deallocate()
    tiles.deallocate()
    tileDamage.deallocate()
    entries.deallocate()
    large.deallocate()
    redrawRegions.deallocate()
    regionOperations.deallocate()
    looks.deallocate()
    regionCopies.deallocate()
    found.deallocate()
    marks.deallocate()
  }

  /// Brings `surface` to what `root` shows now. The same surface has to be passed again for only changes to be drawn,
  /// and nobody else may draw on it.
  ///
  /// - Returns: how many rectangles changed; see `damagedRect(_:)`.
  @discardableResult
  package func render(_ root: Layer, into surface: RasterSurface) -> Int {
    stamp += 1
    damage.removeAll()
    invalidatedOperations.removeAll()
    masks.beginFrame()
    let hasChanges = !tracker.isEmpty || tracker.hasStructureChange
    let isNew = surface !== self.surface || root !== self.root || !isTracked(root) || (sharesLayers && hasChanges)
    if isNew {
      self.surface = surface
      self.root = root
      start(surface)
      compile(root)
      return redrawAll()
    }
    if !needsCompilation && !tracker.hasStructureChange {
      if tracker.isEmpty { return 0 }
      collectChanges()
    }
    if masks.shapes.count > MaskCache.mostShapes + 4 * operations.count { needsCompilation = true }
    let isCompiled = needsCompilation || tracker.hasStructureChange
    if isCompiled {
      if !recompile(root) { return redrawAll() }
    }
    finishInvalidatedOperations()
    if damage.count == 0 { return 0 }
    updateIndex()
    if spotsAreStale {
      // Preparing a place costs more than drawing what is in it once.
      if damage.count > 64, damage.count * 4 > operations.count { return redrawAll() }
      discardRegions()
    }
    growDamage(isCompiled: isCompiled)
    if damagedArea > area.area / 4 * 3 { return redrawAll() }
    drawDamage()
    return damage.count
  }

  private func isTracked(_ root: Layer) -> Bool {
    root.isTracked(by: tracker)
  }

  /// A rectangle of the last frame's damage, in pixels.
  package func damagedRect(_ index: Int) -> (x: Int, y: Int, width: Int, height: Int) {
    let r = damage[index].rect
    return (Int(r.minX), Int(r.minY), r.width, r.height)
  }

  private var damagedArea: Int {
    var sum = 0
    for index in 0..<damage.count { sum += damage[index].rect.area }
    return sum
  }

  private func start(_ surface: RasterSurface) {
    base = SceneTransform()
    base.a = surface.scale
    base.d = surface.scale
    area = SceneRect(surface.buffer.rect)
    clean = surface.cleanPixel
    nodes.removeAll()
    operations.removeAll()
  }

  private func compile(_ root: Layer) {
    compilations += 1
    compileTree(root)
    nodes.trim()
    operations.trim()
    readers.removeAll()
    for index in 0..<operations.count where operations[index].isAtomic { readers.append(Int32(index)) }
    needsCompilation = false
    indexIsStale = true
    spotsAreStale = true
  }

  private func redrawAll() -> Int {
    fullRedraws += 1
    finishInvalidatedOperations()
    damage.removeAll()
    damage.append(Damage(rect: area, owner: -1))
    let target = PixelTarget(surface!.buffer)
    glowworm_fill(target.pixels, target.stride, Int32(area.width), Int32(area.height), clean)
    for index in 0..<operations.count { draw(index, in: area, target) }
    surface!.buffer.markDirty()
    return 1
  }

  /// Compiles the tree anew and finds what differs. False: everything has to be drawn.
  private func recompile(_ root: Layer) -> Bool {
    nodes.exchange(with: oldNodes)
    operations.exchange(with: oldOperations)
    nodes.removeAll()
    operations.removeAll()
    invalidatedOperations.removeAll()
    damage.removeAll()
    compile(root)
    let isComparable = compareWithOld()
    oldNodes.removeAll()
    oldOperations.removeAll()
    oldNodes.trim()
    oldOperations.trim()
    return isComparable
  }
}

/// A part to be drawn again, and the operation that it is mostly about.
struct Damage: BitwiseCopyable {
  var rect: SceneRect
  var owner: Int32
}

/// Where operations draw.
struct PixelTarget {
  let buffer: PixelBuffer
  let pixels: UnsafeMutablePointer<UInt32>
  let stride: Int

  init(_ buffer: PixelBuffer) {
    self.buffer = buffer
    buffer.flush()
    stride = buffer.stride / 4
    // At the device's origin, which may lie outside the buffer.
    let first = UnsafeMutableRawPointer(buffer.data).assumingMemoryBound(to: UInt32.self)
    pixels = first - buffer.originY * stride - buffer.originX
  }

  @inline(__always)
  func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y * stride + x) }

  @inline(__always)
  func at(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> { pixels + (Int(y) * stride + Int(x)) }
}
