import Foundation
import Geometry

/// A proxy for one subview of a layout: measures and places it.
///
/// Unchecked sendable: layout is single-threaded, and the proxy is only used while its layout runs.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  package let element: any LayoutElement
  private let buffer: PlacementBuffer
  private let index: Int

  init(element: any LayoutElement, buffer: PlacementBuffer, index: Int) {
    self.element = element
    self.buffer = buffer
    self.index = index
  }

  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.element === rhs.element }

  /// The value that the subview hands to its container.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { element.layoutValue(key) }

  /// The subview's layout priority; 0 by default.
  public var priority: Double { element.isSpacer ? -.infinity : element.layoutPriority }

  /// The size that the subview takes when `proposal` is offered, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }

  /// The subview's size and alignment guides for `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(in: proposal) }

  /// The subview's preferred distances to its neighbors.
  public var spacing: ViewSpacing { element.spacing }

  /// Puts the subview's `anchor` at `position`, in the coordinates of the bounds that the layout was given.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    buffer.place(index, Placement(position: position, anchor: anchor, proposal: proposal))
  }
}
