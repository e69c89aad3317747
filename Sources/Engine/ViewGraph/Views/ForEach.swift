import Foundation

/// A structure that computes views on demand from an underlying collection of identified data.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection of underlying identified data that SwiftUI uses to create views dynamically.
  public var data: Data
  /// A function to create content on demand using the underlying data.
  public var content: (Data.Element) -> Content
  package let identify: (Data.Element) -> ID

  package init(data: Data, content: @escaping (Data.Element) -> Content, identify: @escaping (Data.Element) -> ID) {
    (self.data, self.content, self.identify) = (data, content, identify)
  }
}

extension ForEach: View, _PrimitiveView where Content: View {
  nonisolated public static var _unarity: _Unarity { .any }

  nonisolated public static func _makeNode(_ view: ForEach, _ context: _NodeContext) -> _ViewNode<ForEach> {
    if view.data is any DeferredLoop { return DeferredForEachNode(view, context) }
    if !(view.data is any CompleteLoop), LazyRows.areDeferred(in: context.parent) {
      return LazyForEachNode(view, context)
    }
    return ForEachNode(view, context)
  }
}

/// Data whose elements are views that exist already: there is nothing to put off.
package protocol CompleteLoop {}

/// Data that is known only where the loop is shown. A view that creates its children itself stands for the loop.
package protocol DeferredLoop {
  var loopView: AnyView { get }
}

final class DeferredForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _StoredViewNode<ForEach<Data, ID, Content>>
{
  private var child: _ViewNode<AnyView>!

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    super.init(view, context)
    child = AnyView._makeNode(Self.loop(view), childContext)
  }

  private static func loop(_ view: ForEach<Data, ID, Content>) -> AnyView {
    (view.data as? any DeferredLoop)?.loopView ?? AnyView(EmptyView())
  }

  override package func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    child.update(Self.loop(view))
  }

  override package func forEachChild(_ visit: (_Node) -> Void) { visit(child) }
}

nonisolated extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views for the elements of a collection, which are identifiable.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, identify: { $0.id })
  }
}

nonisolated extension ForEach where Content: View {
  /// Creates views for the elements of a collection, which the value at the key path `id` identifies.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    nonisolated(unsafe) let path = id
    self.init(data: data, content: content, identify: { $0[keyPath: path] })
  }
}

nonisolated extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views over a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, identify: { $0 })
  }
}

nonisolated extension ForEach where Content: View {
  /// Creates views over a binding to a collection, each with a binding to its element.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates views for bindings to the elements of a collection, which the value at the key path `id` identifies.
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let collection = data.wrappedValue
    let pairs = collection.indices.lazy.map { index in (index, collection[index][keyPath: id]) }
    self.init(
      data: pairs,
      content: { pair in
        content(
          Binding(
            get: { data.wrappedValue[pair.0] },
            set: { (value: C.Element) in data.wrappedValue[pair.0] = value }))
      },
      identify: { $0.1 })
  }
}

/// The node of a loop. State follows IDs: a child with an unchanged ID keeps its node, whatever its position.
///
/// The closure that creates the children runs like a body: changes of the state, environment and observable objects
/// that it reads make it run again.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  DynamicNode<ForEach<Data, ID, Content>>, BodyHost
{
  override var requiresEagerLayout: Bool { false }
  override var separatesRows: Bool { true }

  package var dependencies = DependencySet()

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    super.init(view, context)
    var index = 0
    for (id, content) in evaluate() {
      insert(id, at: index) { Content._makeNode(content, $0) }
      index += 1
    }
  }

  /// Creates all children before the first of their nodes, whose own bodies are not part of this evaluation.
  private func evaluate() -> [(id: ID, content: Content)] {
    tracking {
      var children: [(id: ID, content: Content)] = []
      children.reserveCapacity(view.data.count)
      for element in view.data { children.append((view.identify(element), view.content(element))) }
      return children
    }
  }

  override package func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    refresh()
  }

  override package func performUpdate() { refresh() }

  private func refresh() {
    isDirty = false
    let children = evaluate()
    var order: [AnyHashable] = []
    order.reserveCapacity(children.count)
    beginListUpdate()
    for (value, content) in children {
      let id = AnyHashable(value)
      listElement(
        id, update: { unsafeDowncast($0, to: _ViewNode<Content>.self).update(content) },
        make: { Content._makeNode(content, $0) })
      order.append(id)
    }
    endListUpdate(order: order)
  }

  override package func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    if dependencies.reads(anyOf: changed) { markDirty() }
    super.environmentDidChange(new, changed: changed)
  }

  override package func teardown() {
    super.teardown()
    dependencies.removeAll(self)
  }
}
