import Foundation
import Geometry

/// The identity of an alignment guide: its `AlignmentID` type and its axis.
///
/// Unchecked sendable: a metatype carries no state, and layout calls it from one thread only.
public struct AlignmentKey: Hashable, @unchecked Sendable {
  package let id: any AlignmentID.Type
  package let axis: Axis
  /// Whether containers never inherit the guide from their children.
  package let isFrameGuide: Bool

  package init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    // Looked up once: every stack asks for it on every pass.
    isFrameGuide = id is any FrameAlignmentID.Type
  }

  public static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    lhs.id == rhs.id && lhs.axis == rhs.axis
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  /// A container's explicit value, combined from its children's explicit values in the container's coordinates.
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
