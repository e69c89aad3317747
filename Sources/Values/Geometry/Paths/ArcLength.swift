import Foundation

extension PathSegment {
  /// The number of chords that approximate a curve when a path is trimmed.
  ///
  /// The recorded trim of a circle from 0.2 to 0.8 ends at (65.4856, 97.5557), which seven chords at equal parameter
  /// steps give. The true arc length gives (65.455, 97.553).
  package static let trimChords = 7
  /// The number of chords for an accurate length: the error is 3e-5 for a quarter circle.
  package static let fineChords = 64

  /// Returns the sum of `chords` chords at equal parameter steps. The result is exact for a line.
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

  /// Returns the parameter at a distance along the chords, linear within a chord.
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

/// The lengths of a path's segments, including closing ones. Measure a path once to trim it in every frame.
package struct PathMeasure: Sendable {
  private struct Item: Sendable {
    var segment: PathSegment
    var subpath: Int
    var isClosing: Bool
    var length: CGFloat
  }

  package let path: Path
  /// The total length in points.
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

  /// Returns the part between two fractions of the length, clamped to 0–1. It is empty if `to` is not greater than
  /// `from`.
  ///
  /// The whole path keeps its elements. In a part, a subpath stays closed if it is complete.
  package func trimmed(from: CGFloat, to: CGFloat) -> Path {
    let low: CGFloat = min(max(from, 0), 1)
    let high: CGFloat = min(max(to, 0), 1)
    guard low < high else { return Path() }
    if low == 0, high == 1 { return path }
    return part(from: low * length, to: high * length)
  }

  /// Returns the part between two distances from the start, in points.
  package func part(from low: CGFloat, to high: CGFloat) -> Path {
    // A shorter part is a rounding error where segments meet.
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

  /// Returns whether the item is the first one of its subpath with a length. `start` is its distance from the start of
  /// the path.
  private func isFirst(_ item: Item, at start: CGFloat) -> Bool {
    var behind: CGFloat = 0
    for other in items {
      if other.subpath == item.subpath { return behind >= start - length * 1e-9 }
      behind += other.length
    }
    return false
  }

  /// Returns the point and the direction (length 1) at a distance from the start, in points, clamped to the path.
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
  /// Returns the part between two fractions of the length of all subpaths.
  ///
  /// - Parameters:
  ///   - from: The start of the part, 0–1.
  ///   - to: The end of the part, 0–1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    if from >= to || to <= 0 || from >= 1 { return Path() }
    return PathMeasure(self).trimmed(from: from, to: to)
  }
}
