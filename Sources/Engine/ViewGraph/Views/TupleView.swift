import Foundation

/// A view created from a Swift tuple of view values.
nonisolated public struct TupleView<T>: _PrimitiveView {
  /// The tuple of views.
  public var value: T
  let witness: TupleWitness<T>

  package init<each Content: View>(pack content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    witness = TupleWitnessCache.witness(for: (repeat each Content).self)
  }

  /// Creates a view from a tuple of views.
  public init(_ value: T) {
    self.value = value
    witness = ReflectedWitness<T>()
  }

  public static var _unarity: _Unarity { .any }

  public static func _makeNode(_ view: TupleView<T>, _ context: _NodeContext) -> _ViewNode<TupleView<T>> {
    TupleNode(view, context)
  }
}

/// A type that creates and updates the nodes of a tuple's elements, one instance per tuple type.
class TupleWitness<T> {
  func make(_ value: T, _ context: _NodeContext) -> [_Node] { [] }
  func update(_ value: T, _ nodes: [_Node]) {}
}

/// A witness of a tuple whose element types are known only at run time.
private final class ReflectedWitness<T>: TupleWitness<T> {
  override func make(_ value: T, _ context: _NodeContext) -> [_Node] {
    views(value).map { AnyView._makeNode($0, context) }
  }

  override func update(_ value: T, _ nodes: [_Node]) {
    for (view, node) in zip(views(value), nodes) { (node as? _ViewNode<AnyView>)?.update(view) }
  }

  private func views(_ value: T) -> [AnyView] {
    let mirror = Mirror(reflecting: value)
    let elements = mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [value]
    return elements.map { element in
      // The type is asked, not the value: an optional view that is nil is a view too.
      guard let type = type(of: element) as? any View.Type else { return AnyView(EmptyView()) }
      return Self.view(type, element)
    }
  }

  private static func view<V: View>(_ type: V.Type, _ element: Any) -> AnyView {
    (element as? V).map { AnyView($0) } ?? AnyView(EmptyView())
  }
}

final class PackWitness<each Content: View>: TupleWitness<(repeat each Content)> {
  override func make(_ value: (repeat each Content), _ context: _NodeContext) -> [_Node] {
    var nodes: [_Node] = []
    repeat nodes.append((each Content)._makeNode(each value, context))
    return nodes
  }

  override func update(_ value: (repeat each Content), _ nodes: [_Node]) {
    var index = 0
    repeat updateNext(each value, nodes, &index)
  }

  private func updateNext<V: View>(_ view: V, _ nodes: [_Node], _ index: inout Int) {
    unsafeDowncast(nodes[index], to: _ViewNode<V>.self).update(view)
    index += 1
  }
}

enum TupleWitnessCache {
  private static let lock = NSLock()
  /// Guarded by `lock`: views are made on any thread.
  nonisolated(unsafe) private static var cache: [ObjectIdentifier: AnyObject] = [:]

  static func witness<each Content: View>(for type: (repeat each Content).Type) -> TupleWitness<(repeat each Content)> {
    let key = ObjectIdentifier(type)
    lock.lock()
    defer { lock.unlock() }
    if let found = cache[key] { return unsafeDowncast(found, to: TupleWitness<(repeat each Content)>.self) }
    let made = PackWitness<repeat each Content>()
    cache[key] = made
    return made
  }
}

final class TupleNode<T>: _ViewNode<TupleView<T>> {
  override var requiresEagerLayout: Bool { false }

  override var separatesRows: Bool { true }

  private var children: [_Node] = []

  init(_ view: TupleView<T>, _ context: _NodeContext) {
    super.init(context)
    children = view.witness.make(view.value, childContext)
  }

  override package func update(_ view: TupleView<T>) {
    view.witness.update(view.value, children)
  }

  override package func forEachChild(_ visit: (_Node) -> Void) {
    for child in children { visit(child) }
  }
}
