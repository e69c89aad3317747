/// View content that shows one of two possible children.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  package let storage: Storage

  package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
  nonisolated public static var _unarity: _Unarity { .any }

  nonisolated public static func _makeNode(
    _ view: _ConditionalContent, _ context: _NodeContext
  ) -> _ViewNode<_ConditionalContent> {
    ConditionalNode(view, context)
  }
}

final class ConditionalNode<T: View, F: View>: DynamicNode<_ConditionalContent<T, F>> {
  override var requiresEagerLayout: Bool { false }

  override init(_ view: _ConditionalContent<T, F>, _ context: _NodeContext) {
    super.init(view, context)
    switch view.storage {
    case .trueContent(let content): insert(true, at: 0) { T._makeNode(content, $0) }
    case .falseContent(let content): insert(false, at: 0) { F._makeNode(content, $0) }
    }
  }

  override package func update(_ view: _ConditionalContent<T, F>) {
    self.view = view
    switch view.storage {
    case .trueContent(let content):
      replaceOnly(
        true, update: { unsafeDowncast($0, to: _ViewNode<T>.self).update(content) },
        make: { T._makeNode(content, $0) })
    case .falseContent(let content):
      replaceOnly(
        false, update: { unsafeDowncast($0, to: _ViewNode<F>.self).update(content) },
        make: { F._makeNode(content, $0) })
    }
  }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
  nonisolated public static var _unarity: _Unarity { .any }

  nonisolated public static func _makeNode(_ view: Wrapped?, _ context: _NodeContext) -> _ViewNode<Wrapped?> {
    OptionalNode(view, context)
  }
}

final class OptionalNode<Wrapped: View>: DynamicNode<Wrapped?> {
  override var requiresEagerLayout: Bool { false }

  override init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(view, context)
    if let content = view { insert(true, at: 0) { Wrapped._makeNode(content, $0) } }
  }

  override package func update(_ view: Wrapped?) {
    self.view = view
    guard let content = view else { return removeAll() }
    replaceOnly(
      true, update: { unsafeDowncast($0, to: _ViewNode<Wrapped>.self).update(content) },
      make: { Wrapped._makeNode(content, $0) })
  }
}
