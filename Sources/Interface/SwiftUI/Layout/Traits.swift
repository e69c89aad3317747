import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A modifier that only provides information to its container.
nonisolated public struct _LayoutPriorityModifier: _ItemModifier {
  let priority: Double

  /// Creates the node that gives its container a layout priority.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    LayoutPriorityNode(modifier, context)
  }
}

final class LayoutPriorityNode: ItemModifierNode<_LayoutPriorityModifier> {
  override var requiresEagerLayout: Bool { false }

  override var layoutPriority: Double { modifier.priority }

  override func modifierDidChange(from old: _LayoutPriorityModifier) {
    if old.priority != modifier.priority { invalidateLayout() }
  }
}

nonisolated public struct _ZIndexModifier: _ItemModifier {
  let value: Double

  /// Creates the node that gives its container a position in the drawing order.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ZIndexNode(modifier, context)
  }
}

final class ZIndexNode: ItemModifierNode<_ZIndexModifier> {
  override var requiresEagerLayout: Bool { false }

  override var zIndex: Double { modifier.value }

  override func modifierDidChange(from old: _ZIndexModifier) {
    if old.value != modifier.value { invalidateLayers() }
  }
}

nonisolated public struct _LayoutValueModifier<Key: LayoutValueKey>: _ItemModifier {
  let value: Key.Value

  /// Creates the node that gives its container the value of a layout key.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    LayoutValueNode(modifier, context)
  }
}

final class LayoutValueNode<Key: LayoutValueKey>: ItemModifierNode<_LayoutValueModifier<Key>> {
  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if key == Key.self, let value = modifier.value as? K.Value { return value }
    return super.layoutValue(key)
  }

  override func modifierDidChange(from old: _LayoutValueModifier<Key>) {
    if !FieldComparison.isEqual(old, modifier) { invalidateLayout() }
  }
}

/// The key of the trait that `tag(_:)` writes.
package enum TagTrait { package static let key = ObjectIdentifier(TagTrait.self) }

nonisolated public struct _TagModifier: _ItemModifier {
  let tag: AnyHashable

  /// Creates the node that gives its container a tag.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    TagNode(modifier, context)
  }
}

final class TagNode: ItemModifierNode<_TagModifier> {
  override func trait(_ key: ObjectIdentifier) -> Any? { key == TagTrait.key ? modifier.tag : super.trait(key) }
}

nonisolated public struct _GridTraitsModifier: _ItemModifier {
  let change: @Sendable (inout GridTraits) -> Void

  /// Creates the node that gives a grid the traits of a cell.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    GridTraitsNode(modifier, context)
  }
}

final class GridTraitsNode: ItemModifierNode<_GridTraitsModifier> {
  override var gridTraits: GridTraits {
    var traits = super.gridTraits
    modifier.change(&traits)
    return traits
  }

  override func modifierDidChange(from old: _GridTraitsModifier) { invalidateLayout() }
}

nonisolated extension View {
  /// Sets the priority by which a parent layout should apportion space to this child. Default 0.
  public func layoutPriority(_ value: Double) -> some View { modifier(_LayoutPriorityModifier(priority: value)) }

  /// Controls the display order of overlapping views. Default 0.
  public func zIndex(_ value: Double) -> some View { modifier(_ZIndexModifier(value: value)) }

  /// Associates a value with a custom layout property.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }

  /// Sets the unique tag value of this view.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TagModifier(tag: AnyHashable(tag)))
  }

  /// Tells a view that acts as a cell in a grid to span the specified number of columns.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridTraitsModifier { $0.columns = max(1, count) })
  }

  /// Specifies a custom alignment anchor for a view that acts as a grid cell.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { modifier(_GridTraitsModifier { $0.anchor = anchor }) }

  /// Overrides the default horizontal alignment of the grid column that the view appears in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridTraitsModifier { $0.columnAlignment = guide })
  }

  /// Asks grid layouts not to offer the view extra size in the specified axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridTraitsModifier { $0.unsizedAxes = axes })
  }
}
