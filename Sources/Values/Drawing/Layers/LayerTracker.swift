import Foundation

/// What changed about a layer.
package struct LayerChanges: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `position` or `transform`.
  package static let placement = LayerChanges(rawValue: 1)
  package static let opacity = LayerChanges(rawValue: 2)
  package static let content = LayerChanges(rawValue: 4)
  /// Children, and everything that decides how the tree is flattened.
  package static let structure = LayerChanges(rawValue: 8)
}

/// Collects which layers of a tree changed, so that a renderer that keeps a picture looks at nothing else.
///
/// A tree has one tracker at a time: the last one that took it.
package final class LayerTracker {
  /// Layers that took part in an older generation are not listened to: they may have left the tree.
  package private(set) var generation: Int32 = 0
  private var storage: UnsafeMutablePointer<Unmanaged<Layer>>
  private var capacity = 64
  private var count = 0

  package init() { storage = .allocate(capacity: capacity) }

  deinit { storage.deallocate() }

  /// The tree is about to be walked and every layer in it tracked anew.
  package func beginGeneration() {
    generation += 1
    count = 0
    hasStructureChange = false
  }

  package var isEmpty: Bool { count == 0 }

  /// The changed layers, in the order of their first change. They live as long as the tree keeps its structure: a layer
  /// can leave only with a `structure` change further up, and whoever finds one must not look at the others.
  package var changed: UnsafeBufferPointer<Unmanaged<Layer>> { UnsafeBufferPointer(start: storage, count: count) }

  package func removeAll() { count = 0 }

  /// Whether a structure changed somewhere: then the listed layers may be gone.
  package private(set) var hasStructureChange = false

  func structureDidChange() { hasStructureChange = true }

  func add(_ layer: Layer) {
    if count == capacity { grow() }
    storage[count] = .passUnretained(layer)
    count += 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Unmanaged<Layer>>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
    capacity *= 2
  }
}
