import Foundation
import Geometry

/// The proxies for the subviews of a layout.
///
/// Unchecked `Sendable`: layout is single-threaded, and the collection is only used while its layout runs.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  /// A subset of the subviews, which has the type of the whole collection.
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  /// The range of the subviews' positions.
  public typealias Indices = Range<Int>

  private let elements: [any LayoutElement]
  private let buffer: PlacementBuffer
  /// The indices in `elements` of a subset, or `nil` for all elements.
  private let choice: [Int]?
  private let range: Range<Int>

  /// The layout direction of the container. Layouts can ignore it, because placements are mirrored automatically.
  public var layoutDirection: LayoutDirection

  package init(_ elements: [any LayoutElement], buffer: PlacementBuffer, layoutDirection: LayoutDirection) {
    self.init(
      elements: elements, buffer: buffer, choice: nil, range: 0..<elements.count, layoutDirection: layoutDirection)
  }

  private init(
    elements: [any LayoutElement], buffer: PlacementBuffer, choice: [Int]?, range: Range<Int>,
    layoutDirection: LayoutDirection
  ) {
    self.elements = elements
    self.buffer = buffer
    self.choice = choice
    self.range = range
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "The index is outside the subviews.")
    let position = choice?[index] ?? index
    return LayoutSubview(element: elements[position], buffer: buffer, index: position)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "The range is outside the subviews.")
    return LayoutSubviews(
      elements: elements, buffer: buffer, choice: choice, range: bounds, layoutDirection: layoutDirection)
  }

  /// The subviews at `indices`, renumbered from 0.
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    let positions: [Int] = indices.map { choice?[$0] ?? $0 }
    return LayoutSubviews(
      elements: elements, buffer: buffer, choice: positions, range: 0..<positions.count,
      layoutDirection: layoutDirection)
  }

  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.elementsEqual(rhs)
  }

  /// Returns the element at `index`, without creating a proxy.
  package func element(at index: Int) -> any LayoutElement { elements[choice?[index] ?? index] }

  /// Returns the placement of the subview at `index`, or `nil` if it has not been placed.
  package func placement(at index: Int) -> Placement? { buffer.placements[choice?[index] ?? index] }
}
