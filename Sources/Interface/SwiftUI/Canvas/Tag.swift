import Foundation
import LayoutEngine
import ViewGraph

/// The key of the trait that `tag` writes; its value is an `AnyHashable`.
package enum TagTrait {
  package static let key = ObjectIdentifier(TagTrait.self)
}

/// `tag`: a value that pickers, tab views and canvases know a view by.
nonisolated public struct _TagModifier<Value: Hashable>: _ItemModifier {
  let value: Value

  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    TagNode(modifier, context)
  }
}

final class TagNode<Value: Hashable>: ItemModifierNode<_TagModifier<Value>> {
  override func trait(_ key: ObjectIdentifier) -> Any? {
    if key == TagTrait.key { return AnyHashable(modifier.value) }
    return super.trait(key)
  }

  override func modifierDidChange(from old: _TagModifier<Value>) {
    if old.value != modifier.value { invalidateLayout() }
  }
}

nonisolated extension View {
  /// Sets the unique tag value of this view.
  public func tag<V: Hashable>(_ tag: V) -> some View { modifier(_TagModifier(value: tag)) }
}
