import Foundation

// Set operations flatten curves to chords within a hundredth of a point. The results are polygons.
extension Path {
  /// Returns a path that contains the points inside either path.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule. Default `false`.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, other, eoFill) }

  /// Returns a path that contains the points inside both paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule. Default `false`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(.intersection, other, eoFill) }

  /// Returns a path that contains the points inside this path and outside `other`.
  ///
  /// - Parameters:
  ///   - other: The path to subtract.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule. Default `false`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(.subtraction, other, eoFill) }

  /// Returns a path that contains the points inside exactly one of both paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule. Default `false`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }

  /// Returns a path with the same interior, whose closed outlines do not intersect themselves and are filled equally by
  /// either rule.
  ///
  /// - Parameter eoFill: A Boolean value that indicates whether to use the even-odd rule for this path. Default `true`.
  public func normalized(eoFill: Bool = true) -> Path { combined(.union, Path(), eoFill) }

  /// Returns the parts of this path's line inside `other`.
  ///
  /// - Parameters:
  ///   - other: The path to intersect with.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule. Default `false`.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(cutBy: other, eoFill: eoFill, keepsInside: true)
  }

  /// Returns the parts of this path's line outside `other`.
  ///
  /// - Parameters:
  ///   - other: The path to subtract.
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule. Default `false`.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(cutBy: other, eoFill: eoFill, keepsInside: false)
  }

  private func combined(_ operation: RegionOperation, _ other: Path, _ eoFill: Bool) -> Path {
    let boundary = PathRegion(self, other, evenOdd: eoFill).boundary(of: operation)
    return Path(tracing: boundary)
  }

  /// Creates closed outlines from directed edges.
  ///
  /// Where several edges leave a point, the one that turns most towards the interior is followed, so that outlines that
  /// only touch remain separate.
  private init(tracing edges: [(from: GridPoint, to: GridPoint)]) {
    var leaving: [GridPoint: [Int]] = [:]
    for (index, edge) in edges.enumerated() { leaving[edge.from, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: edges.count)
    for first in edges.indices where !isUsed[first] {
      var outline: [GridPoint] = []
      var current = first
      while true {
        isUsed[current] = true
        outline.append(edges[current].from)
        let arrived = edges[current]
        func bend(_ index: Int) -> Double {
          let dx: Double = arrived.to.x - arrived.from.x
          let dy: Double = arrived.to.y - arrived.from.y
          let ex: Double = edges[index].to.x - edges[index].from.x
          let ey: Double = edges[index].to.y - edges[index].from.y
          return atan2(dx * ey - dy * ex, dx * ex + dy * ey)
        }
        let candidates: [Int] = (leaving[arrived.to] ?? []).filter { !isUsed[$0] }
        guard arrived.to != edges[first].from, let next = candidates.max(by: { bend($0) < bend($1) }) else { break }
        current = next
      }
      let corners = Path.withoutStraightCorners(outline)
      guard corners.count > 2 else { continue }
      addLines(corners.map(\.point))
      closeSubpath()
    }
  }

  private static func withoutStraightCorners(_ outline: [GridPoint]) -> [GridPoint] {
    outline.indices.compactMap { index in
      let before = outline[(index + outline.count - 1) % outline.count]
      let p = outline[index]
      let after = outline[(index + 1) % outline.count]
      let cross: Double = (p.x - before.x) * (after.y - p.y) - (p.y - before.y) * (after.x - p.x)
      return cross == 0 ? nil : p
    }
  }

  private func line(cutBy other: Path, eoFill: Bool, keepsInside: Bool) -> Path {
    var walls: [(CGPoint, CGPoint)] = []
    for (points, _) in other.polylines() {
      walls += Array(zip(points, points.dropFirst()))
      if let first = points.first, let last = points.last, first != last { walls.append((last, first)) }
    }
    var result = Path()
    for (points, _) in polylines() {
      var isDrawing = false
      for (a, b) in zip(points, points.dropFirst()) {
        let stops: [CGFloat] = [0] + walls.compactMap { Self.crossing(a, b, $0.0, $0.1) }.sorted() + [1]
        for (t0, t1) in zip(stops, stops.dropFirst()) where t1 - t0 > 1e-9 {
          let isInside = other.contains(a.lerp(to: b, (t0 + t1) / 2), eoFill: eoFill)
          guard isInside == keepsInside else {
            isDrawing = false
            continue
          }
          if !isDrawing { result.move(to: a.lerp(to: b, t0)) }
          result.addLine(to: a.lerp(to: b, t1))
          isDrawing = true
        }
      }
    }
    return result
  }

  /// Returns the fraction, 0–1, of the line from `a` to `b` at which it crosses the line from `c` to `d`.
  private static func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
    let along = b - a
    let wall = d - c
    let determinant: CGFloat = along.cross(wall)
    guard determinant != 0 else { return nil }
    let t: CGFloat = (c - a).cross(wall) / determinant
    let u: CGFloat = (c - a).cross(along) / determinant
    return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : nil
  }
}
