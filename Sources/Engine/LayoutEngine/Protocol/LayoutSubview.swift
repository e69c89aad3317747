import Foundation
import Geometry

/// A proxy for one subview of a layout.
///
/// Unchecked `Sendable`: layout is single-threaded, and the proxy is only used while its layout runs.
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

  /// The layout value that the subview provides to its container.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { element.layoutValue(key) }

  /// The layout priority of the subview. Default 0.
  public var priority: Double { element.isSpacer ? -.infinity : element.layoutPriority }

  /// Returns the size of the subview for `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }

  /// Returns the size and the alignment guides of the subview for `proposal`.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(in: proposal) }

  /// The preferred distances of the subview to its neighbors.
  public var spacing: ViewSpacing { element.spacing }

  /// Places the anchor of the subview at a position in the coordinates of the bounds of the layout.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor.
  ///   - anchor: The anchor of the subview. Default `topLeading`.
  ///   - proposal: The proposed size.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    buffer.place(index, Placement(position: position, anchor: anchor, proposal: proposal))
  }
}
