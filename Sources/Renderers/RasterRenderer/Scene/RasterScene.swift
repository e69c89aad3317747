import CCairo
import Drawing
import Foundation
import Geometry
import PixelKernels

/// An image of a display list that is kept between frames: only changes are processed, and only the pixels that
/// changed layers covered or cover are redrawn.
///
/// The tree is compiled into a flat list of operations in drawing order. Shapes in one color are blended by the pixel
/// kernels from masks that equal shapes share. All other content is drawn by Cairo, as a whole or not at all. A
/// redrawn part has the same bytes as in a completely redrawn image.
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
  /// The operations that sample their backdrop, in the order of drawing.
  let readers = UnsafeList<Int32>(capacity: 4)
  var base = SceneTransform()
  var area = SceneRect()

  // The current frame.
  var stamp: Int32 = 0
  var needsCompilation = true
  /// A Boolean value that indicates whether a layer occurs several times in the tree, as a symbol that is drawn twice,
  /// so that its changes are not tracked.
  var sharesLayers = false
  let invalidatedOperations = UnsafeList<InvalidatedOperation>(capacity: 64)
  let damage = UnsafeList<Damage>(capacity: 64)
  var clean: UInt32 = 0
  /// The most recently converted color.
  var lastColor: (from: Color.Resolved, to: SIMD4<Float>)?

  // The index of operations by position.
  let tiles = UnsafeList<Int32>(capacity: 16)
  let tileDamage = UnsafeList<TileDamage>(capacity: 16)
  var tileColumns = 0
  var tileRows = 0
  let entries = UnsafeList<TileEntry>(capacity: 64)
  let large = UnsafeList<Int32>(capacity: 16)
  var indexIsStale = true

  // The regions that are redrawn repeatedly.
  let redrawRegions = UnsafeList<RedrawRegion>(capacity: 16)
  let regionOperations = UnsafeList<Int32>(capacity: 64)
  var spotsAreStale = true
  /// The number of the first region in the list. Earlier ones have been removed.
  var firstRegion: Int32 = 0
  var spotBuffers: [PixelBuffer] = []
  var spotPixels = 0
  /// The first region of each backdrop number.
  let backdropIDs = UnsafeList<Int32>(capacity: 16)
  let regionCopies = UnsafeList<RegionCopy>(capacity: 4)
  var nextRegionCopy = 0
  let found = UnsafeList<Int32>(capacity: 64)
  let marks = UnsafeList<Int32>(capacity: 64)
  var mark: Int32 = 0
  var backdrop: PixelBuffer?
  /// The operations before this one do not move and are part of the backdrop.
  var backdropEnd: Int32 = 0

  // Counters for tests and benchmarks.
  package private(set) var compilations = 0
  package private(set) var fullRedraws = 0
  /// The number of parts that were copied from equal ones.
  package internal(set) var copiedParts = 0

  /// The number of layer images that were drawn.
  package var rasterizedImages: Int { renderer.images.misses }

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
    backdropIDs.deallocate()
    regionCopies.deallocate()
    found.deallocate()
    marks.deallocate()
  }

  /// Updates `surface` to the current content of `root`. For incremental drawing, the same surface must be passed
  /// again, and nothing else may draw into it.
  ///
  /// - Returns: The number of changed rectangles; see `damagedRect(_:)`.
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
      // Preparing a region costs more than drawing its contents once.
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

  /// Returns a rectangle of the last frame's damage region, in pixels.
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

  /// Compiles the tree again and compares it with the previous one. Returns false if everything must be redrawn.
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

/// A part to be redrawn, and the operation that mainly caused it.
struct Damage: BitwiseCopyable {
  var rect: SceneRect
  var owner: Int32
}

/// The target of drawing operations.
struct PixelTarget {
  let buffer: PixelBuffer
  let pixels: UnsafeMutablePointer<UInt32>
  let stride: Int

  init(_ buffer: PixelBuffer) {
    self.buffer = buffer
    buffer.flush()
    stride = buffer.stride / 4
    // The pixel at the device's origin, which may be outside of the buffer.
    let first = UnsafeMutableRawPointer(buffer.data).assumingMemoryBound(to: UInt32.self)
    pixels = first - buffer.originY * stride - buffer.originX
  }

  @inline(__always)
  func at(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + (y * stride + x) }

  @inline(__always)
  func at(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> { pixels + (Int(y) * stride + Int(x)) }
}
