import CCairo
import Foundation
import PixelKernels

/// A Cairo image surface (ARGB32, premultiplied) with a drawing context, both released with the object.
final class PixelBuffer {
  let width: Int
  let height: Int
  /// The position of the buffer's first pixel on the device's pixel grid.
  let originX: Int
  let originY: Int
  let surface: OpaquePointer
  let context: OpaquePointer
  let stride: Int
  /// The memory of the pixels, if Cairo does not own it.
  private let pages: LargePages?

  /// Creates a transparent buffer.
  init(width: Int, height: Int, originX: Int = 0, originY: Int = 0) {
    self.width = width
    self.height = height
    self.originX = originX
    self.originY = originY
    let bytesPerRow = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(clamping: width)))
    pages = bytesPerRow * height < LargePages.threshold ? nil : LargePages(bytes: bytesPerRow * height)
    if let pages {
      let pixels = pages.base.assumingMemoryBound(to: UInt8.self)
      surface = cairo_image_surface_create_for_data(
        pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
    } else {
      surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    }
    context = cairo_create(surface)
    stride = Int(cairo_image_surface_get_stride(surface))
    // The maximum distance of a chord from its curve in pixels. Cairo's default of 0.1 is visible in measured edges.
    cairo_set_tolerance(context, 0.02)
  }

  /// Creates a buffer in external memory, which must outlive the buffer.
  init(width: Int, height: Int, memory: UnsafeMutableRawPointer, stride: Int) {
    self.width = width
    self.height = height
    self.stride = stride
    pages = nil
    originX = 0
    originY = 0
    let pixels = memory.assumingMemoryBound(to: UInt8.self)
    surface = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride))
    context = cairo_create(surface)
    cairo_set_tolerance(context, 0.02)
  }

  /// Draws into a mask's memory: only alpha is kept. `rgba` and filters are not for it.
  init(coverage: UnsafeMutablePointer<UInt8>, rect: SceneRect, stride: Int) {
    width = rect.width
    height = rect.height
    originX = Int(rect.minX)
    originY = Int(rect.minY)
    self.stride = stride
    pages = nil
    surface = cairo_image_surface_create_for_data(
      coverage, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
    context = cairo_create(surface)
    cairo_set_tolerance(context, 0.02)
  }

  /// The same pixels at another place.
  init(_ other: PixelBuffer, movedX dx: Int, y dy: Int) {
    width = other.width
    height = other.height
    originX = other.originX + dx
    originY = other.originY + dy
    stride = other.stride
    pages = other.pages
    surface = cairo_surface_reference(other.surface)
    context = cairo_create(surface)
  }

  convenience init(_ rect: PixelRect) {
    self.init(width: rect.width, height: rect.height, originX: rect.minX, originY: rect.minY)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// The rectangle of the buffer on the device's pixel grid.
  var rect: PixelRect { PixelRect(minX: originX, minY: originY, maxX: originX + width, maxY: originY + height) }

  /// The pixels. Call `flush` first, and `markDirty` after writing.
  var data: UnsafeMutablePointer<UInt8> { cairo_image_surface_get_data(surface) }

  func flush() { cairo_surface_flush(surface) }
  func markDirty() { cairo_surface_mark_dirty(surface) }

  /// Returns a copy of the part of the buffer inside `rect`, transparent where `rect` extends beyond it.
  func copy(_ rect: PixelRect) -> PixelBuffer {
    let copy = PixelBuffer(rect)
    cairo_set_operator(copy.context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(copy.context, surface, Double(originX - rect.minX), Double(originY - rect.minY))
    cairo_paint(copy.context)
    cairo_set_operator(copy.context, CAIRO_OPERATOR_OVER)
    return copy
  }

  func rgba(premultiplied: Bool) -> [UInt8] {
    flush()
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { out, count in
      count = width * height * 4
      let target = UnsafeMutableRawPointer(out.baseAddress!).bindMemory(to: UInt32.self, capacity: width * height)
      glowworm_convert_to_rgba(
        target, UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self), stride / 4, Int32(width), Int32(height),
        premultiplied ? 1 : 0)
    }
  }
}
