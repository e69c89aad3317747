import Foundation

extension Path {
  /// The distance of a quarter circle's control points from its ends, in radii: 4/3 · tan(90°/4).
  package static let kappa: CGFloat = 0.5522847498307936

  /// Adds an arc of a circle, connected by a line to the current point if there is one.
  ///
  /// Angles grow clockwise on screen. The parameter `clockwise` follows CoreGraphics, whose y-axis points up, and is
  /// therefore `false` for arcs that run clockwise on screen.
  ///
  /// Measured: with d the end angle minus the start angle, the sweep is d when d > 0 and otherwise 2π − (−d mod 2π);
  /// `clockwise` mirrors that; d of 0 adds only a point; d of 2π, and only that, closes the subpath.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn: Double = 2 * .pi
    let delta: Double = endAngle.radians - startAngle.radians
    if abs(delta) < 1e-9 {
      appendArc(center: center, radius: radius, start: startAngle.radians, sweep: 0, transform: transform)
      return
    }
    let forward: Double = clockwise ? -delta : delta
    let size: Double = forward > 0 ? forward : turn - (-forward).truncatingRemainder(dividingBy: turn)
    appendArc(
      center: center, radius: radius, start: startAngle.radians, sweep: clockwise ? -size : size,
      transform: transform)
    if abs(delta - turn) < 1e-9 { closeSubpath() }
  }

  /// Adds an arc of a circle with the angular extent `delta`, clockwise on screen when positive. The arc is never
  /// closed.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    appendArc(
      center: center, radius: radius, start: startAngle.radians, sweep: delta.radians, transform: transform)
  }

  /// Adds a line towards `tangent1End` and an arc that touches this line and the line from there to `tangent2End`.
  ///
  /// - Parameters:
  ///   - tangent1End: The intersection of the two tangents.
  ///   - tangent2End: A point on the second tangent.
  ///   - radius: The radius of the arc in points.
  ///   - transform: The transform to apply to the arc. Default: identity.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    // The tangents are in the coordinate space before the transform, and the current point is in the one after it.
    let start = transform.isIdentity ? current : current.applying(transform.inverted())
    let toStart = (start - tangent1End).normalized
    let toEnd = (tangent2End - tangent1End).normalized
    guard let toStart, let toEnd, radius > 0 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let cosine: CGFloat = toStart.dot(toEnd)
    let cross: CGFloat = toStart.cross(toEnd)
    guard abs(cross) > 1e-9 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let half: CGFloat = acos(min(max(cosine, -1), 1)) / 2
    let bisector = (toStart + toEnd).normalized ?? toStart
    let center = tangent1End + bisector * (radius / sin(half))
    let touch = tangent1End + toStart * (radius / tan(half))
    let spoke = touch - center
    let sweep: CGFloat = .pi - 2 * half
    appendArc(
      center: center, radius: radius, start: Double(atan2(spoke.y, spoke.x)),
      sweep: Double(cross > 0 ? -sweep : sweep), transform: transform)
  }

  /// Appends quarter-circle cubics first and the remainder last, as measured.
  private mutating func appendArc(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    func spoke(_ angle: Double) -> CGPoint { CGPoint(x: CGFloat(cos(angle)), y: CGFloat(sin(angle))) }
    let first = (center + spoke(start) * radius).applying(transform)
    if elements.isEmpty { move(to: first) } else { addLine(to: first) }
    let quarter: Double = .pi / 2
    let direction: Double = sweep < 0 ? -1 : 1
    var angle: Double = start
    var rest: Double = abs(sweep)
    while rest > 1e-9 {
      // A sweep that differs from a quarter only by rounding counts as a quarter.
      let step: Double = rest < quarter + 1e-9 ? rest : quarter
      let next: Double = angle + direction * step
      let handle: CGFloat = radius * CGFloat(4 / 3 * tan(direction * step / 4))
      let from = spoke(angle)
      let to = spoke(next)
      let control1 = center + from * radius + from.leftNormal * handle
      let control2 = center + to * radius - to.leftNormal * handle
      addCurve(
        to: (center + to * radius).applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
      angle = next
      rest -= step
    }
  }
}

extension CGPoint {
  package func dot(_ p: CGPoint) -> CGFloat { x * p.x + y * p.y }
  package func cross(_ p: CGPoint) -> CGFloat { x * p.y - y * p.x }
  package var length: CGFloat { (x * x + y * y).squareRoot() }

  /// The vector rotated by a quarter turn from x towards y.
  package var leftNormal: CGPoint { CGPoint(x: -y, y: x) }

  /// The vector scaled to length 1, or `nil` for the zero vector.
  package var normalized: CGPoint? {
    let size: CGFloat = length
    return size > 0 ? CGPoint(x: x / size, y: y / size) : nil
  }
}
