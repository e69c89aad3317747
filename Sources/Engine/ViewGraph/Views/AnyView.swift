/// A type-erased view.
nonisolated public struct AnyView: _PrimitiveView {
  let storage: AnyViewStorage

  /// Create an instance that type-erases `view`.
  public init<V: View>(_ view: V) {
    if let erased = view as? AnyView { self = erased } else { storage = TypedViewStorage(view) }
  }

  /// Creates a view that hides the type of `view`, as `init(_:)` does.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Returns whether two views are the same erased value, instead of two equal ones.
  package func isSame(as other: AnyView) -> Bool { storage === other.storage }

  public static var _unarity: _Unarity { .any }

  public static func _makeNode(_ view: AnyView, _ context: _NodeContext) -> _ViewNode<AnyView> {
    AnyViewNode(view, context)
  }
}

/// A type-erased view value.
class AnyViewStorage {
  var type: ObjectIdentifier { fatalError("abstract") }
  func make(_ context: _NodeContext) -> _Node { fatalError("abstract") }
  func update(_ node: _Node) {}
}

final class TypedViewStorage<V: View>: AnyViewStorage {
  let view: V

  init(_ view: V) { self.view = view }

  override var type: ObjectIdentifier { ObjectIdentifier(V.self) }
  override func make(_ context: _NodeContext) -> _Node { V._makeNode(view, context) }
  override func update(_ node: _Node) { unsafeDowncast(node, to: _ViewNode<V>.self).update(view) }
}

/// The node of a type-erased view. A change of the wrapped type is a change of identity.
final class AnyViewNode: DynamicNode<AnyView> {
  override var requiresEagerLayout: Bool { false }

  override init(_ view: AnyView, _ context: _NodeContext) {
    super.init(view, context)
    insert(view.storage.type, at: 0) { view.storage.make($0) }
  }

  override package func update(_ view: AnyView) {
    self.view = view
    let storage = view.storage
    replaceOnly(storage.type, update: { storage.update($0) }, make: { storage.make($0) })
  }
}
