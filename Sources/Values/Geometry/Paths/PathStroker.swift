import Foundation

/// A builder of the outline of a stroke: caps, joins, and offset curves.
struct PathStroker {
  private let style: StrokeStyle
  private let half: CGFloat
  private(set) var outline = Path()

  init(style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func add(_ path: Path) {
    guard half > 0, half.isFinite else { return }
    let dasher = PathDasher(pattern: style.dash, phase: style.dashPhase)
    for subpath in path.subpaths {
      for run in dasher?.runs(of: subpath) ?? [StrokeRun(subpath)] { add(run) }
    }
  }

  private mutating func add(_ run: StrokeRun) {
    guard let first = run.segments.first, let last = run.segments.last else {
      addDot(at: run.start, direction: run.direction, isDrawn: run.isDot)
      return
    }
    let backwards: [PathSegment] = run.segments.reversed().map(\.reversed)
    guard let startDirection = first.direction(at: 0), let endDirection = last.direction(at: 1) else { return }
    outline.move(to: first.start + startDirection.leftNormal * half)
    addSide(run.segments)
    if run.isClosed {
      addJoin(at: first.start, from: endDirection, to: startDirection)
      outline.closeSubpath()
      outline.move(to: first.start - startDirection.leftNormal * half)
      // The far side of the last segment is the first side of the reverse direction.
      addSideStart(backwards, at: first.start, after: -startDirection)
      addSide(backwards)
      outline.closeSubpath()
      return
    }
    addCap(at: last.end, direction: endDirection)
    addSide(backwards)
    addCap(at: first.start, direction: -startDirection)
    outline.closeSubpath()
  }

  /// Adds the join between the start of the reverse direction and its end along a closed run.
  private mutating func addSideStart(_ segments: [PathSegment], at p: CGPoint, after direction: CGPoint) {
    guard let next = segments.first?.direction(at: 0) else { return }
    addJoin(at: p, from: direction, to: next)
  }

  /// Adds the outline of a run without length: nothing with butt caps, a circle or a square with the other caps.
  private mutating func addDot(at p: CGPoint, direction: CGPoint, isDrawn: Bool) {
    guard isDrawn else { return }
    switch style.lineCap {
    case .butt: return
    case .round:
      outline.addEllipse(in: CGRect(center: p, size: CGSize(width: style.lineWidth, height: style.lineWidth)))
    case .square:
      let along = direction * half
      let across = direction.leftNormal * half
      outline.addLines([p - along + across, p + along + across, p + along - across, p - along - across])
      outline.closeSubpath()
    }
  }

  /// Adds the outline on the left of `segments`, from the current point to the left of the last end.
  private mutating func addSide(_ segments: [PathSegment]) {
    var previous: CGPoint?
    for segment in segments {
      guard let start = segment.direction(at: 0), let end = segment.direction(at: 1) else { continue }
      if let previous { addJoin(at: segment.start, from: previous, to: start) }
      for piece in segment.offset(by: half) { outline.elements.append(piece.element) }
      previous = end
    }
  }

  /// Adds the join from the left of `p` on the incoming segment to the left of `p` on the outgoing segment.
  ///
  /// The inner side is a straight line, which the non-zero rule hides, as in recorded outlines.
  private mutating func addJoin(at p: CGPoint, from d0: CGPoint, to d1: CGPoint) {
    let cross: CGFloat = d0.cross(d1)
    let dot: CGFloat = d0.dot(d1)
    if abs(cross) < 1e-6, dot > 0 { return }
    let end = p + d1.leftNormal * half
    guard cross < 0 else {
      outline.addLine(to: end)
      return
    }
    switch style.lineJoin {
    case .bevel: break
    case .round:
      outline.addArcCubics(center: p, radius: half, from: d0.leftNormal, sweep: atan2(cross, dot))
      return
    case .miter:
      // 1 / sin of half the angle between the segments is 1 / cos of half the turn.
      let halfTurn: CGFloat = max(0, (1 + dot) / 2).squareRoot()
      if halfTurn > 0, 1 / halfTurn <= style.miterLimit {
        outline.addLine(to: p + (d0.leftNormal + d1.leftNormal) * (half / (1 + dot)))
      }
    }
    outline.addLine(to: end)
  }

  /// Adds the cap from the left of `p` around the end of the line to its right.
  private mutating func addCap(at p: CGPoint, direction: CGPoint) {
    let across = direction.leftNormal * half
    switch style.lineCap {
    case .butt: break
    case .round:
      outline.addArcCubics(center: p, radius: half, from: direction.leftNormal, sweep: -.pi)
      return
    case .square:
      let along = direction * half
      outline.addLine(to: p + across + along)
      outline.addLine(to: p - across + along)
    }
    outline.addLine(to: p - across)
  }
}

/// A connected piece to stroke.
struct StrokeRun {
  var start: CGPoint
  /// The segments with a length.
  var segments: [PathSegment]
  var isClosed: Bool
  /// A Boolean value that indicates whether a run without segments draws caps.
  var isDot = false
  var direction = CGPoint(x: 1, y: 0)

  init(start: CGPoint, segments: [PathSegment], isClosed: Bool = false) {
    self.start = start
    self.segments = segments
    self.isClosed = isClosed
  }

  init(_ subpath: Subpath) {
    let drawn: [PathSegment] = subpath.segments.filter { $0.direction(at: 0) != nil }
    self.init(start: subpath.start, segments: drawn, isClosed: subpath.isClosed)
    isDot = drawn.isEmpty && (subpath.isClosed || !subpath.segments.isEmpty)
  }
}

extension Path {
  /// Adds an arc from the current point, in the fewest cubics of at most 135°. Recorded round joins of 130° are one
  /// cubic.
  mutating func addArcCubics(center: CGPoint, radius: CGFloat, from spoke: CGPoint, sweep: CGFloat) {
    let count: CGFloat = max(1, (abs(sweep) / (0.75 * .pi)).rounded(.up))
    let step: CGFloat = sweep / count
    let handle: CGFloat = radius * 4 / 3 * tan(step / 4)
    var from = spoke
    for _ in 0..<Int(count) {
      let to = CGPoint(
        x: from.x * cos(step) - from.y * sin(step), y: from.x * sin(step) + from.y * cos(step))
      addCurve(
        to: center + to * radius, control1: center + from * radius + from.leftNormal * handle,
        control2: center + to * radius - to.leftNormal * handle)
      from = to
    }
  }

  /// Returns the outline of a stroke of this path, to be filled with the non-zero rule.
  ///
  /// - Parameter style: The characteristics of the stroke.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var stroker = PathStroker(style: style)
    stroker.add(self)
    return stroker.outline
  }
}
