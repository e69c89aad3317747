import Foundation
import Geometry
import LayoutEngine
import ViewGraph

nonisolated public struct _GeometryActionModifier<Value: Equatable>: _ItemModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  /// Creates the node that reports changes of the content's geometry.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    GeometryActionNode(modifier, context)
  }
}

/// A node that checks its frame after every layout, and performs its action if the value derived from it has changed.
final class GeometryActionNode<Value: Equatable>: ItemModifierNode<_GeometryActionModifier<Value>>, LayoutObserver {
  private var last: Value?
  private var source: GeometrySource!

  override init(_ modifier: _GeometryActionModifier<Value>, _ context: _NodeContext) {
    super.init(modifier, context)
    source = GeometrySource(self)
    graph.layoutObservers[ObjectIdentifier(self)] = self
  }

  override func teardown() {
    super.teardown()
    graph.layoutObservers[ObjectIdentifier(self)] = nil
  }

  func layoutDidFinish() {
    guard isPlaced else { return }
    let value = modifier.transform(GeometryProxy(source: source))
    guard value != last else { return }
    let old = last ?? value
    last = value
    let action = modifier.action
    graph.enqueueAction { action(old, value) }
  }
}

nonisolated extension View {
  /// Adds an action to be performed when a value, created from a geometry proxy, changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier<T>(transform: transform) { _, new in action(new) })
  }

  /// Adds an action to be performed when a value, created from a geometry proxy, changes.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier<T>(transform: transform, action: action))
  }
}
