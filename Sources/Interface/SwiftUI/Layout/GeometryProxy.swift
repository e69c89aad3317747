import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A proxy for access to the size and coordinate space of the container view. The values are always the targets of
/// running animations, never intermediate values.
nonisolated public struct GeometryProxy: @unchecked Sendable {
  let source: GeometrySource

  /// The size of the container view, in points.
  public var size: CGSize { source.size }

  /// The safe area inset of the container view.
  public var safeAreaInsets: EdgeInsets {
    source.readsOrigin = true
    return source.safeAreaInsets
  }

  /// The container view's bounds rectangle, converted to a defined coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    source.frame(in: coordinateSpace.coordinateSpace)
  }

  /// The container view's bounds rectangle, converted to a defined coordinate space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { source.frame(in: coordinateSpace) }

  /// Returns the bounds of a named coordinate space around the container view, in the container view's own coordinate
  /// space, or `nil` if there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    source.readsOrigin = true
    guard let node = source.node, let frame = node.coordinateSpaceFrame(named: coordinateSpace.name) else { return nil }
    return frame.offsetBy(dx: -node.origin.x, dy: -node.origin.y)
  }

  /// Resolves the value of an anchor to the container view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    source.readsOrigin = true
    let origin = source.node?.origin ?? .zero
    return anchor.resolved(relativeTo: origin)
  }
}

/// The source of a proxy's values, which records whether more than the size has been read.
final class GeometrySource {
  weak var node: ItemNode?
  var readsOrigin = false

  init(_ node: ItemNode) { self.node = node }

  var size: CGSize { node?.size ?? .zero }
  var safeAreaInsets: EdgeInsets { node?.safeAreaInsets ?? EdgeInsets() }

  func frame(in space: CoordinateSpace) -> CGRect {
    guard let node else { return .zero }
    if case .local = space { return CGRect(origin: .zero, size: node.size) }
    readsOrigin = true
    return node.transformedFrame(in: space)
  }
}
