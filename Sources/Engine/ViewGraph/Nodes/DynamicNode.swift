import Foundation

/// A node whose children come and go by identity: conditions, optionals, loops, type-erased and explicitly
/// identified views. A removed child leaves the layout at once, and the picture when its transition ended.
open class DynamicNode<V: View>: _ViewNode<V> {
  private final class Entry {
    let id: AnyHashable
    let node: _Node
    var isRemoving = false
    /// Made when a child without a transition of its own is inserted or removed with animation.
    var fade: FadeNode?

    init(id: AnyHashable, node: _Node) {
      self.id = id
      self.node = node
    }
  }

  private var entries: [Entry] = []
  /// Only kept for loops of more than a few children.
  private var index: [AnyHashable: Entry] = [:]
  private var seen: Set<ObjectIdentifier> = []

  // MARK: Building

  /// During `init`: no transition plays for the first contents.
  package func insert(_ id: some Hashable, at position: Int, make: (_NodeContext) -> _Node) {
    let entry = Entry(id: AnyHashable(id), node: make(childContext))
    entries.append(entry)
    if V.self is any LoopView.Type { index[entry.id] = entry }
  }

  /// One child at most: keep it when `id` is the same, else replace it.
  package func replaceOnly(_ id: some Hashable, update: (_Node) -> Void, make: (_NodeContext) -> _Node) {
    let key = AnyHashable(id)
    if let current = entries.first(where: { $0.id == key }) {
      let wasRemoving = current.isRemoving
      if wasRemoving { revive(current) }
      update(current.node)
      if wasRemoving {
        for entry in entries where entry !== current && !entry.isRemoving { remove(entry) }
        changed()
      }
      return
    }
    let old = entries.filter { !$0.isRemoving }
    let entry = Entry(id: key, node: make(childContext))
    entries.append(entry)
    appear(entry)
    for gone in old { remove(gone) }
    changed()
  }

  package func removeAll() {
    let present = entries.filter { !$0.isRemoving }
    guard !present.isEmpty else { return }
    for entry in present { remove(entry) }
    changed()
  }

  // MARK: Loops

  private var structureChanged = false

  package func beginListUpdate() {
    seen.removeAll(keepingCapacity: true)
    structureChanged = false
    if index.isEmpty { for entry in entries { index[entry.id] = entry } }
  }

  package func listElement(_ id: AnyHashable, update: (_Node) -> Void, make: (_NodeContext) -> _Node) {
    if let entry = index[id] {
      // A repeated id shows its first element only, as a dictionary of places can hold one node an id.
      guard seen.insert(ObjectIdentifier(entry)).inserted else { return }
      if entry.isRemoving {
        revive(entry)
        structureChanged = true
      }
      update(entry.node)
    } else {
      let entry = Entry(id: id, node: make(childContext))
      index[id] = entry
      entries.append(entry)
      seen.insert(ObjectIdentifier(entry))
      appear(entry)
      structureChanged = true
    }
  }

  package func endListUpdate(order: [AnyHashable]) {
    for entry in entries where !entry.isRemoving && !seen.contains(ObjectIdentifier(entry)) {
      remove(entry)
      structureChanged = true
    }
    var position: [AnyHashable: Int] = [:]
    position.reserveCapacity(order.count)
    for (offset, id) in order.enumerated() where position[id] == nil { position[id] = offset }
    let present = entries.filter { !$0.isRemoving }
    let isSorted = zip(present, present.dropFirst()).allSatisfy { a, b in
      (position[a.id] ?? 0) <= (position[b.id] ?? 0)
    }
    if !isSorted {
      let removing = entries.filter { $0.isRemoving }
      entries = present.sorted { (position[$0.id] ?? 0) < (position[$1.id] ?? 0) } + removing
      structureChanged = true
    }
    if structureChanged { changed() }
  }

  // MARK: Coming and going

  private func appear(_ entry: Entry) {
    let transaction = entry.node.transaction
    // A transition may bring an animation of its own.
    if let participant = entry.node.transitionParticipant {
      participant.beginInsertion(transaction)
    } else if transaction.animation != nil {
      let fade = FadeNode(childContext, content: entry.node)
      entry.fade = fade
      fade.set(0, animated: false)
      fade.set(1, animated: true)
    }
  }

  private func remove(_ entry: Entry) {
    let transaction = entry.node.transaction
    entry.isRemoving = true
    guard graph.isMounted else { return finish(entry) }
    let completion: () -> Void = { [weak self, weak entry] in
      guard let self, let entry, entry.isRemoving else { return }
      self.finish(entry)
      self.invalidateLayers()
    }
    if let participant = entry.node.transitionParticipant {
      if !participant.beginRemoval(transaction, completion: completion) { finish(entry) }
      return
    }
    guard transaction.animation != nil else { return finish(entry) }
    let fade = entry.fade ?? FadeNode(childContext, content: entry.node)
    entry.fade = fade
    fade.whenSettled = completion
    fade.set(0, animated: true)
  }

  private func revive(_ entry: Entry) {
    entry.isRemoving = false
    if let participant = entry.node.transitionParticipant {
      participant.cancelRemoval(entry.node.transaction)
    }
    entry.fade?.whenSettled = nil
    entry.fade?.set(1, animated: true)
  }

  private func finish(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    if index[entry.id] === entry { index[entry.id] = nil }
    entry.node.teardown()
    entry.fade?.teardown()
  }

  private func changed() {
    structureDidChange()
    invalidateLayers()
    invalidateLayout()
    graph.preferencesDidChange()
  }

  // MARK: Walking

  override open func forEachChild(_ visit: (_Node) -> Void) {
    for entry in entries { visit(entry.node) }
  }

  override open func forEachHitChild(_ visit: (_Node) -> Void) {
    for entry in entries where !entry.isRemoving { visit(entry.node) }
  }

  override open func collectItems(into items: inout [_Node]) {
    for entry in entries where !entry.isRemoving { entry.node.collectItems(into: &items) }
  }

  override open func collectLayerNodes(into nodes: inout [ItemNode]) {
    for entry in entries {
      if let fade = entry.fade { nodes.append(fade) } else { entry.node.collectLayerNodes(into: &nodes) }
    }
  }

  override open func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for entry in entries where !entry.isRemoving {
      guard let value = entry.node.preferenceValue(key) else { continue }
      if result == nil { result = value } else { K.reduce(value: &result!) { value } }
    }
    return result
  }

  override open var layoutTarget: _Node? { entries.first { !$0.isRemoving }?.node }
}

/// A node whose children are known to the user by id.
package protocol IdentifyingNode: _Node {
  func child(identified id: AnyHashable) -> _Node?
}

extension DynamicNode: IdentifyingNode {
  package func child(identified id: AnyHashable) -> _Node? {
    guard V.self is any LoopView.Type || self is any IdentifiedNode else { return nil }
    return entries.first { $0.id == id && !$0.isRemoving }?.node
  }
}

/// Views that stand for any number of identified children.
protocol LoopView {}
extension ForEach: LoopView {}
