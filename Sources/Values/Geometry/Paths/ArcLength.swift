import Foundation

extension PathSegment {
  /// Chords that stand for a curve when a path is trimmed: the recorded trim of a circle from 0.2 to 0.8 ends at
  /// (65.4856, 97.5557), which is where seven chords at equal parameter steps lead; the true arc length leads to
  /// (65.455, 97.553).
  package static let trimChords = 7
  /// Chords that stand for a curve where lengths should be true: 3e-5 is lost for a quarter circle.
  package static let fineChords = 64

  /// The sum of `chords` chords at equal parameter steps; exact for a line.
  package func length(chords: Int = fineChords) -> CGFloat {
    if case .line(let a, let b) = self { return a.distance(to: b) }
    var sum: CGFloat = 0
    var previous = start
    for i in 1...chords {
      let next = i == chords ? end : point(at: CGFloat(i) / CGFloat(chords))
      sum += previous.distance(to: next)
      previous = next
    }
    return sum
  }

  /// The parameter at which `distance` of the chords' length is behind, linear within a chord.
  package func parameter(atLength distance: CGFloat, chords: Int = fineChords) -> CGFloat {
    if distance <= 0 { return 0 }
    if case .line(let a, let b) = self {
      let whole: CGFloat = a.distance(to: b)
      return whole > 0 ? min(1, distance / whole) : 1
    }
    var behind: CGFloat = 0
    var previous = start
    for i in 1...chords {
      let next = i == chords ? end : point(at: CGFloat(i) / CGFloat(chords))
      let step: CGFloat = previous.distance(to: next)
      if behind + step >= distance, step > 0 {
        return (CGFloat(i - 1) + (distance - behind) / step) / CGFloat(chords)
      }
      behind += step
      previous = next
    }
    return 1
  }
}

/// The lengths of a path's segments, closing ones included. Measure once, trim every frame.
package struct PathMeasure: Sendable {
  private struct Item: Sendable {
    var segment: PathSegment
    var subpath: Int
    var isClosing: Bool
    var length: CGFloat
  }

  package let path: Path
  /// In points.
  package private(set) var length: CGFloat = 0
  private var items: [Item] = []
  private let chords: Int

  package init(_ path: Path, chords: Int = PathSegment.trimChords) {
    self.path = path
    self.chords = chords
    items.reserveCapacity(path.elements.count)
    path.forEachSegment { segment, subpath, isClosing in
      let size: CGFloat = segment.length(chords: chords)
      items.append(Item(segment: segment, subpath: subpath, isClosing: isClosing, length: size))
      length += size
    }
  }

  /// The part between two fractions of the length, clamped to 0…1; empty when `to` is not above `from`. The whole path
  /// keeps its elements; in a part, a subpath stays closed if all of it is there.
  package func trimmed(from: CGFloat, to: CGFloat) -> Path {
    let low: CGFloat = min(max(from, 0), 1)
    let high: CGFloat = min(max(to, 0), 1)
    guard low < high else { return Path() }
    if low == 0, high == 1 { return path }
    return part(from: low * length, to: high * length)
  }

  /// The part between two distances from the start, in points.
  package func part(from low: CGFloat, to high: CGFloat) -> Path {
    // What is shorter than this is an artifact of rounding where segments meet.
    let least: CGFloat = length * 1e-9
    var result = Path()
    result.elements.reserveCapacity(items.count + 2)
    var behind: CGFloat = 0
    var openSubpath = -1
    var isWhole = false
    for item in items {
      let start: CGFloat = behind
      behind += item.length
      let from: CGFloat = max(low - start, 0)
      let to: CGFloat = min(high - start, item.length)
      if item.subpath != openSubpath { isWhole = false }
      if item.length > least, to - from <= least {
        isWhole = false
        continue
      }
      if item.isClosing, isWhole, from <= least, to >= item.length - least {
        result.closeSubpath()
        continue
      }
      if item.length <= least { continue }
      let t0: CGFloat = from <= least ? 0 : item.segment.parameter(atLength: from, chords: chords)
      let t1: CGFloat = to >= item.length - least ? 1 : item.segment.parameter(atLength: to, chords: chords)
      let piece = item.segment.piece(from: t0, to: t1)
      if item.subpath != openSubpath {
        result.move(to: piece.start)
        isWhole = t0 == 0 && isFirst(item, at: start)
        openSubpath = item.subpath
      }
      if t1 < 1 { isWhole = false }
      result.elements.append(piece.element)
    }
    return result
  }

  /// Whether the item is its subpath's first one with a length; `start` is its distance from the path's start.
  private func isFirst(_ item: Item, at start: CGFloat) -> Bool {
    var behind: CGFloat = 0
    for other in items {
      if other.subpath == item.subpath { return behind >= start - length * 1e-9 }
      behind += other.length
    }
    return false
  }

  /// The point and direction of travel (length 1) at a distance from the start, in points, clamped to the path.
  package func location(at distance: CGFloat) -> (point: CGPoint, direction: CGPoint)? {
    var rest: CGFloat = max(0, distance)
    guard let last = items.last(where: { $0.length > 0 }) else { return nil }
    for item in items where item.length > 0 {
      if rest <= item.length {
        let t: CGFloat = item.segment.parameter(atLength: rest, chords: chords)
        return (item.segment.point(at: t), item.segment.direction(at: t) ?? .zero)
      }
      rest -= item.length
    }
    return (last.segment.end, last.segment.direction(at: 1) ?? .zero)
  }
}

extension Path {
  /// The part between two fractions of the length of all subpaths, 0…1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    if from >= to || to <= 0 || from >= 1 { return Path() }
    return PathMeasure(self).trimmed(from: from, to: to)
  }
}
