import Foundation

/// The horizontal and vertical radii of a rectangle's corners.
struct CornerSizes {
  var topLeading: CGSize
  var bottomLeading: CGSize
  var bottomTrailing: CGSize
  var topTrailing: CGSize
}

extension CornerSizes {
  init(_ radii: RectangleCornerRadii) {
    topLeading = CGSize(width: radii.topLeading, height: radii.topLeading)
    bottomLeading = CGSize(width: radii.bottomLeading, height: radii.bottomLeading)
    bottomTrailing = CGSize(width: radii.bottomTrailing, height: radii.bottomTrailing)
    topTrailing = CGSize(width: radii.topTrailing, height: radii.topTrailing)
  }
}

/// The start and control points of a continuous corner on one of its edges, as distances from the corner in points.
private struct CornerRun {
  /// The start and the first two control points of the curve, in radii. They are read from recorded outlines, in which
  /// a radius of 100 shows six digits of each. The further digits are those widely published for the same curve.
  static let start: CGFloat = 1.52866498
  static let outer: CGFloat = 1.08849296
  static let inner: CGFloat = 0.86840694

  var start: CGFloat
  var outer: CGFloat
  var inner: CGFloat

  /// Creates the run on an edge of `length`, where `neighbor` is the radius at the other end.
  ///
  /// If this corner's share of the edge is too short for the full curve, the curve starts at the end of the share, and
  /// the control points move towards 0.96 and 0.82 radii, which they reach when the share is the radius itself, as
  /// measured.
  init(radius: CGFloat, neighbor: CGFloat, length: CGFloat) {
    guard radius > 0 else {
      (start, outer, inner) = (0, 0, 0)
      return
    }
    let share: CGFloat = length * radius / (radius + neighbor)
    let relative: CGFloat = share / radius
    guard relative < CornerRun.start else {
      (start, outer, inner) = (CornerRun.start * radius, CornerRun.outer * radius, CornerRun.inner * radius)
      return
    }
    let t: CGFloat = max(0, (relative - 1) / (CornerRun.start - 1))
    start = max(share, radius)
    outer = radius * (0.96 + (CornerRun.outer - 0.96) * t)
    inner = radius * (0.82 + (CornerRun.inner - 0.82) * t)
  }
}

extension Path {
  /// The points where the three cubics of a continuous corner meet, and the control points of the middle one, in radii
  /// from the corner.
  private static let far: CGFloat = 0.63149379
  private static let near: CGFloat = 0.07491139
  private static let middleFar: CGFloat = 0.37282383
  private static let middleNear: CGFloat = 0.16905956

  /// Adds the corners, starting on the trailing edge midway between the corners' radii, clockwise on screen, as
  /// measured.
  mutating func addCorners(
    _ sizes: CornerSizes, in rect: CGRect, style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    let middle: CGFloat = (rect.minY + sizes.topTrailing.height + rect.maxY - sizes.bottomTrailing.height) / 2
    let count: Int = style == .continuous ? 18 : 10
    elements.reserveCapacity(elements.count + count)
    move(to: CGPoint(x: rect.maxX, y: middle).applying(transform))
    let w: CGFloat = rect.width
    let h: CGFloat = rect.height
    let right = CGPoint(x: 1, y: 0)
    let down = CGPoint(x: 0, y: 1)
    let topLeft = CGPoint(x: rect.minX, y: rect.minY)
    let topRight = CGPoint(x: rect.maxX, y: rect.minY)
    let bottomLeft = CGPoint(x: rect.minX, y: rect.maxY)
    let bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
    let (tl, tr) = (sizes.topLeading, sizes.topTrailing)
    let (bl, br) = (sizes.bottomLeading, sizes.bottomTrailing)
    let corners: [Corner] = [
      Corner(
        at: bottomRight, entry: -down, exit: -right,
        entryRun: Side(br.height, tr.height, h), exitRun: Side(br.width, bl.width, w)),
      Corner(
        at: bottomLeft, entry: right, exit: -down,
        entryRun: Side(bl.width, br.width, w), exitRun: Side(bl.height, tl.height, h)),
      Corner(
        at: topLeft, entry: down, exit: right,
        entryRun: Side(tl.height, bl.height, h), exitRun: Side(tl.width, tr.width, w)),
      Corner(
        at: topRight, entry: -right, exit: down,
        entryRun: Side(tr.width, tl.width, w), exitRun: Side(tr.height, br.height, h)),
    ]
    for corner in corners {
      switch style {
      case .circular: addCircular(corner, transform)
      case .continuous: addContinuous(corner, transform)
      }
    }
    closeSubpath()
  }

  private mutating func addCircular(_ corner: Corner, _ transform: CGAffineTransform) {
    let rest: CGFloat = 1 - Path.kappa
    let entry: CGFloat = corner.entryRun.radius
    let exit: CGFloat = corner.exitRun.radius
    addLine(to: corner.point(entry, 0).applying(transform))
    addCurve(
      to: corner.point(0, exit).applying(transform), control1: corner.point(entry * rest, 0).applying(transform),
      control2: corner.point(0, exit * rest).applying(transform))
  }

  private mutating func addContinuous(_ corner: Corner, _ transform: CGAffineTransform) {
    let a: CGFloat = corner.entryRun.radius
    let b: CGFloat = corner.exitRun.radius
    let entry = CornerRun(radius: a, neighbor: corner.entryRun.neighbor, length: corner.entryRun.length)
    let exit = CornerRun(radius: b, neighbor: corner.exitRun.neighbor, length: corner.exitRun.length)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { corner.point(x, y).applying(transform) }
    addLine(to: point(entry.start, 0))
    addCurve(
      to: point(Path.far * a, Path.near * b), control1: point(entry.outer, 0), control2: point(entry.inner, 0))
    addCurve(
      to: point(Path.near * a, Path.far * b), control1: point(Path.middleFar * a, Path.middleNear * b),
      control2: point(Path.middleNear * a, Path.middleFar * b))
    addCurve(to: point(0, exit.start), control1: point(0, exit.inner), control2: point(0, exit.outer))
  }
}

/// One side of a corner: its radius, the radius of the next corner, and the length of the edge.
private struct Side {
  var radius: CGFloat
  var neighbor: CGFloat
  var length: CGFloat

  init(_ radius: CGFloat, _ neighbor: CGFloat, _ length: CGFloat) {
    self.radius = radius
    self.neighbor = neighbor
    self.length = length
  }
}

/// A corner with the directions back along the incoming edge and forward along the outgoing edge.
private struct Corner {
  var at: CGPoint
  var entry: CGPoint
  var exit: CGPoint
  var entryRun: Side
  var exitRun: Side

  func point(_ alongEntry: CGFloat, _ alongExit: CGFloat) -> CGPoint {
    at + entry * alongEntry + exit * alongExit
  }
}
