/// What an animation keeps between frames.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The animation's own state.
  public var state: AnimationState<Value>

  /// Whether the motion looks finished, though it may still settle.
  public var isLogicallyComplete: Bool

  /// The environment of the animated view, which the view graph puts here and reads back as `environment`.
  package var environmentStorage: (any Sendable)?

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: (any Sendable)? = nil
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    environmentStorage = environment
  }

  /// The same context with another state, to run another animation inside this one.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environmentStorage)
  }
}

/// Values that an animation keeps between frames, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var storage: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { storage[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of `AnimationState`.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
