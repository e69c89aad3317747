import Foundation

/// A vertex of a flattened outline, on a grid that is too fine to be visible, so that equal points compare equal.
struct GridPoint: Hashable {
  /// The number of grid steps per point.
  static let scale: CGFloat = 65536

  var x: Double
  var y: Double

  init(x: Double, y: Double) {
    self.x = x.rounded()
    self.y = y.rounded()
  }

  init(_ p: CGPoint) { self.init(x: Double(p.x * Self.scale), y: Double(p.y * Self.scale)) }

  var point: CGPoint { CGPoint(x: CGFloat(x) / Self.scale, y: CGFloat(y) / Self.scale) }

  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.x, a.y) < (b.x, b.y) }
}

/// A set operation on the interiors of two paths.
enum RegionOperation {
  case union, intersection, subtraction, symmetricDifference

  func isInside(_ a: Bool, _ b: Bool) -> Bool {
    switch self {
    case .union: a || b
    case .intersection: a && b
    case .subtraction: a && !b
    case .symmetricDifference: a != b
    }
  }
}

/// The interiors of two paths as straight edges that meet only at their ends.
struct PathRegion {
  /// An edge from its lesser to its greater end, with the signed number of times that each path runs along it.
  struct Edge {
    var low: GridPoint
    var high: GridPoint
    var windings: (Int, Int)
  }

  private struct Line {
    var a: GridPoint
    var b: GridPoint
    var owner: Int
    var cuts: [GridPoint] = []

    var minX: Double { min(a.x, b.x) }
    var maxX: Double { max(a.x, b.x) }
    var minY: Double { min(a.y, b.y) }
    var maxY: Double { max(a.y, b.y) }
  }

  private(set) var edges: [Edge] = []
  private let evenOdd: Bool

  init(_ first: Path, _ second: Path, evenOdd: Bool) {
    self.evenOdd = evenOdd
    var lines: [Line] = []
    for (owner, path) in [first, second].enumerated() {
      for (points, _) in path.polylines() {
        var corners: [GridPoint] = points.map(GridPoint.init)
        if let start = corners.first { corners.append(start) }
        for (a, b) in zip(corners, corners.dropFirst()) where a != b {
          lines.append(Line(a: a, b: b, owner: owner))
        }
      }
    }
    Self.cut(&lines)
    edges = Self.merged(lines)
  }

  /// Adds to every line the points where others touch or cross it. A sweep by x skips distant lines.
  private static func cut(_ lines: inout [Line]) {
    lines.sort { $0.minX < $1.minX }
    for i in lines.indices {
      for j in lines.indices[(i + 1)...] {
        if lines[j].minX > lines[i].maxX + 1 { break }
        if lines[j].minY > lines[i].maxY + 1 || lines[j].maxY < lines[i].minY - 1 { continue }
        let (p, q) = (lines[i], lines[j])
        var touches = false
        for end in [q.a, q.b] where touch(end, p) {
          lines[i].cuts.append(end)
          touches = true
        }
        for end in [p.a, p.b] where touch(end, q) {
          lines[j].cuts.append(end)
          touches = true
        }
        if touches { continue }
        if let crossing = crossing(p, q) {
          lines[i].cuts.append(crossing)
          lines[j].cuts.append(crossing)
        }
      }
    }
  }

  /// Returns whether `p` is on the line, within one grid step.
  private static func touch(_ p: GridPoint, _ line: Line) -> Bool {
    let dx: Double = line.b.x - line.a.x
    let dy: Double = line.b.y - line.a.y
    let px: Double = p.x - line.a.x
    let py: Double = p.y - line.a.y
    let squared: Double = dx * dx + dy * dy
    let along: Double = px * dx + py * dy
    guard along >= 0, along <= squared else { return p == line.a || p == line.b }
    let across: Double = px * dy - py * dx
    return across * across <= squared
  }

  private static func crossing(_ p: Line, _ q: Line) -> GridPoint? {
    let dx: Double = p.b.x - p.a.x
    let dy: Double = p.b.y - p.a.y
    let ex: Double = q.b.x - q.a.x
    let ey: Double = q.b.y - q.a.y
    let determinant: Double = dx * ey - dy * ex
    guard determinant != 0 else { return nil }
    let ox: Double = q.a.x - p.a.x
    let oy: Double = q.a.y - p.a.y
    let t: Double = (ox * ey - oy * ex) / determinant
    let u: Double = (ox * dy - oy * dx) / determinant
    guard t > 0, t < 1, u > 0, u < 1 else { return nil }
    return GridPoint(x: p.a.x + dx * t, y: p.a.y + dy * t)
  }

  /// Returns the pieces between cuts, with coincident pieces merged.
  private static func merged(_ lines: [Line]) -> [Edge] {
    struct Key: Hashable {
      var low: GridPoint
      var high: GridPoint
    }
    var windings: [Key: (Int, Int)] = [:]
    for line in lines {
      let (a, b) = (line.a, line.b)
      func along(_ p: GridPoint) -> Double { (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y) }
      let stops: [GridPoint] = [a] + line.cuts.sorted { along($0) < along($1) } + [b]
      for (from, to) in zip(stops, stops.dropFirst()) where from != to {
        let isForward: Bool = from < to
        let key = isForward ? Key(low: from, high: to) : Key(low: to, high: from)
        var count = windings[key] ?? (0, 0)
        if line.owner == 0 { count.0 += isForward ? 1 : -1 } else { count.1 += isForward ? 1 : -1 }
        windings[key] = count
      }
    }
    let found: [Edge] = windings.compactMap { key, count in
      count == (0, 0) ? nil : Edge(low: key.low, high: key.high, windings: count)
    }
    // Dictionaries are unordered, but the result must be deterministic.
    return found.sorted { $0.low == $1.low ? $0.high < $1.high : $0.low < $1.low }
  }

  private func isFilled(_ winding: Int) -> Bool { evenOdd ? winding & 1 != 0 : winding != 0 }

  /// Returns the directed edges between the interior and exterior of the result, with the interior on the right on
  /// screen.
  func boundary(of operation: RegionOperation) -> [(from: GridPoint, to: GridPoint)] {
    edges.indices.compactMap { index in
      let edge = edges[index]
      // The ray crosses the longer extent of the edge, so that it cannot graze the edge itself.
      let isSteep: Bool = abs(edge.high.y - edge.low.y) >= abs(edge.high.x - edge.low.x)
      let beyond = windings(beyond: index, isSteep: isSteep)
      let isRising: Bool = isSteep ? edge.high.y > edge.low.y : edge.high.x > edge.low.x
      let sign: Int = isRising ? 1 : -1
      let before = (beyond.0 + sign * edge.windings.0, beyond.1 + sign * edge.windings.1)
      let isInBeyond = operation.isInside(isFilled(beyond.0), isFilled(beyond.1))
      let isInBefore = operation.isInside(isFilled(before.0), isFilled(before.1))
      guard isInBeyond != isInBefore else { return nil }
      // If the interior is to the right of a steep edge, the edge is a left side, which runs up. If it is below a flat
      // edge, the edge is a top, which runs to the right.
      let runsRising: Bool = isSteep ? !isInBeyond : isInBeyond
      return runsRising == isRising ? (edge.low, edge.high) : (edge.high, edge.low)
    }
  }

  /// Returns the winding numbers of both paths just beyond the middle of an edge: to the right of a steep edge, and
  /// below a flat one.
  private func windings(beyond index: Int, isSteep: Bool) -> (Int, Int) {
    func along(_ p: GridPoint) -> Double { isSteep ? p.y : p.x }
    func across(_ p: GridPoint) -> Double { isSteep ? p.x : p.y }
    let edge = edges[index]
    let middleAlong: Double = (along(edge.low) + along(edge.high)) / 2
    let middleAcross: Double = (across(edge.low) + across(edge.high)) / 2
    var result = (0, 0)
    for (other, candidate) in edges.enumerated() where other != index {
      let a: Double = along(candidate.low)
      let b: Double = along(candidate.high)
      if (a > middleAlong) == (b > middleAlong) { continue }
      let t: Double = (middleAlong - a) / (b - a)
      let low: Double = across(candidate.low)
      guard low + (across(candidate.high) - low) * t > middleAcross else { continue }
      let sign: Int = b > a ? 1 : -1
      result.0 += sign * candidate.windings.0
      result.1 += sign * candidate.windings.1
    }
    return result
  }
}
