import Foundation
import Geometry

/// The identity of an alignment guide: its `AlignmentID` type and its axis.
///
/// It is a single reference, because every frame and stack stores several keys. Equal guides share one object.
/// Unchecked `Sendable`: a metatype has no state, and layout is single-threaded.
public struct AlignmentKey: Hashable, @unchecked Sendable {
  private final class Guide {
    let id: any AlignmentID.Type
    let axis: Axis
    let isFrameGuide: Bool

    init(id: any AlignmentID.Type, axis: Axis) {
      self.id = id
      self.axis = axis
      isFrameGuide = id._isFrameGuide
    }
  }

  /// The lock of the table of all guides that have been used, by type and axis.
  private static let lock = NSLock()
  nonisolated(unsafe) private static var horizontal: [ObjectIdentifier: Guide] = [:]
  nonisolated(unsafe) private static var vertical: [ObjectIdentifier: Guide] = [:]

  private let guide: Guide

  package var id: any AlignmentID.Type { guide.id }
  package var axis: Axis { guide.axis }
  /// A Boolean value that indicates whether containers never inherit the guide from their children.
  package var isFrameGuide: Bool { guide.isFrameGuide }

  package init(id: any AlignmentID.Type, axis: Axis) {
    let key = ObjectIdentifier(id)
    Self.lock.lock()
    defer { Self.lock.unlock() }
    if let known = axis == .horizontal ? Self.horizontal[key] : Self.vertical[key] {
      guide = known
      return
    }
    guide = Guide(id: id, axis: axis)
    if axis == .horizontal { Self.horizontal[key] = guide } else { Self.vertical[key] = guide }
  }

  public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.guide === rhs.guide }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(guide)) }

  /// Combines the explicit values of the children, in the container's coordinates, into that of the container.
  package func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    if isFrameGuide { return nil }
    if let combining = id as? any CombiningAlignmentID.Type {
      var total: CGFloat?
      for case .some(let value) in values { total = combining.combine(value, into: total) }
      return total
    }
    var sum: CGFloat = 0
    var count: CGFloat = 0
    for case .some(let value) in values {
      sum += value
      count += 1
    }
    return count == 0 ? nil : sum / count
  }
}
