import Foundation

extension Path {
  /// The distance of a quarter circle's control points from its ends, in radii: 4/3 · tan(90°/4).
  package static let kappa: CGFloat = 0.5522847498307936

  /// A part of a circle, joined by a line to the current point if there is one. Angles grow clockwise on screen;
  /// `clockwise` follows CoreGraphics, whose y grows upwards, and so is `false` for arcs that turn clockwise on screen.
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

  /// A part of a circle of exactly `delta`, clockwise on screen when positive; never closed.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    appendArc(
      center: center, radius: radius, start: startAngle.radians, sweep: delta.radians, transform: transform)
  }

  /// A line towards `tangent1End` and an arc of `radius` that touches it and the line on to `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    // The tangents are in the space before the transform; the current point is in the one after it.
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

  /// Quarter-circle cubics first, the remainder last, as measured.
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
      // A sweep that is a quarter but for rounding counts as one.
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

  /// The vector turned by a quarter from x towards y.
  package var leftNormal: CGPoint { CGPoint(x: -y, y: x) }

  /// The vector at length 1; nil for none.
  package var normalized: CGPoint? {
    let size: CGFloat = length
    return size > 0 ? CGPoint(x: x / size, y: y / size) : nil
  }
}
