import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A proxy value that supports programmatic scrolling of the scrollable views within a view hierarchy.
nonisolated public struct ScrollViewProxy: @unchecked Sendable {
  let finder: ScrollFinder

  /// Scans all scroll views contained by the proxy for the first with a child view with identifier `id`, and then
  /// scrolls to that view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    finder.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// The position of a reader's content in the tree.
final class ScrollFinder {
  weak var node: _Node?

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let node else { return }
    let transaction = Transaction.current
    node.graph.enqueueMutation(transaction) { [weak self] in
      guard let item = self?.node?.scrollItem(containing: id) else { return }
      item.scroller.stop()
      item.scroller.animate(in: transaction) { [weak item] in item?.scroll(to: id, anchor: anchor) }
    }
  }
}

extension _Node {
  /// Returns the innermost scroll view that contains the identified view.
  func scrollItem(containing id: AnyHashable) -> ScrollItem? {
    var next = descendant(identified: id)
    while let node = next {
      if let item = node as? ScrollItem { return item }
      next = node.parent
    }
    // The view may be inserted in the same update. The nearest scroll view searches for it again after layout.
    return firstScrollItem
  }

  var firstScrollItem: ScrollItem? {
    if let item = self as? ScrollItem { return item }
    var result: ScrollItem?
    forEachChild { if result == nil { result = $0.firstScrollItem } }
    return result
  }
}

/// A view that provides programmatic scrolling, by working with a proxy to scroll to known child views.
nonisolated public struct ScrollViewReader<Content: View>: _PrimitiveView {
  /// A closure that builds the content with a proxy for scrolling.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader that passes a proxy for scrolling to its content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public static var _unarity: _Unarity { Content._unarity }

  public static func _makeNode(_ view: ScrollViewReader, _ context: _NodeContext) -> _ViewNode<ScrollViewReader> {
    ScrollReaderNode(view, context)
  }
}

final class ScrollReaderNode<Content: View>: _StoredViewNode<ScrollViewReader<Content>>, BodyHost {
  private let finder = ScrollFinder()
  private var child: _ViewNode<Content>!
  var dependencies = DependencySet()

  override init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    super.init(view, context)
    finder.node = self
    child = Content._makeNode(evaluate(), childContext)
  }

  private func evaluate() -> Content {
    graph.bodyCount += 1
    return tracking { view.content(ScrollViewProxy(finder: finder)) }
  }

  override func update(_ view: ScrollViewReader<Content>) {
    self.view = view
    performUpdate()
  }

  override func performUpdate() {
    isDirty = false
    child.update(evaluate())
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    if dependencies.reads(anyOf: changed) { markDirty() }
    child.environmentDidChange(new, changed: changed)
  }

  override func teardown() {
    super.teardown()
    dependencies.removeAll(self)
  }

  override var onlyChild: _Node? { child }
}
