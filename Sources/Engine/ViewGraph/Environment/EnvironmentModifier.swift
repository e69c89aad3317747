import Foundation
import Observation

/// A modifier that changes the environment of its content.
package protocol _EnvironmentModifier: _PrimitiveModifier {
  func apply(to values: inout EnvironmentValues)
}

nonisolated extension _EnvironmentModifier {
  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, Self>> {
    EnvironmentNode(view, context)
  }
}

final class EnvironmentNode<V: View, M: _EnvironmentModifier>: _StoredViewNode<ModifiedContent<V, M>> {
  override var requiresEagerLayout: Bool { false }

  private var child: _ViewNode<V>!
  private var childEnvironment: EnvironmentValues

  override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
    childEnvironment = context.environment
    view.modifier.apply(to: &childEnvironment)
    super.init(view, context)
    child = V._makeNode(view.content, childContext)
  }

  override package var childContext: _NodeContext {
    _NodeContext(graph: graph, parent: self, environment: childEnvironment, transactionScope: transactionScope)
  }

  override package func update(_ new: ModifiedContent<V, M>) {
    let same = FieldComparison.isEqual(view.modifier, new.modifier)
    view = new
    if !same { environmentDidChange(environment, changed: []) }
    child.update(new.content)
  }

  override package func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    var values = new
    view.modifier.apply(to: &values)
    let difference = EnvironmentValues.changedKeys(from: childEnvironment, to: values)
    childEnvironment = values
    guard !difference.isEmpty else {
      // The values are equal, so nothing below is notified, but nodes created later share the new list.
      return
    }
    child.environmentDidChange(values, changed: difference)
  }

  override package var onlyChild: _Node? { child }
}

nonisolated public struct _EnvironmentKeyWritingModifier<Value>: _EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  package func apply(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

nonisolated public struct _EnvironmentKeyTransformModifier<Value>: _EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  package func apply(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

nonisolated extension View {
  /// Sets the environment value of the specified key path to the given value.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Transforms the environment value of the specified key path with the given function.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Places an observable object in the view's environment.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.[observable: ObservableTypeTag<T>()], value: object))
  }
}

package struct ObservableTypeTag<T: AnyObject>: Hashable { package init() {} }

extension EnvironmentValues {
  subscript<T: AnyObject>(observable tag: ObservableTypeTag<T>) -> T? {
    get { self[ObservableObjectKey<T>.self] }
    set { self[ObservableObjectKey<T>.self] = newValue }
  }
}
