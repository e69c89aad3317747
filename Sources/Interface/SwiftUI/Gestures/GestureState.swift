import Foundation
import ViewGraph

/// A property wrapper type that updates a property while the user performs a gesture and resets the property back to
/// its initial state when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: GraphProperty, StateProperty {
  fileprivate let initial: Value
  fileprivate let resetAction: (Value, inout Transaction) -> Void
  fileprivate var location: StoredLocation<Value>?

  /// Creates a view state that's derived from a gesture.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }

  /// Creates a view state that's derived from a gesture with an initial state value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a view state that's derived from a gesture with a wrapped state value and a transaction to reset it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a view state that's derived from a gesture with an initial state value and a transaction to reset it.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a view state that's derived from a gesture with a wrapped state value and a closure that provides a
  /// transaction to reset it.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetAction = reset
  }

  /// Creates a view state that's derived from a gesture with an initial state value and a closure that provides a
  /// transaction to reset it.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The wrapped value referenced by the gesture state property.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// A binding to the gesture state property.
  public var projectedValue: GestureState<Value> { self }

  package mutating func install(in slot: inout AnyObject?, host: any BodyHost) {
    if slot == nil { slot = StoredLocation(initial, graph: host.graph) }
    location = unsafeDowncast(slot!, to: StoredLocation<Value>.self)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a view state that's derived from a gesture with a transaction to reset it.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a view state that's derived from a gesture with a closure that provides a transaction to reset it.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

/// A gesture that updates the state provided by a gesture's updating callback.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  public typealias Value = Base.Value
  /// The originating gesture.
  public var base: Base
  /// A value that changes as the user performs the gesture.
  public var state: GestureState<State>
  /// The updating gesture containing the originating gesture's value, the updated state of the gesture, and a
  /// transaction.
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  /// Creates an updating gesture with the provided value, state, and transaction.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Base.Value> {
    StateRecognizer(gesture, context)
  }
}

final class StateRecognizer<Base: Gesture, State>: WrappingRecognizer<Base.Value, Base.Value> {
  private var gesture: GestureStateGesture<Base, State>
  /// A Boolean value that indicates whether the state differs from its initial value.
  private var isMoved = false
  /// The location that was changed. A new value of the view may have a different one.
  private var moved: GestureState<State>?

  init(_ gesture: GestureStateGesture<Base, State>, _ context: _GestureContext) {
    self.gesture = gesture
    super.init(Base._makeRecognizer(gesture.base, context), context)
  }

  override var phase: GesturePhase<Base.Value> { base.phase }

  override func update(_ gesture: Any) {
    self.gesture = gesture as! GestureStateGesture<Base, State>
    base.update(self.gesture.base)
  }

  override func deliver(isAllowed: Bool) {
    super.deliver(isAllowed: isAllowed)
    guard isAllowed, let value = base.phase.runningValue else { return restore() }
    guard let location = gesture.state.location else { return }
    var transaction = Transaction()
    transaction.tracksVelocity = true
    var state = location.get()
    gesture.body(value, &state, &transaction)
    moved = gesture.state
    location.set(state, transaction: transaction)
  }

  private func restore() {
    guard let state = moved, let location = state.location else { return }
    moved = nil
    var transaction = Transaction()
    state.resetAction(location.get(), &transaction)
    location.set(state.initial, transaction: transaction)
  }

  override func reset() {
    super.reset()
    restore()
  }

  override func teardown() {
    restore()
    super.teardown()
  }
}

nonisolated extension Gesture {
  /// Updates the provided gesture state property as the gesture's value changes.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
