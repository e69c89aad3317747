import Foundation

extension Path {
  /// Begins a new subpath at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a line from the current point. Without a current point, the method has no effect, as in CoreGraphics.
  public mutating func addLine(to end: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.line(to: end))
  }

  /// Adds a quadratic Bézier curve from the current point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve from the current point.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard !elements.isEmpty else { return }
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the subpath with a line to its start, from which the next line or curve continues.
  public mutating func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  /// Adds a rectangle, from the top leading corner, clockwise on screen.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let corners: [CGPoint] = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    elements.reserveCapacity(elements.count + 5)
    move(to: corners[0].applying(transform))
    for corner in corners.dropFirst() { addLine(to: corner.applying(transform)) }
    closeSubpath()
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a new open subpath of connected lines through the given points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    elements.reserveCapacity(elements.count + lines.count)
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if transform.isIdentity {
      elements.append(contentsOf: path.elements)
    } else {
      elements.append(contentsOf: path.elements.lazy.map { $0.applying(transform) })
    }
  }

  /// Returns the path with a transform applied to all points.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path(elements: elements.map { $0.applying(transform) })
  }

  /// Returns the path moved by an offset in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Returns the path under a projection. The result is exact for an affine one; otherwise the control points of curves
  /// are projected.
  package func applying(_ transform: ProjectionTransform) -> Path {
    if let affine = transform.affine { return applying(affine) }
    return Path(elements: elements.map { $0.mapped { $0.applying(transform) } })
  }
}

extension Path.Element {
  package func mapped(_ map: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let p): .move(to: map(p))
    case .line(let p): .line(to: map(p))
    case .quadCurve(let p, let c): .quadCurve(to: map(p), control: map(c))
    case .curve(let p, let c1, let c2): .curve(to: map(p), control1: map(c1), control2: map(c2))
    case .closeSubpath: .closeSubpath
    }
  }

  package func applying(_ transform: CGAffineTransform) -> Path.Element { mapped { $0.applying(transform) } }
}
