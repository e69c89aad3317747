import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A type that describes the state of a scroll gesture of a scrollable view like a scroll view.
nonisolated public enum ScrollPhase: Equatable, Hashable, Sendable, CustomDebugStringConvertible {
  /// The scrollable view isn't scrolling.
  case idle
  /// The scrollable view is tracking a potential scroll by the user.
  case tracking
  /// The user is interacting with the scrollable view.
  case interacting
  /// The user has stopped interacting with the scroll view and it's decelerating to its final target.
  case decelerating
  /// The system is animating the scroll view to a final target.
  case animating

  /// A Boolean value that indicates whether the scroll view is actively scrolling.
  public var isScrolling: Bool { self != .idle && self != .tracking }

  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// A type that defines the geometry of a scroll view, in points.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
  /// The content offset of the scroll view.
  public var contentOffset: CGPoint
  /// The size of the content of the scroll view.
  public var contentSize: CGSize
  /// The content insets of the scroll view.
  public var contentInsets: EdgeInsets
  /// The size of the container of the scroll view.
  public var containerSize: CGSize

  /// The visible rect of the scroll view.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The bounds rect of the scroll view: the visible rect without the insets.
  public var bounds: CGRect {
    let inner = containerSize.inset(by: contentInsets)
    return CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top, width: inner.width,
      height: inner.height)
  }

  /// Creates a geometry with the given offset, sizes and insets, in points.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// A type that provides you with more content when the phase of a scroll view changes.
nonisolated public struct ScrollPhaseChangeContext: Sendable {
  /// The geometry of the scroll view at the time of the scroll phase change.
  public let geometry: ScrollGeometry
  /// The velocity of the scroll view at the time of the phase change, or `nil` if it is unknown.
  public var velocity: CGVector?
}

/// A node that observes the scroll view inside it.
protocol ScrollObserver: AnyObject {
  func scrollPhaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ item: ScrollItem)
}

nonisolated public struct _ScrollGeometryModifier<Value: Equatable>: _ItemModifier {
  let transform: (ScrollGeometry) -> Value
  let action: (Value, Value) -> Void

  /// Creates the node that applies the modifier to an item.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ScrollGeometryNode(modifier, context)
  }
}

/// A node that checks the geometry of the scroll view inside it, or else around it, after every layout.
final class ScrollGeometryNode<Value: Equatable>: ItemModifierNode<_ScrollGeometryModifier<Value>>, LayoutObserver {
  private var last: Value?

  override init(_ modifier: _ScrollGeometryModifier<Value>, _ context: _NodeContext) {
    super.init(modifier, context)
    graph.layoutObservers[ObjectIdentifier(self)] = self
  }

  func layoutDidFinish() {
    guard isPlaced, let geometry = nearestScrollItem?.geometry else { return }
    let value = modifier.transform(geometry)
    guard value != last else { return }
    let old = last ?? value
    last = value
    let action = modifier.action
    graph.enqueueAction { action(old, value) }
  }

  override func teardown() {
    super.teardown()
    graph.layoutObservers[ObjectIdentifier(self)] = nil
  }
}

nonisolated public struct _ScrollPhaseModifier: _ItemModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  /// Creates the node that applies the modifier to an item.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ScrollPhaseNode(modifier, context)
  }
}

final class ScrollPhaseNode: ItemModifierNode<_ScrollPhaseModifier>, ScrollObserver {
  func scrollPhaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ item: ScrollItem) {
    guard let geometry = item.geometry else { return }
    let action = modifier.action
    graph.enqueueAction { action(old, new, ScrollPhaseChangeContext(geometry: geometry)) }
  }
}

extension ItemNode {
  /// The first scroll view inside this node, or else the nearest one around it.
  var nearestScrollItem: ScrollItem? {
    if let inner = firstScrollItem { return inner }
    var outer: ScrollItem?
    forEachEnclosingItem { item in
      outer = item as? ScrollItem
      return outer == nil
    }
    return outer
  }
}

nonisolated extension View {
  /// Adds an action to be performed when a value, created from a scroll geometry, changes.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_ScrollGeometryModifier<T>(transform: transform, action: action))
  }

  /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy changes.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Adds an action to perform when the scroll phase of the first scroll view in the hierarchy changes.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(_ScrollPhaseModifier(action: action))
  }
}
