import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A type that defines the semantic position of where a scroll view is positioned within its content.
nonisolated public struct ScrollPosition: Equatable, @unchecked Sendable {
  enum Target: Equatable {
    case automatic
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    /// A position to which a person has scrolled, with the ID of the view at the anchor, if it has one.
    case user(AnyHashable?)
  }

  var target = Target.automatic

  private init(target: Target) { self.target = target }

  /// Creates a new automatic scroll position.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self) {}
  /// Creates a new scroll position with its initial position at a view of the given id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { target = .id(AnyHashable(id), anchor) }
  /// Creates a new scroll position to be scrolled to an edge.
  public init(edge: Edge) { target = .edge(edge) }
  /// Creates a position at an edge, for views with IDs of a type.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, edge: Edge) { target = .edge(edge) }
  /// Creates a new scroll position to be scrolled to a point.
  public init(point: CGPoint) { target = .point(x: point.x, y: point.y) }
  /// Creates a position at a point, for views with IDs of a type.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, point: CGPoint) {
    target = .point(x: point.x, y: point.y)
  }
  /// Creates a position at offsets along both axes, in points.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat, y: CGFloat) {
    target = .point(x: x, y: y)
  }
  /// Creates a position at a horizontal offset, in points.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, x: CGFloat) { target = .point(x: x, y: nil) }
  /// Creates a position at a vertical offset, in points.
  public init<T: Hashable & Sendable>(idType: T.Type = Never.self, y: CGFloat) { target = .point(x: nil, y: y) }

  /// Updates the position to a view of the given id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    target = .id(AnyHashable(id), anchor)
  }

  /// Updates the position to an edge.
  public mutating func scrollTo(edge: Edge) { target = .edge(edge) }
  /// Updates the position to a concrete point.
  public mutating func scrollTo(point: CGPoint) { target = .point(x: point.x, y: point.y) }
  /// Updates the position to offsets along both axes, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { target = .point(x: x, y: y) }
  /// Updates the position to a horizontal offset, in points.
  public mutating func scrollTo(x: CGFloat) { target = .point(x: x, y: nil) }
  /// Updates the position to a vertical offset, in points.
  public mutating func scrollTo(y: CGFloat) { target = .point(x: nil, y: y) }

  /// A Boolean value that indicates whether the user has positioned the scroll view.
  public var isPositionedByUser: Bool {
    if case .user = target { return true }
    return false
  }

  /// The edge if one was configured to be scrolled to.
  public var edge: Edge? {
    if case .edge(let edge) = target { return edge }
    return nil
  }

  /// The point if one was configured to be scrolled to.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = target { return CGPoint(x: x, y: y) }
    return nil
  }

  /// The horizontal offset to scroll to, in points, or `nil` if none is set.
  public var x: CGFloat? {
    if case .point(let x, _) = target { return x }
    return nil
  }

  /// The vertical offset to scroll to, in points, or `nil` if none is set.
  public var y: CGFloat? {
    if case .point(_, let y) = target { return y }
    return nil
  }

  /// The id of the view that the scroll view is positioned at.
  public var viewID: (any Hashable & Sendable)? {
    switch target {
    case .id(let id, _), .user(let id?):
      // `Sendable` is a marker protocol: it does not affect the layout of the value and cannot be used in a cast.
      return (id.base as? any Hashable).map { unsafeBitCast($0, to: (any Hashable & Sendable).self) }
    default: return nil
    }
  }

  /// The id of the view that the scroll view is positioned at, if it is of this type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }
}

nonisolated public struct _ScrollPositionBindingModifier: _ItemModifier {
  let binding: Binding<ScrollPosition>
  let anchor: UnitPoint?

  /// Creates the node that applies the modifier to an item.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ScrollPositionBindingNode(modifier, context)
  }
}

/// The node that synchronizes a position and the scroll view inside it.
final class ScrollPositionBindingNode: ItemModifierNode<_ScrollPositionBindingModifier>, BodyHost, LayoutObserver {
  var dependencies = DependencySet()
  private var known = ScrollPosition()
  private var isFirst = true

  override init(_ modifier: _ScrollPositionBindingModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    graph.layoutObservers[ObjectIdentifier(self)] = self
    known = tracking { modifier.binding.wrappedValue }
  }

  override func modifierDidChange(from old: _ScrollPositionBindingModifier) { follow() }
  override func performUpdate() { follow() }

  private func follow() {
    isDirty = false
    let new = tracking { modifier.binding.wrappedValue }
    guard new != known else { return }
    known = new
    applyPosition()
  }

  private func applyPosition() {
    guard let item = firstScrollItem else { return }
    switch known.target {
    case .automatic, .user: return
    case .id(let id, let anchor):
      item.scroller.stop()
      let anchor = anchor ?? modifier.anchor
      item.scroller.animate(in: transaction) { [weak item] in item?.scroll(to: id, anchor: anchor) }
    case .edge(let edge):
      item.scroller.stop()
      item.scroller.animate(in: transaction) { [weak item] in item?.scroll(to: .edge(edge)) }
    case .point(let x, let y):
      item.scroller.stop()
      item.scroller.animate(in: transaction) { [weak item] in item?.scroll(to: .point(x: x, y: y)) }
    }
  }

  override func placeContents(sizeChanged: Bool) {
    super.placeContents(sizeChanged: sizeChanged)
    if isFirst {
      isFirst = false
      applyPosition()
    }
  }

  /// Updates the binding after a person has scrolled.
  func layoutDidFinish() {
    guard isPlaced, let item = firstScrollItem, item.scroller.wasMoved else { return }
    item.scroller.wasMoved = false
    var new = ScrollPosition()
    new.target = .user(item.identityOfTarget(at: modifier.anchor ?? .topLeading))
    guard new != known else { return }
    known = new
    let binding = modifier.binding
    graph.enqueueAction { binding.wrappedValue = new }
  }

  override func teardown() {
    super.teardown()
    dependencies.removeAll(self)
    graph.layoutObservers[ObjectIdentifier(self)] = nil
  }
}

nonisolated extension View {
  /// Associates a binding to a scroll position with a scroll view within this view.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(_ScrollPositionBindingModifier(binding: position, anchor: anchor))
  }
}
