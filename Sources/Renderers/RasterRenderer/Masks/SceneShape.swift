import Drawing
import Foundation
import Geometry

/// The geometry of a mask: that of a fill, a stroke or a glyph run, without color and position.
enum SceneShape {
  case fill(Path, FillStyle)
  case stroke(Path, StrokeStyle, isAntialiased: Bool)
  case glyphs(GlyphRun)
}

/// The properties of a shape for drawing frames.
struct ShapeTraits {
  /// The bounds in the shape's own coordinate space, or null if nothing is drawn.
  var bounds = CGRect.null
  /// A Boolean value that indicates whether the shape is an axis-aligned rectangle, which equals its bounds.
  var isRectangle = false
  /// A Boolean value that indicates whether the shape is one convex outline, which is rasterized without Cairo.
  var isConvex = false
  /// The most recently used mask.
  var lastMask: Int32 = -1

  init() {}

  /// Creates the description of a shape by itself. The bounds of shapes other than rectangles remain to be set.
  init(_ shape: SceneShape) {
    guard case .fill(let path, let style) = shape else { return }
    if let rectangle = path.uprightRectangle {
      isRectangle = true
      bounds = rectangle
    }
    isConvex = style.isAntialiased && path.isConvexOutline
  }
}

extension SceneShape {
  var hashValue64: UInt64 {
    var hash = ShapeHash()
    switch self {
    case .fill(let path, let style):
      hash.add(style.isEOFilled ? 1 : 2, style.isAntialiased ? 1 : 2)
      hash.add(path)
    case .stroke(let path, let style, let isAntialiased):
      hash.add(Double(style.lineWidth), isAntialiased ? 3 : 4)
      hash.add(Double(style.miterLimit), Double(style.lineCap.rawValue * 4 + style.lineJoin.rawValue))
      for length in style.dash { hash.add(Double(length), Double(style.dashPhase)) }
      hash.add(path)
    case .glyphs(let run):
      for glyph in run.glyphs {
        hash.add(Double(glyph.x), Double(glyph.y))
        hash.add(UInt64(glyph.id))
      }
    }
    return hash.value
  }

  func isSame(as other: SceneShape) -> Bool {
    switch (self, other) {
    case (.fill(let a, let s), .fill(let b, let t)): return s == t && a == b
    case (.stroke(let a, let s, let i), .stroke(let b, let t, let j)): return i == j && s == t && a == b
    case (.glyphs(let a), .glyphs(let b)):
      return a.glyphs == b.glyphs && (a.source === b.source || a.source.cacheKey == b.source.cacheKey)
    default: return false
    }
  }
}

/// A fast hash of numbers, because tens of thousands of shapes are interned.
private struct ShapeHash {
  var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0xD6E8_FEB8_6659_FD93
    value ^= value >> 32
  }

  mutating func add(_ a: Double, _ b: Double) {
    add(a.bitPattern)
    add(b.bitPattern)
  }

  mutating func add(_ p: CGPoint) { add(Double(p.x), Double(p.y)) }

  mutating func add(_ path: Path) {
    for element in path.elements {
      switch element {
      case .move(let to):
        add(1)
        add(to)
      case .line(let to):
        add(2)
        add(to)
      case .quadCurve(let to, let control):
        add(control)
        add(to)
      case .curve(let to, let control1, let control2):
        add(control1)
        add(control2)
        add(to)
      case .closeSubpath: add(5)
      }
    }
  }
}

extension Path {
  /// The rectangle that the path represents, or `nil` if it is not an axis-aligned rectangle.
  var uprightRectangle: CGRect? {
    guard elements.count == 5 || elements.count == 6, case .closeSubpath = elements[elements.count - 1],
      case .move(let p0) = elements[0], case .line(let p1) = elements[1], case .line(let p2) = elements[2],
      case .line(let p3) = elements[3]
    else { return nil }
    if elements.count == 6 {
      guard case .line(let last) = elements[4], last == p0 else { return nil }
    }
    let goesAcross = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
    let goesDown = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
    guard goesAcross || goesDown else { return nil }
    return CGRect(
      x: min(p0.x, p2.x), y: min(p0.y, p2.y), width: abs(p2.x - p0.x), height: abs(p2.y - p0.y))
  }

  /// A Boolean value that indicates whether the path is one convex outline, including curves.
  ///
  /// The control polygon is tested: a curve is inside the convex hull of its control points and turns no more often
  /// than they do.
  var isConvexOutline: Bool {
    var points: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let to):
        if index > 0 { return false }
        points.append(to)
      case .line(let to): points.append(to)
      case .quadCurve(let to, let control): points += [control, to]
      case .curve(let to, let control1, let control2): points += [control1, control2, to]
      case .closeSubpath:
        if index != elements.count - 1 { return false }
      }
    }
    guard points.count > 2 else { return false }
    // Steps that are too small to have a direction are ignored.
    var box = BoundingBox()
    for p in points { box.add(p.x, p.y) }
    let tiny = max(box.maxX - box.minX, box.maxY - box.minY) * 1e-6
    var turns = 0.0
    var sign = 0.0
    var previous: (x: Double, y: Double)?
    var first: (x: Double, y: Double)?
    func turn(to next: (x: Double, y: Double)) -> Bool {
      defer { previous = next }
      guard let last = previous else {
        first = next
        return true
      }
      let cross = last.x * next.y - last.y * next.x
      let dot = last.x * next.x + last.y * next.y
      let angle = atan2(cross, dot)
      turns += angle
      if abs(angle) < 1e-3 { return true }
      if sign == 0 { sign = angle }
      return (angle > 0) == (sign > 0)
    }
    for index in points.indices {
      let p = points[index]
      let q = points[(index + 1) % points.count]
      let step = (x: Double(q.x - p.x), y: Double(q.y - p.y))
      if abs(step.x) <= tiny && abs(step.y) <= tiny { continue }
      if !turn(to: step) { return false }
    }
    guard let first, turn(to: first) else { return false }
    return abs(abs(turns) - 2 * .pi) < 0.1
  }
}
