import Foundation

/// A location that a binding reads and writes.
open class AnyLocation<Value>: @unchecked Sendable {
  /// Creates a location. Subclasses add the storage.
  public init() {}
  open func get() -> Value { fatalError("abstract") }
  open func set(_ value: Value, transaction: Transaction) {}
  /// Returns whether two bindings refer to the same location.
  open func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
}

/// The storage of one state property: a committed value that bodies see, and writes waiting for their update.
///
/// Any thread may read and write. The committed value changes only on the graph's thread, between evaluations.
package class StoredLocation<Value>: AnyLocation<Value>, Dependable, @unchecked Sendable {
  /// A user's closure may keep the location, and write to it, after the end of the graph.
  private let mutations: MutationQueue
  /// Guards the three below. No code from outside runs while it is held.
  private let lock = NSLock()
  private var stored: Value
  /// The latest write, if it has not been committed yet.
  private var latest: Value?
  private var pendingWrites = 0
  package var dependents = DependentSet()

  package init(_ value: Value, graph: ViewGraph) {
    stored = value
    mutations = graph.mutations
  }

  // MARK: Storage

  /// The committed value, where the one stored here is not it.
  func committed(_ stored: Value) -> Value { stored }

  /// A written value is about to be committed.
  func willCommit(_ value: Value) {}

  /// The object on which bodies that read this location depend.
  var source: any Dependable { self }

  /// A Boolean value that indicates whether writing the current value has no effect.
  var dropsEqualWrites: Bool { true }

  // MARK: Reading and writing

  override package func get() -> Value {
    if let host = mutations.currentHost {
      host.dependencies.insert(source, host)
      // No lock: nothing is committed while this thread evaluates.
      return committed(stored)
    }
    return current
  }

  private var current: Value {
    lock.lock()
    let (pending, committedLast) = (latest, stored)
    lock.unlock()
    return pending ?? committed(committedLast)
  }

  override package func set(_ value: Value, transaction: Transaction) {
    if mutations.currentHost != nil {
      RuntimeIssue.report("Modifying state during view update, this will cause undefined behavior.")
      return
    }
    if dropsEqualWrites, valuesAreEqual(current, value) { return }
    lock.withLock {
      latest = value
      pendingWrites += 1
    }
    nonisolated(unsafe) let written = value
    mutations.append(transaction) { self.commit(written) }
  }

  private func commit(_ value: Value) {
    let isSame = valuesAreEqual(committed(stored), value)
    willCommit(value)
    // In one step: a reader that sees the write no longer pending has to see it committed.
    lock.withLock {
      if !isSame { stored = value }
      pendingWrites -= 1
      if pendingWrites == 0 { latest = nil }
    }
    if !isSame { source.dependents.markDirty() }
  }
}

/// A location that reads and writes through closures.
final class FunctionalLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  let getValue: () -> Value
  let setValue: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getValue = get
    setValue = set
  }

  override func get() -> Value { getValue() }

  override func set(_ value: Value, transaction: Transaction) {
    withTransaction(transaction) { setValue(value, transaction) }
  }
}

final class ConstantLocation<Value>: AnyLocation<Value>, @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return valuesAreEqual(value, other.value)
  }
}

/// A part of another location's value, by key path.
final class ProjectedLocation<Root, Value>: AnyLocation<Value>, @unchecked Sendable {
  let root: AnyLocation<Root>
  let path: WritableKeyPath<Root, Value>

  init(_ root: AnyLocation<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  override func get() -> Value { root.get()[keyPath: path] }

  override func set(_ value: Value, transaction: Transaction) {
    var whole = root.get()
    whole[keyPath: path] = value
    root.set(whole, transaction: transaction)
  }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return root.isSame(as: other.root) && path == other.path
  }
}
