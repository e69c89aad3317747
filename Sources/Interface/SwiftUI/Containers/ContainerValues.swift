import Foundation
import LayoutEngine
import ViewGraph

/// A key for accessing container values.
nonisolated public protocol ContainerValueKey {
  /// The type of value produced by the container value.
  associatedtype Value
  /// The default value of the container value.
  static var defaultValue: Value { get }
}

/// A collection of container values associated with a given view.
nonisolated public struct ContainerValues {
  var tag: AnyHashable?
  private var values: [ObjectIdentifier: Any] = [:]

  init(tag: AnyHashable? = nil) { self.tag = tag }

  /// Accesses the particular container value associated with a custom key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag value for the given type if the container values contains one.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

  /// Returns true if the container values contain a tag matching a given value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

enum ContainerValuesTrait { static let key = ObjectIdentifier(ContainerValuesTrait.self) }

nonisolated public struct _ContainerValueModifier: _ItemModifier {
  let change: (inout ContainerValues) -> Void

  /// Creates the node that applies the modifier to an item.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ContainerValueNode(modifier, context)
  }
}

final class ContainerValueNode: ItemModifierNode<_ContainerValueModifier> {
  override func trait(_ key: ObjectIdentifier) -> Any? {
    guard key == ContainerValuesTrait.key else { return super.trait(key) }
    var values = super.trait(key) as? ContainerValues ?? ContainerValues()
    modifier.change(&values)
    return values
  }

  /// Containers that read the values create their content again.
  override func modifierDidChange(from old: _ContainerValueModifier) { parent?.structureDidChange() }
}

nonisolated extension View {
  /// Sets a particular container value of a view.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
