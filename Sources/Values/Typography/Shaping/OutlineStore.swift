import Foundation
import Geometry
internal import CPangoCairo

/// The outlines of one face, independent of its size.
///
/// They are extracted once at 2048 units per em, where the resolution of Cairo's fixed-point coordinates (1/256 of a
/// unit) is sufficient, and scaled from there. All members are guarded by the engine's lock.
final class OutlineStore {
  static let size: CGFloat = 2048

  private let font: OpaquePointer
  private let canvas: OpaquePointer
  private var paths: [UInt32: Path] = [:]

  private init(_ source: OpaquePointer, size: CGFloat, stretch: CGFloat) {
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(source, &matrix)
    let factor = Double(Self.size / size)
    matrix.xx *= factor * Double(stretch)
    matrix.xy *= factor * Double(stretch)
    matrix.yx *= factor
    matrix.yy *= factor
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options: OpaquePointer = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    font = cairo_scaled_font_create(cairo_scaled_font_get_font_face(source), &matrix, &identity, options)
    let surface: OpaquePointer = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    canvas = cairo_create(surface)
    cairo_surface_destroy(surface)
    cairo_set_scaled_font(canvas, font)
  }

  deinit {
    cairo_destroy(canvas)
    cairo_scaled_font_destroy(font)
  }

  func outline(of glyph: UInt32) -> Path {
    if let path = paths[glyph] { return path }
    cairo_new_path(canvas)
    var positioned = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_glyph_path(canvas, &positioned, 1)
    guard let copy = cairo_copy_path(canvas) else { return Path() }
    defer { cairo_path_destroy(copy) }
    let path = Self.path(copy.pointee)
    paths[glyph] = path
    return path
  }

  private static func path(_ source: cairo_path_t) -> Path {
    var elements: [Path.Element] = []
    guard let data = source.data else { return Path() }
    func point(_ index: Int) -> CGPoint { CGPoint(x: data[index].point.x, y: data[index].point.y) }
    var index = 0
    let count = Int(source.num_data)
    while index < count {
      let header = data[index].header
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(to: point(index + 1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(to: point(index + 1)))
      case CAIRO_PATH_CURVE_TO:
        elements.append(
          .curve(to: point(index + 3), control1: point(index + 1), control2: point(index + 2)))
      default: elements.append(.closeSubpath)
      }
      index += Int(header.length)
    }
    // Cairo adds a move after a close, which is not part of the outline.
    if case .move = elements.last { elements.removeLast() }
    var cleaned: [Path.Element] = []
    for (position, element) in elements.enumerated() {
      if case .move = element, position + 1 < elements.count, case .move = elements[position + 1] { continue }
      cleaned.append(element)
    }
    return Path(elements: cleaned)
  }

  /// Faces retain their stores, which are shared by all sizes.
  nonisolated(unsafe) private static let stores = BoundedCache<String, OutlineStore>(budget: 64)

  static func store(named name: String, font: OpaquePointer, size: CGFloat, stretch: CGFloat) -> OutlineStore {
    if let store = stores.value(for: name) { return store }
    let store = OutlineStore(font, size: size, stretch: stretch)
    stores.insert(store, for: name, cost: 1)
    return store
  }
}
