import Foundation

/// One segment of a path, with its own start point.
package enum PathSegment: Equatable, Sendable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  package var start: CGPoint {
    switch self {
    case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): a
    }
  }

  package var end: CGPoint {
    switch self {
    case .line(_, let b), .quad(_, _, let b), .cubic(_, _, _, let b): b
    }
  }

  /// The path element that draws the segment from its start.
  package var element: Path.Element {
    switch self {
    case .line(_, let b): .line(to: b)
    case .quad(_, let c, let b): .quadCurve(to: b, control: c)
    case .cubic(_, let c1, let c2, let b): .curve(to: b, control1: c1, control2: c2)
    }
  }

  package func point(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let a, let b):
      return a.lerp(to: b, t)
    case .quad(let a, let c, let b):
      return a.lerp(to: c, t).lerp(to: c.lerp(to: b, t), t)
    case .cubic(let a, let c1, let c2, let b):
      let middle = c1.lerp(to: c2, t)
      let left = a.lerp(to: c1, t).lerp(to: middle, t)
      return left.lerp(to: middle.lerp(to: c2.lerp(to: b, t), t), t)
    }
  }

  /// Returns the first derivative with respect to the parameter.
  package func derivative(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let a, let b): return b - a
    case .quad(let a, let c, let b): return (c - a).lerp(to: b - c, t) * 2
    case .cubic(let a, let c1, let c2, let b):
      let middle = c2 - c1
      return (c1 - a).lerp(to: middle, t).lerp(to: middle.lerp(to: b - c2, t), t) * 3
    }
  }

  /// Returns the direction, with length 1, including where control points coincide with ends, or `nil` for a segment
  /// without length.
  package func direction(at t: CGFloat) -> CGPoint? {
    let d = derivative(at: t)
    let scale: CGFloat = max((end - start).length, 1e-12)
    if d.length > scale * 1e-7 { return d.normalized }
    switch self {
    case .line: return d.normalized
    case .quad(let a, _, let b): return (b - a).normalized
    case .cubic(let a, let c1, let c2, let b):
      let candidates: [CGPoint] = t < 0.5 ? [c1 - a, c2 - a, b - a] : [b - c2, b - c1, b - a]
      return candidates.first { $0.length > 1e-9 }?.normalized
    }
  }

  /// Returns the piece between two parameters.
  package func piece(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    if t0 <= 0, t1 >= 1 { return self }
    switch self {
    case .line:
      return .line(point(at: t0), point(at: t1))
    case .quad:
      let a = point(at: t0)
      return .quad(a, a + derivative(at: t0) * ((t1 - t0) / 2), point(at: t1))
    case .cubic:
      let third: CGFloat = (t1 - t0) / 3
      let a = point(at: t0)
      let b = point(at: t1)
      return .cubic(a, a + derivative(at: t0) * third, b - derivative(at: t1) * third, b)
    }
  }

  package var reversed: PathSegment {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quad(let a, let c, let b): .quad(b, c, a)
    case .cubic(let a, let c1, let c2, let b): .cubic(b, c2, c1, a)
    }
  }
}

/// The segments of one subpath. A subpath that consists of a single point has none.
package struct Subpath: Equatable, Sendable {
  package var start: CGPoint
  package var segments: [PathSegment] = []
  package var isClosed = false

  package init(start: CGPoint) { self.start = start }
}

extension Path {
  /// Calls `body` with each segment in order, including closing lines, and the index of its subpath.
  package func forEachSegment(_ body: (_ segment: PathSegment, _ subpath: Int, _ isClosing: Bool) -> Void) {
    var current = CGPoint.zero
    var start = CGPoint.zero
    var subpath = -1
    // Elements after a close begin a new subpath at the start of the closed one.
    var isFresh = true
    func begin() {
      if isFresh {
        subpath += 1
        isFresh = false
      }
    }
    for element in elements {
      switch element {
      case .move(let p):
        (current, start) = (p, p)
        isFresh = true
      case .line(let p):
        begin()
        body(.line(current, p), subpath, false)
        current = p
      case .quadCurve(let p, let c):
        begin()
        body(.quad(current, c, p), subpath, false)
        current = p
      case .curve(let p, let c1, let c2):
        begin()
        body(.cubic(current, c1, c2, p), subpath, false)
        current = p
      case .closeSubpath:
        begin()
        body(.line(current, start), subpath, true)
        current = start
        isFresh = true
      }
    }
  }

  /// The subpaths that draw something, including single points.
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    var isOpen = false
    var last = CGPoint.zero
    func continueSubpath(_ segment: (CGPoint) -> PathSegment) {
      if !isOpen {
        result.append(Subpath(start: last))
        isOpen = true
      }
      let current: CGPoint = result[result.count - 1].segments.last?.end ?? result[result.count - 1].start
      result[result.count - 1].segments.append(segment(current))
    }
    for element in elements {
      switch element {
      case .move(let p):
        result.append(Subpath(start: p))
        isOpen = true
        last = p
      case .line(let p): continueSubpath { .line($0, p) }
      case .quadCurve(let p, let c): continueSubpath { .quad($0, c, p) }
      case .curve(let p, let c1, let c2): continueSubpath { .cubic($0, c1, c2, p) }
      case .closeSubpath:
        guard isOpen else { continue }
        let start: CGPoint = result[result.count - 1].start
        if let end = result[result.count - 1].segments.last?.end, end != start {
          result[result.count - 1].segments.append(.line(end, start))
        }
        result[result.count - 1].isClosed = true
        isOpen = false
        last = start
      }
    }
    return result
  }
}
