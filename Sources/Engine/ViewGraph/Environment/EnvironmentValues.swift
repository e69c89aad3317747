import Foundation

/// A key for accessing values in the environment.
public protocol EnvironmentKey {
  /// The associated type representing the type of the environment key's value.
  associatedtype Value
  /// The default value for the environment key.
  static var defaultValue: Value { get }
}

/// A collection of environment values propagated through a view hierarchy.
nonisolated public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  /// The list of values, newest first. Older values of the same key are hidden.
  private var head: EnvironmentElement?
  /// Records the keys that are read while a property or style is being resolved.
  private var reads: EnvironmentReads?

  /// Creates an environment in which every key has its default value.
  public init() {}

  init(list: EnvironmentElement?) { head = list }

  /// The list of values, without the recorder of reads.
  var list: EnvironmentElement? { head }

  /// Accesses the environment value associated with a custom key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      reads?.keys.insert(id)
      guard let head else { return K.defaultValue }
      // The list retains its elements, so no reference counting is necessary during the search.
      var next = Unmanaged.passUnretained(head)
      while true {
        let (found, following) = next._withUnsafeGuaranteedRef { ($0.key == id, $0.following) }
        if found {
          return next._withUnsafeGuaranteedRef { unsafeDowncast($0, to: TypedElement<K>.self).value }
        }
        guard let following else { return K.defaultValue }
        next = following
      }
    }
    set { head = TypedElement<K>(newValue, next: head) }
  }

  public var description: String {
    var parts: [String] = []
    var next = head
    while let element = next {
      parts.append(element.text)
      next = element.next
    }
    return "[" + parts.joined(separator: ", ") + "]"
  }

  /// Returns a copy that records its reads in `reads`.
  package func noting(_ reads: EnvironmentReads) -> EnvironmentValues {
    var copy = self
    copy.reads = reads
    return copy
  }

  package var withoutNotes: EnvironmentValues {
    var copy = self
    copy.reads = nil
    return copy
  }

  /// Returns a copy with the other's values for the given keys.
  package func taking(_ keys: Set<ObjectIdentifier>, from other: EnvironmentValues) -> EnvironmentValues {
    var copy = self
    var missing = keys
    var next = other.head
    while let element = next, !missing.isEmpty {
      if missing.remove(element.key) != nil { copy.head = element.copy(before: copy.head) }
      next = element.next
    }
    return copy
  }

  /// Returns the keys whose values differ.
  package static func changedKeys(from old: EnvironmentValues, to new: EnvironmentValues) -> Set<ObjectIdentifier> {
    if old.head === new.head { return [] }
    var older: [ObjectIdentifier: EnvironmentElement] = [:]
    var chain: [ObjectIdentifier] = []
    var next = old.head
    while let element = next {
      if older[element.key] == nil { older[element.key] = element }
      chain.append(ObjectIdentifier(element))
      next = element.next
    }
    let known = Set(chain)
    var changed: Set<ObjectIdentifier> = []
    var seen: Set<ObjectIdentifier> = []
    next = new.head
    while let element = next, !(known.contains(ObjectIdentifier(element)) && seen.isSuperset(of: older.keys)) {
      if seen.insert(element.key).inserted {
        if let before = older[element.key] {
          if before !== element && !element.hasSameValue(as: before) { changed.insert(element.key) }
        } else {
          changed.insert(element.key)
        }
      }
      next = element.next
    }
    for key in older.keys where !seen.contains(key) { changed.insert(key) }
    return changed
  }
}

/// A recorder of the keys that are read.
package final class EnvironmentReads {
  package var keys: Set<ObjectIdentifier> = []
  package init() {}

  /// Runs `work` with an environment that records its reads. Equal sets of keys share their storage.
  package static func noting<R>(
    _ environment: EnvironmentValues, into keys: inout Set<ObjectIdentifier>, _ work: (EnvironmentValues) -> R
  ) -> R {
    let reads = EnvironmentReads()
    reads.keys = keys
    let result = work(environment.noting(reads))
    if reads.keys.count != keys.count { keys = shared(reads.keys) }
    return result
  }

  nonisolated(unsafe) private static var known: [Set<ObjectIdentifier>] = []

  private static func shared(_ keys: Set<ObjectIdentifier>) -> Set<ObjectIdentifier> {
    if let found = known.first(where: { $0 == keys }) { return found }
    if known.count < 64 { known.append(keys) }
    return keys
  }
}

/// The value of one key in the list.
class EnvironmentElement {
  let key: ObjectIdentifier
  let next: EnvironmentElement?
  /// The `next` element, without reference counting.
  let following: Unmanaged<EnvironmentElement>?

  init(key: ObjectIdentifier, next: EnvironmentElement?) {
    self.key = key
    self.next = next
    following = next.map(Unmanaged.passUnretained)
  }

  func hasSameValue(as other: EnvironmentElement) -> Bool { false }
  var text: String { "" }
  func copy(before next: EnvironmentElement?) -> EnvironmentElement { fatalError("abstract") }
}

final class TypedElement<K: EnvironmentKey>: EnvironmentElement {
  let value: K.Value

  init(_ value: K.Value, next: EnvironmentElement?) {
    self.value = value
    super.init(key: ObjectIdentifier(K.self), next: next)
  }

  override func hasSameValue(as other: EnvironmentElement) -> Bool {
    guard let other = other as? TypedElement<K> else { return false }
    return valuesAreEqual(value, other.value)
  }

  override var text: String { "\(K.self) = \(value)" }

  override func copy(before next: EnvironmentElement?) -> EnvironmentElement { TypedElement<K>(value, next: next) }
}
