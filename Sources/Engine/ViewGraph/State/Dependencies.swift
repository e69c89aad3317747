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
  private var sources: [ObjectIdentifier: any Dependable] = [:]
  private var environmentKeys: Set<ObjectIdentifier> = []

  package init() {}

  package mutating func insert(_ source: any Dependable, _ node: _Node) {
    guard sources.updateValue(source, forKey: ObjectIdentifier(source)) == nil else { return }
    source.dependents.insert(node)
  }

  package mutating func insert(environmentKey: ObjectIdentifier) { environmentKeys.insert(environmentKey) }

  package func reads(anyOf keys: Set<ObjectIdentifier>) -> Bool {
    !environmentKeys.isEmpty && !environmentKeys.isDisjoint(with: keys)
  }

  package mutating func removeAll(_ node: _Node) {
    for source in sources.values { source.dependents.remove(node) }
    sources.removeAll(keepingCapacity: true)
    environmentKeys.removeAll(keepingCapacity: true)
  }
}
