import Foundation
import Motion

/// A key for accessing values in a transaction.
public protocol TransactionKey<Value> {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The context of the current state-processing update.
nonisolated public struct Transaction: @unchecked Sendable {
  /// The animation, if any, associated with the current state change.
  public var animation: Animation? {
    didSet { hasAnimation = true }
  }
  /// A Boolean value that indicates whether views should disable animations.
  public var disablesAnimations = false
  /// A Boolean value that indicates whether the transaction originated from an action with continuous values.
  public var isContinuous = false
  /// A Boolean value that indicates whether the transaction tracks the velocity of animatable properties.
  public var tracksVelocity = false

  /// A Boolean value that indicates whether the animation was set, possibly to `nil`, so that it takes precedence over
  /// an outer one when transactions are merged.
  var hasAnimation = false
  private var values: [ObjectIdentifier: Any] = [:]
  package var completions: [AnimationCompletionToken] = []

  /// Creates a transaction.
  public init() {}

  /// Creates a transaction and assigns its animation property.
  public init(animation: Animation?) {
    self.animation = animation
    hasAnimation = true
  }

  /// Accesses the transaction value associated with a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  var isEmpty: Bool {
    !hasAnimation && !disablesAnimations && !isContinuous && !tracksVelocity && values.isEmpty && completions.isEmpty
  }

  /// A Boolean value that indicates whether changes are not animated and leave no velocity.
  var isPlain: Bool { animation == nil && !tracksVelocity && !isContinuous }

  /// Returns this transaction with the values of `inner` on top.
  func merging(_ inner: Transaction) -> Transaction {
    var result = self
    if inner.hasAnimation { result.animation = inner.animation }
    if inner.disablesAnimations { result.disablesAnimations = true }
    if inner.isContinuous { result.isContinuous = true }
    if inner.tracksVelocity { result.tracksVelocity = true }
    if !inner.values.isEmpty { result.values.merge(inner.values) { $1 } }
    if !inner.completions.isEmpty { result.completions += inner.completions }
    return result
  }

  /// Returns whether writes with the two transactions may share an update.
  func isSame(as other: Transaction) -> Bool {
    animation == other.animation && hasAnimation == other.hasAnimation
      && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
      && tracksVelocity == other.tracksVelocity
      && completions.count == other.completions.count
      && zip(completions, other.completions).allSatisfy { $0 === $1 }
      && values.count == other.values.count
      && values.allSatisfy { key, value in
        guard let theirs = other.values[key] else { return false }
        return Self.sameBits(value, theirs)
      }
  }

  private static func sameBits(_ a: Any, _ b: Any) -> Bool {
    func open<T>(_ a: T) -> Bool {
      guard let b = b as? T else { return false }
      return valuesAreEqual(a, b)
    }
    return open(a)
  }

  /// The transaction of the code that runs on this thread, set by `withAnimation` and `withTransaction`.
  package static var current: Transaction {
    get { ThreadTransaction.box.transaction }
    set { ThreadTransaction.box.transaction = newValue }
  }

  /// Adds a completion to run when the animations created with this transaction are all complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletionToken(criteria: criteria, action: completion))
  }
}

/// Executes a closure with the specified transaction and returns the result.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = outer.merging(transaction)
  defer { Transaction.current = outer }
  return try body()
}

/// Executes a closure with the specified transaction key path and value and returns the result.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  let outer = Transaction.current
  var inner = outer
  inner[keyPath: keyPath] = value
  Transaction.current = inner
  defer { Transaction.current = outer }
  return try body()
}

/// Returns the result of recomputing the view's body with the provided animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Returns the result of recomputing the view's body with the provided animation, and runs the completion when all
/// animations are complete.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  let token = AnimationCompletionToken(criteria: completionCriteria, isOpen: true, action: completion)
  transaction.completions = [token]
  defer { token.bodyDidEnd() }
  return try withTransaction(transaction, body)
}
