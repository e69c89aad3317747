import Foundation
import Observation

/// The content that is passed to a modifier's `body(content:)`.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
  let source: ModifierContentSource

  public static var _unarity: _Unarity { .content(of: ObjectIdentifier(Modifier.self)) }

  public static func _makeNode(
    _ view: _ViewModifier_Content, _ context: _NodeContext
  ) -> _ViewNode<_ViewModifier_Content> {
    ModifierContentNode(view, context)
  }
}

/// A source that creates the modified view wherever the modifier's body places its content.
class ModifierContentSource {
  fileprivate(set) var places = OrderedRegistry<_Node>()
  func make(_ context: _NodeContext) -> _Node { fatalError("abstract") }
}

final class TypedContentSource<Content: View>: ModifierContentSource {
  private var content: Content

  init(_ content: Content) { self.content = content }

  override func make(_ context: _NodeContext) -> _Node { Content._makeNode(content, context) }

  func update(_ content: Content) {
    self.content = content
    for node in places.elements { unsafeDowncast(node, to: _ViewNode<Content>.self).update(content) }
  }
}

final class ModifierContentNode<M: ViewModifier>: _StoredViewNode<_ViewModifier_Content<M>> {
  override var requiresEagerLayout: Bool { false }

  private var child: _Node!

  override init(_ view: _ViewModifier_Content<M>, _ context: _NodeContext) {
    super.init(view, context)
    child = view.source.make(childContext)
    view.source.places[ObjectIdentifier(self)] = child
  }

  override package func update(_ view: _ViewModifier_Content<M>) {}

  override package func teardown() {
    view.source.places[ObjectIdentifier(self)] = nil
    super.teardown()
  }

  override package var onlyChild: _Node? { child }
}

/// The node of a custom modifier. Its body is evaluated like that of a view, and its `@State` lives at its position
/// in the tree.
final class ModifierBodyNode<Content: View, M: ViewModifier>: _StoredViewNode<ModifiedContent<Content, M>>, BodyHost {
  override var requiresEagerLayout: Bool { false }

  private var child: _ViewNode<M.Body>!
  private let source: TypedContentSource<Content>
  private var properties: DynamicPropertyStorage
  package var dependencies = DependencySet()
  private var animation = LazyBodyAnimation<M>()

  override init(_ view: ModifiedContent<Content, M>, _ context: _NodeContext) {
    properties = DynamicPropertyStorage(DynamicPropertyLayout.of(M.self))
    source = TypedContentSource(view.content)
    super.init(view, context)
    let body = evaluate()
    child = M.Body._makeNode(body, childContext)
  }

  override package func unarity(ofContentOf modifier: ObjectIdentifier) -> _Unarity? {
    modifier == ObjectIdentifier(M.self) ? Content._unarity : nil
  }

  private func evaluate() -> M.Body {
    graph.bodyCount += 1
    let content = _ViewModifier_Content<M>(source: source)
    return tracking {
      properties.install(into: &view.modifier, host: self)
      let shown = animation.presented(view.modifier, at: graph.time)
      return onMain((shown, content)) { $0.0.body(content: $0.1) }
    }
  }

  override package func update(_ new: ModifiedContent<Content, M>) {
    let changed = !FieldComparison.isEqual(view.modifier, new.modifier)
    if changed { animation.modelDidChange(from: view.modifier, to: new.modifier, node: self) }
    view.content = new.content
    if changed { view.modifier = new.modifier }
    // The new content comes first, so that positions that the body keeps are up to date when it runs.
    source.update(new.content)
    if changed { refresh() }
  }

  override package func performUpdate() { refresh() }

  private func refresh() {
    isDirty = false
    child.update(evaluate())
  }

  override package func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    if dependencies.reads(anyOf: changed) { markDirty() }
    child.environmentDidChange(new, changed: changed)
  }

  override package func teardown() {
    super.teardown()
    dependencies.removeAll(self)
    properties.teardown()
    animation.remove()
  }

  override package var onlyChild: _Node? { child }
}
