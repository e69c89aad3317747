/// The data that an animation keeps between frames.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state of the animation.
  public var state: AnimationState<Value>

  /// A Boolean value that indicates whether the motion appears finished, although it may still settle.
  public var isLogicallyComplete: Bool

  /// The environment of the animated view. The view graph stores it here and reads it back as `environment`.
  package var environmentStorage: (any Sendable)?

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: (any Sendable)? = nil
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    environmentStorage = environment
  }

  /// Creates a context with a different state, in order to run another animation inside this one.
  ///
  /// - Parameter state: The state of the inner animation.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environmentStorage)
  }
}

/// The values that an animation keeps between frames, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var storage: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The value for a key, or the default value of the key if none has been set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for accessing values of an `AnimationState`.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
