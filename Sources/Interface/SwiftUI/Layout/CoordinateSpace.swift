import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A resolved coordinate space created by a coordinate space protocol value.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The coordinate space of the root view.
  case global
  /// The view's own coordinate space.
  case local
  /// A coordinate space named by an ancestor.
  case named(AnyHashable)

  /// A Boolean value that indicates whether the space is that of the root view.
  public var isGlobal: Bool { self == .global }
  /// A Boolean value that indicates whether the space is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A frame of reference within the layout system.
nonisolated public protocol CoordinateSpaceProtocol {
  /// The resolved coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the root view.
nonisolated public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the root view.
  public init() {}
  /// The global space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinate space.
nonisolated public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the view's own coordinate space.
  public init() {}
  /// The local space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A named coordinate space.
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The space with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

nonisolated extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the root view.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinate space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space to which an ancestor has given the name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinate space of the nearest scroll view around the view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: nil)))
  }

  /// The coordinate space of the nearest scroll view around the view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpaceName(axis: axis)))
  }
}

/// The name of a scroll view's coordinate space.
struct ScrollSpaceName: Hashable { var axis: Axis? }

/// A node whose frame is the origin of a named coordinate space.
protocol CoordinateSpaceNode: ItemNode {
  func isCoordinateSpace(named name: AnyHashable) -> Bool
}

nonisolated public struct _CoordinateSpaceModifier: _ItemModifier {
  let name: AnyHashable

  /// Creates the node whose coordinate space has the name.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    CoordinateSpaceItem(modifier, context)
  }
}

final class CoordinateSpaceItem: ItemModifierNode<_CoordinateSpaceModifier>, CoordinateSpaceNode {
  func isCoordinateSpace(named name: AnyHashable) -> Bool { modifier.name == name }
}

extension _Node {
  /// Returns the frame of the nearest coordinate space with the name around this node, in the layout space.
  func coordinateSpaceFrame(named name: AnyHashable) -> CGRect? {
    var frame: CGRect?
    forEachEnclosingItem(includingSelf: true) { item in
      guard let space = item as? any CoordinateSpaceNode, space.isCoordinateSpace(named: name) else { return true }
      frame = space.frame
      return false
    }
    return frame
  }

  /// Returns the origin of a coordinate space, in the layout space.
  func origin(of space: CoordinateSpace, local: CGPoint) -> CGPoint {
    switch space {
    case .local: return local
    case .global: return .zero
    case .named(let name): return coordinateSpaceFrame(named: name)?.origin ?? .zero
    }
  }
}

/// An effect that changes the visible frame of its content: scale, rotation, affine transforms. Projections and
/// geometry effects do not change the frames inside (measured on macOS).
protocol FrameTransforming {
  /// Returns the transform in the coordinate space of a view of `size` points.
  func frameTransform(size: CGSize) -> CGAffineTransform
}

extension ItemNode {
  /// Returns the frame of the node in a coordinate space: the bounding box after the transforms in between, at the
  /// targets of running animations.
  func transformedFrame(in space: CoordinateSpace) -> CGRect {
    var rect = frame
    var base = CGPoint.zero
    forEachEnclosingItem { item in
      if case .named(let name) = space, let named = item as? any CoordinateSpaceNode,
        named.isCoordinateSpace(named: name)
      {
        base = named.origin
        return false
      }
      if let effect = item.frameEffect {
        let local = rect.offsetBy(dx: -item.origin.x, dy: -item.origin.y)
        let moved = local.applying(effect.frameTransform(size: item.size))
        rect = moved.offsetBy(dx: item.origin.x, dy: item.origin.y)
      }
      return true
    }
    return rect.offsetBy(dx: -base.x, dy: -base.y)
  }

  private var frameEffect: (any FrameTransforming)? {
    (self as? any ModifierOwner)?.anyModifier as? any FrameTransforming
  }
}

/// An item that provides type-erased access to its modifier.
protocol ModifierOwner { var anyModifier: Any { get } }
extension ItemModifierNode: ModifierOwner { var anyModifier: Any { modifier } }

nonisolated extension View {
  /// Assigns a name to the view's coordinate space, so other code can operate on dimensions relative to it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }

  /// Assigns a name to the view's coordinate space.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `coordinateSpace(_:)` instead.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
