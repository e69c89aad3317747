import Foundation

/// A place that a binding reads and writes.
open class AnyLocation<Value>: @unchecked Sendable {
  public init() {}
  open func get() -> Value { fatalError("abstract") }
  open func set(_ value: Value, transaction: Transaction) {}
  /// What two bindings to the same place have in common.
  open func isSame(as other: AnyLocation<Value>) -> Bool { self === other }
}

/// The storage of one `@State`: a committed value that bodies see, and writes waiting for their update.
package final class StoredLocation<Value>: AnyLocation<Value>, Dependable, @unchecked Sendable {
  private var committed: Value
  /// The latest write, when it has not been committed yet.
  private var latest: Value?
  private var pendingWrites = 0
  /// A user's closure may keep the place, and write to it, longer than the graph lives.
  private let graph: GraphReference
  package var dependents = DependentSet()
  private let lock = NSLock()

  package init(_ value: Value, graph: ViewGraph) {
    committed = value
    self.graph = graph.reference
  }

  override package func get() -> Value {
    if let host = graph.currentHost {
      host.dependencies.insert(self, host)
      return committed
    }
    lock.lock()
    defer { lock.unlock() }
    return latest ?? committed
  }

  override package func set(_ value: Value, transaction: Transaction) {
    if graph.currentHost != nil {
      RuntimeIssue.report("Modifying state during view update, this will cause undefined behavior.")
      return
    }
    lock.lock()
    let current = latest ?? committed
    if valuesAreEqual(current, value) {
      lock.unlock()
      return
    }
    latest = value
    pendingWrites += 1
    lock.unlock()
    nonisolated(unsafe) let written = value
    graph.enqueueMutation(transaction) { self.commit(written) }
  }

  private func commit(_ value: Value) {
    lock.lock()
    pendingWrites -= 1
    if pendingWrites == 0 { latest = nil }
    lock.unlock()
    guard !valuesAreEqual(committed, value) else { return }
    committed = value
    dependents.markDirty()
  }
}

/// Reads and writes through closures.
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

/// A part of another place's value, by key path.
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
