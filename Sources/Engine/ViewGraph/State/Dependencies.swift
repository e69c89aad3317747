import Foundation

/// Something that bodies read and that tells them when it changed.
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

/// What one node's last evaluation read.
package struct DependencySet {
  private struct Entry {
    let source: any Dependable
    /// The evaluation that read it last.
    var evaluation: UInt32
  }

  /// Few: a body reads a handful of places.
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

  /// From here on the reads are a new evaluation's. What is read again needs no change at its source.
  mutating func beginEvaluation() {
    evaluation &+= 1
    environmentKeys.removeAll(keepingCapacity: true)
  }

  /// Forgets what the evaluation did not read any more.
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

  /// Who marks the node dirty when something observed changes, however much later.
  package mutating func observer(of node: _Node) -> NodeReference {
    if let observer { return observer.reference }
    let made = NodeObserver(node)
    observer = made
    return made.reference
  }
}

/// A reference that ends with the node. A weak one would do the same, but makes every other reference to the node slow.
package final class NodeReference: @unchecked Sendable {
  /// Read and written on the main thread.
  fileprivate(set) unowned(unsafe) var node: _Node?
  private let mutations: MutationQueue

  fileprivate init(_ node: _Node) {
    self.node = node
    mutations = node.graph.mutations
  }

  /// Something observed is about to change, on whatever thread.
  package func invalidate() { mutations.append(Transaction.current) { self.node?.markDirty() } }
}

/// Lives as long as the node's dependencies, and so no longer than the node.
private final class NodeObserver {
  let reference: NodeReference

  init(_ node: _Node) { reference = NodeReference(node) }
  deinit { reference.node = nil }
}
