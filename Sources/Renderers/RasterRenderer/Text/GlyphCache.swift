import CCairo
import Foundation
import Geometry

/// The glyph outlines by face and glyph. An animated font size has a face for each of its sizes, so that only the most
/// recently used faces are kept.
final class GlyphCache {
  static let mostFaces = 128
  private let faces = BoundedCache<String, FaceOutlines>(budget: mostFaces)
  private var last: (source: any GlyphSource, face: FaceOutlines)?

  /// The number of faces in the cache.
  var count: Int { faces.count }

  func outline(of glyph: UInt32, in source: any GlyphSource) -> GlyphOutline {
    outlines(of: source).outline(of: glyph, in: source)
  }

  func outlines(of source: any GlyphSource) -> FaceOutlines {
    if let last, last.source === source { return last.face }
    let key = source.cacheKey
    let face: FaceOutlines
    if let known = faces.value(for: key) {
      face = known
    } else {
      face = FaceOutlines()
      faces.insert(face, for: key, cost: 1)
    }
    last = (source, face)
    return face
  }
}

/// The outlines of one face at one size.
final class FaceOutlines {
  private var glyphs: [UInt32: GlyphOutline] = [:]

  func outline(of glyph: UInt32, in source: any GlyphSource) -> GlyphOutline {
    if let outline = glyphs[glyph] { return outline }
    let outline = GlyphOutline(source.outline(of: glyph))
    glyphs[glyph] = outline
    return outline
  }
}

/// The outline of one glyph in Cairo's own form, so that drawing it is a single call.
final class GlyphOutline {
  let path: Path
  /// The bounds in points relative to the glyph's origin, or null if the outline is empty.
  let bounds: CGRect
  private let data: UnsafeMutableBufferPointer<cairo_path_data_t>
  private var cairoPath: cairo_path_t

  var isEmpty: Bool { data.isEmpty }

  init(_ path: Path) {
    self.path = path
    bounds = path.controlBounds
    var items: [cairo_path_data_t] = []
    var current = CGPoint.zero
    var start = CGPoint.zero

    func header(_ type: cairo_path_data_type_t, _ length: Int32) {
      var item = cairo_path_data_t()
      item.header.type = type
      item.header.length = length
      items.append(item)
    }
    func point(_ p: CGPoint) {
      var item = cairo_path_data_t()
      item.point.x = p.x
      item.point.y = p.y
      items.append(item)
    }
    func curve(_ a: CGPoint, _ b: CGPoint, _ to: CGPoint) {
      header(CAIRO_PATH_CURVE_TO, 4)
      point(a)
      point(b)
      point(to)
      current = to
    }

    for element in path.elements {
      switch element {
      case .move(let to):
        header(CAIRO_PATH_MOVE_TO, 2)
        point(to)
        current = to
        start = to
      case .line(let to):
        header(CAIRO_PATH_LINE_TO, 2)
        point(to)
        current = to
      case .quadCurve(let to, let control):
        let (a, b) = RasterRenderer.cubicControls(from: current, control: control, to: to)
        curve(a, b, to)
      case .curve(let to, let control1, let control2):
        curve(control1, control2, to)
      case .closeSubpath:
        header(CAIRO_PATH_CLOSE_PATH, 1)
        current = start
      }
    }
    data = .allocate(capacity: items.count)
    _ = data.initialize(from: items)
    cairoPath = cairo_path_t(status: CAIRO_STATUS_SUCCESS, data: data.baseAddress, num_data: Int32(items.count))
  }

  deinit { data.deallocate() }

  /// Adds the outline to the context's path at the origin of its user space.
  func append(to cr: OpaquePointer) {
    cairo_append_path(cr, &cairoPath)
  }
}

extension Path {
  /// The bounding box of all points and control points, which contains the path. Null if the path is empty.
  var controlBounds: CGRect {
    var box = BoundingBox()
    for element in elements {
      switch element {
      case .move(let to), .line(let to): box.add(to.x, to.y)
      case .quadCurve(let to, let control):
        box.add(to.x, to.y)
        box.add(control.x, control.y)
      case .curve(let to, let control1, let control2):
        box.add(to.x, to.y)
        box.add(control1.x, control1.y)
        box.add(control2.x, control2.y)
      case .closeSubpath: break
      }
    }
    return box.rect
  }
}
