import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A proxy for access to the size and coordinate space of the container view: always the target of running
/// animations, never a value in between.
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

  /// The bounds of a named space around the container view, in the container view's own space; nil: there is none.
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

/// Where a proxy reads from, and whether it was asked for more than the size.
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
