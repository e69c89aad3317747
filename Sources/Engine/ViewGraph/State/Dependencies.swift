import Foundation

/// A value that bodies read and that notifies them of changes.
package protocol Dependable: AnyObject {
  var dependents: DependentSet { get set }
}

/// The nodes that read a value.
package struct DependentSet {
  private var nodes: [ObjectIdentifier: Unmanaged<_Node>] = [:]

  package init() {}

  package var isEmpty: Bool { nodes.isEmpty }

  mutating func insert(_ node: _Node) { nodes[ObjectIdentifier(node)] = Unmanaged.passUnretained(node) }
  mutating func remove(_ node: _Node) { nodes[ObjectIdentifier(node)] = nil }

  package func markDirty() {
    for node in nodes.values { node.takeUnretainedValue().markDirty() }
  }
}

/// The dependencies of one node's last evaluation.
package struct DependencySet {
  private struct Entry {
    let source: any Dependable
    /// The last evaluation that read the value.
    var evaluation: UInt32
  }

  /// A short list, because a body reads few values.
  private var entries: [Entry] = []
  private var environmentKeys: [ObjectIdentifier] = []
  private var evaluation: UInt32 = 0
  private var observer: NodeObserver?

  package init() {}

  package mutating func insert(_ source: any Dependable, _ node: _Node) {
    for index in entries.indices where entries[index].source === source {
      entries[index].evaluation = evaluation
      return
    }
    entries.append(Entry(source: source, evaluation: evaluation))
    source.dependents.insert(node)
  }

  package mutating func insert(environmentKey: ObjectIdentifier) {
    if !environmentKeys.contains(environmentKey) { environmentKeys.append(environmentKey) }
  }

  package func reads(anyOf keys: Set<ObjectIdentifier>) -> Bool { environmentKeys.contains { keys.contains($0) } }

  /// Starts a new evaluation. Values that are read again need no change at their source.
  mutating func beginEvaluation() {
    evaluation &+= 1
    environmentKeys.removeAll(keepingCapacity: true)
  }

  /// Removes dependencies that the evaluation has not read.
  mutating func endEvaluation(_ node: _Node) {
    guard entries.contains(where: { $0.evaluation != evaluation }) else { return }
    for entry in entries where entry.evaluation != evaluation { entry.source.dependents.remove(node) }
    entries.removeAll { $0.evaluation != evaluation }
  }

  package mutating func removeAll(_ node: _Node) {
    for entry in entries { entry.source.dependents.remove(node) }
    entries.removeAll()
    environmentKeys.removeAll()
    observer = nil
  }

  /// Returns the reference that marks the node dirty when an observed value changes, at any later time.
  package mutating func observer(of node: _Node) -> NodeReference {
    if let observer { return observer.reference }
    let made = NodeObserver(node)
    observer = made
    return made.reference
  }
}

/// A reference that ends with the node. A weak reference would have the same effect, but makes every other reference
/// to the node slow.
package final class NodeReference: @unchecked Sendable {
  /// Read and written on the main thread.
  fileprivate(set) unowned(unsafe) var node: _Node?
  private let mutations: MutationQueue

  fileprivate init(_ node: _Node) {
    self.node = node
    mutations = node.graph.mutations
  }

  /// Handles an imminent change of an observed value, on any thread.
  package func invalidate() { mutations.append(Transaction.current) { self.node?.markDirty() } }
}

/// An object with the lifetime of the node's dependencies, which is at most that of the node.
private final class NodeObserver {
  let reference: NodeReference

  init(_ node: _Node) { reference = NodeReference(node) }
  deinit { reference.node = nil }
}
