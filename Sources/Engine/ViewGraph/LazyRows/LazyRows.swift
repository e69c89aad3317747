/// The graph's records of its lazy containers.
package final class LazyRows {
  /// True while rows are created before their container has determined whether they are visible.
  private(set) var makesHiddenRows = false
  private var containers: [ObjectIdentifier: any LazyContainer] = [:]

  /// Makes rows that appear when their container shows them, not now.
  package func makingHidden<Result>(_ work: () -> Result) -> Result {
    let previous = makesHiddenRows
    makesHiddenRows = true
    defer { makesHiddenRows = previous }
    return work()
  }

  package func add(_ container: any LazyContainer) { containers[ObjectIdentifier(container)] = container }
  package func remove(_ container: any LazyContainer) { containers[ObjectIdentifier(container)] = nil }

  /// A viewport may have changed around a container that is where it was.
  func checkViewports() { for container in containers.values { container.checkViewport() } }

  /// Returns whether a loop below `parent` creates its rows on demand, which is the case directly inside a lazy
  /// container.
  static func areDeferred(in parent: _Node?) -> Bool {
    var next = parent
    while let node = next {
      if let answer = node.defersRows { return answer }
      next = node.parent
    }
    return false
  }
}

/// A container that shows those of its rows that are near the visible rectangle.
package protocol LazyContainer: ItemNode {
  /// Requests a new placement if the visible rows have changed.
  func checkViewport()
}

/// A loop that makes its rows when a container asks for them.
package protocol LazyRowSource: _Node {
  /// The rows that have been made.
  var madeCount: Int { get }
  /// Makes the rows of the elements at these offsets, out of sight.
  func makeRows(in range: Range<Int>)
  /// A row that slept is laid out again. True: it has changed.
  func rowDidWake(_ root: _Node) -> Bool
}

/// Stands for consecutive elements of a loop whose rows have not been made.
package final class LazyGapItem: ItemNode {
  package static let key = ObjectIdentifier(LazyGapItem.self)

  /// The offsets of the elements.
  package internal(set) var range = 0..<0
  package unowned let source: any LazyRowSource

  init(_ context: _NodeContext, source: any LazyRowSource) {
    self.source = source
    super.init(context)
    rowState = .asleep
  }

  override package var requiresEagerLayout: Bool { false }
  /// Modifiers on a loop wrap the placeholder of its rows as they wrap rows, and the container finds it inside.
  override package func trait(_ key: ObjectIdentifier) -> Any? { key == Self.key ? self : nil }
}
