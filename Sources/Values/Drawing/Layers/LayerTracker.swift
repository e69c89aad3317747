import Foundation

/// The kinds of changes of a layer.
package struct LayerChanges: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A change of `position` or `transform`.
  package static let placement = LayerChanges(rawValue: 1)
  package static let opacity = LayerChanges(rawValue: 2)
  package static let content = LayerChanges(rawValue: 4)
  /// A change of the children, or of a property that determines how the tree is flattened.
  package static let structure = LayerChanges(rawValue: 8)
}

/// A collector of the changed layers of a tree, so that a renderer that keeps a picture needs to visit only those.
///
/// A tree has one tracker at a time: the last one that has tracked it.
package final class LayerTracker {
  /// The current generation. Changes of layers tracked in an older generation are ignored, because they may have left
  /// the tree.
  package private(set) var generation: Int32 = 0
  private var storage: UnsafeMutablePointer<Unmanaged<Layer>>
  private var capacity = 64
  private var count = 0

  package init() { storage = .allocate(capacity: capacity) }

  deinit { storage.deallocate() }

  /// Starts a generation, in which every layer of the tree is tracked again.
  package func beginGeneration() {
    generation += 1
    count = 0
    hasStructureChange = false
  }

  package var isEmpty: Bool { count == 0 }

  /// The changed layers, in the order of their first change.
  ///
  /// They are alive while the structure of the tree is unchanged. A layer can leave only with a `structure` change of
  /// an ancestor, and after such a change the other entries must not be used.
  package var changed: UnsafeBufferPointer<Unmanaged<Layer>> { UnsafeBufferPointer(start: storage, count: count) }

  package func removeAll() { count = 0 }

  /// A Boolean value that indicates whether the structure has changed, so that the listed layers may have been
  /// deallocated.
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
