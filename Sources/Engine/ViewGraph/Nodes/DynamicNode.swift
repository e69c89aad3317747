import Foundation

/// A node whose children are inserted and removed by identity: conditions, optionals, loops, type-erased and
/// explicitly identified views. A removed child leaves the layout immediately, and the display list after its
/// transition.
open class DynamicNode<V>: _StoredViewNode<V> {
  private final class Entry {
    let id: AnyHashable
    let node: _Node
    var isRemoving = false
    /// The number of the current exit. A canceled exit must not complete a later one.
    var exit: Int32 = 0

    init(id: AnyHashable, node: _Node) {
      self.id = id
      self.node = node
    }

    var parts: [_TransitionPart] {
      var parts: [_TransitionPart] = []
      node.collectTransitionParts(into: &parts)
      return parts
    }
  }

  private var entries: [Entry] = []
  /// The entries of a loop by ID.
  private var index: [AnyHashable: Entry] = [:]
  private var seen: Set<ObjectIdentifier> = []

  // MARK: Building

  /// Inserts a child during `init`. The initial contents have no transition.
  package func insert(_ id: some Hashable, at position: Int, make: (_NodeContext) -> _Node) {
    let entry = Entry(id: AnyHashable(id), node: make(childContext))
    entries.append(entry)
  }

  /// Updates a node with at most one child: the child is kept if `id` is unchanged, and otherwise replaced.
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
    // Views are created before those they replace are removed, unless the exchange is invisible.
    let first = graph.isMounted ? old.filter(isAbrupt) : []
    for gone in first { remove(gone) }
    let entry = Entry(id: key, node: make(childContext))
    entries.append(entry)
    appear(entry)
    for gone in old where !gone.isRemoving { remove(gone) }
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
      // For a repeated ID, only the first element is shown, because each ID has one node.
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

  /// Adds a child of a loop for an element that was there before: no transition plays.
  package func addElement(_ id: AnyHashable, make: (_NodeContext) -> _Node) {
    let entry = Entry(id: id, node: make(childContext))
    entries.append(entry)
    if !index.isEmpty { index[id] = entry }
  }

  // MARK: Insertion and removal

  private func appear(_ entry: Entry) {
    // The default transition lies around the view, outside of the animations that it brings; another where it was set.
    let isAnimated = transaction.animation != nil
    for part in entry.parts {
      if let participant = part.participant {
        participant.beginInsertion(part.node.transaction)
      } else if isAnimated {
        for item in part.items {
          let fade = FadeNode.over(item)
          fade.jump(to: 0)
          fade.fade(to: 1, in: self)
        }
      }
    }
  }

  /// Removes an entry. Each of its views has its own transition, and the entry stays until the last one has finished.
  private func remove(_ entry: Entry) {
    entry.isRemoving = true
    entry.node.isLeaving = true
    entry.node.presenceDidChange(isLeaving: true)
    guard graph.isMounted else { return finish(entry) }
    entry.exit += 1
    let exit = entry.exit
    // The count starts one too high, so that the removal is not complete before all transitions have started.
    var leaving = 1
    let end: () -> Void = { [weak self, weak entry] in
      leaving -= 1
      // The parent may have been removed meanwhile.
      guard leaving == 0, let self, self.isAttached, let entry, entry.isRemoving, entry.exit == exit else { return }
      self.finish(entry)
      self.invalidateLayers()
    }
    let isAnimated = transaction.animation != nil
    for part in entry.parts {
      leaving += 1
      if let participant = part.participant {
        let wasSeen = participant.beginRemoval(part.node.transaction) { [weak entry] in
          // While others are still being removed, the part must not be visible in the state after its exit.
          if leaving > 1, entry?.isRemoving == true { part.hide() }
          end()
        }
        if wasSeen { continue }
        part.hide()
      } else if isAnimated, let item = part.items.first {
        for other in part.items.dropFirst() { FadeNode.over(other).fade(to: 0, in: self) }
        let fade = FadeNode.over(item)
        fade.whenSettled = end
        fade.fade(to: 0, in: self)
        continue
      } else {
        part.hide()
      }
      leaving -= 1
    }
    end()
  }

  private func revive(_ entry: Entry) {
    entry.isRemoving = false
    entry.node.isLeaving = false
    entry.node.presenceDidChange(isLeaving: false)
    for part in entry.parts {
      part.participant?.cancelRemoval(part.node.transaction)
      for item in part.items {
        item.fade?.whenSettled = nil
        item.fade?.fade(to: 1, in: self)
      }
    }
  }

  /// Returns whether an entry is inserted and removed without any transition, including the default one.
  private func isAbrupt(_ entry: Entry) -> Bool {
    let parts = entry.parts
    return !parts.isEmpty && parts.allSatisfy { $0.participant?.isIdentity == true }
  }

  private func finish(_ entry: Entry) {
    entries.removeAll { $0 === entry }
    if index[entry.id] === entry { index[entry.id] = nil }
    entry.node.teardown()
  }

  private func changed() {
    structureDidChange()
    invalidateLayers()
    invalidateLayout()
    graph.preferencesDidChange()
  }

  // MARK: Traversal

  override open func forEachChild(_ visit: (_Node) -> Void) {
    for entry in entries { visit(entry.node) }
  }

  override open func forEachHitChild(_ visit: (_Node) -> Void) {
    for entry in entries where !entry.isRemoving { visit(entry.node) }
  }

  override open func collectItems(into items: inout [_Node]) {
    for entry in entries where !entry.isRemoving { entry.node.collectItems(into: &items) }
  }

  override open func collectTransitionParts(into parts: inout [_TransitionPart]) {
    for entry in entries where !entry.isRemoving { entry.node.collectTransitionParts(into: &parts) }
  }

  override open func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    for entry in entries where !entry.isRemoving && entry.node.rowState != .asleep {
      guard let value = entry.node.preferenceValue(key) else { continue }
      if result == nil { result = value } else { K.reduce(value: &result!) { value } }
    }
    return result
  }

  override open var layoutTarget: _Node? { entries.first { !$0.isRemoving }?.node }

  // MARK: Identity

  open func child(identified id: AnyHashable) -> _Node? {
    guard V.self is any LoopView.Type || self is any IdentifiedNode else { return nil }
    return entries.first { $0.id == id && !$0.isRemoving }?.node
  }

  open func identity(of child: _Node) -> AnyHashable? {
    guard V.self is any LoopView.Type else { return nil }
    return entries.first { $0.node === child && !$0.isRemoving }?.id
  }
}

/// A node whose children the user identifies by ID.
package protocol IdentifyingNode: _Node {
  func child(identified id: AnyHashable) -> _Node?
  /// Returns the ID of a loop's child, or `nil` if the node is not a child of a loop.
  func identity(of child: _Node) -> AnyHashable?
}

extension DynamicNode: IdentifyingNode {}

/// A view that stands for any number of identified children.
protocol LoopView {}
extension ForEach: LoopView {}

extension _TransitionPart {
  /// The items that fade if there is no transition.
  var items: [ItemNode] {
    if let item = node as? ItemNode { return [item] }
    var nodes: [_Node] = []
    node.collectItems(into: &nodes)
    return nodes.compactMap { $0 as? ItemNode }
  }

  /// Hides the items until they are torn down or inserted again.
  func hide() { for item in items { FadeNode.over(item).jump(to: 0) } }
}
