import Foundation
import ViewGraph

/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
  let storage: AnyGestureStorage<Value>

  /// Creates an instance from another gesture.
  public init<T: Gesture>(_ gesture: T) where Value == T.Value { storage = TypedGestureStorage(gesture) }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    AnyRecognizer(gesture, context)
  }
}

class AnyGestureStorage<Value> {
  var type: Any.Type { fatalError("abstract") }
  var value: Any { fatalError("abstract") }
  func make(_ context: _GestureContext) -> _GestureRecognizer<Value> { fatalError("abstract") }
}

final class TypedGestureStorage<G: Gesture>: AnyGestureStorage<G.Value> {
  private let gesture: G

  init(_ gesture: G) { self.gesture = gesture }

  override var type: Any.Type { G.self }
  override var value: Any { gesture }
  override func make(_ context: _GestureContext) -> _GestureRecognizer<G.Value> { G._makeRecognizer(gesture, context) }
}

final class AnyRecognizer<Value>: WrappingRecognizer<Value, Value> {
  private var type: Any.Type

  init(_ gesture: AnyGesture<Value>, _ context: _GestureContext) {
    type = gesture.storage.type
    super.init(gesture.storage.make(context), context)
  }

  override var phase: GesturePhase<Value> { base.phase }

  /// A different type of gesture resets the recognizer.
  override func update(_ gesture: Any) {
    let storage = (gesture as! AnyGesture<Value>).storage
    if storage.type == type { return base.update(storage.value) }
    type = storage.type
    base.cancel()
    base.teardown()
    base = storage.make(context)
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  nonisolated public var body: Never { fatalError("An optional gesture has no body") }

  nonisolated public static func _makeRecognizer(
    _ gesture: Wrapped?, _ context: _GestureContext
  ) -> _GestureRecognizer<Wrapped.Value> {
    OptionalRecognizer(gesture, context)
  }
}

/// The recognizer of an optional gesture. Without a gesture, it fails immediately.
final class OptionalRecognizer<Wrapped: Gesture>: _GestureRecognizer<Wrapped.Value> {
  private var base: _GestureRecognizer<Wrapped.Value>?

  init(_ gesture: Wrapped?, _ context: _GestureContext) {
    base = gesture.map { Wrapped._makeRecognizer($0, context) }
    super.init(context)
  }

  override var phase: GesturePhase<Wrapped.Value> { base?.phase ?? .failed }
  override var dependency: GestureDependency { base?.dependency ?? .whileActive }
  override var deadline: Double? { base?.deadline }
  override func handle(_ event: PointerEvent) { base?.handle(event) }
  override func timeDidPass(_ time: Double) { base?.timeDidPass(time) }
  override func cancel() { base?.cancel() }
  override func reset() { base?.reset() }
  override func deliver(isAllowed: Bool) { base?.deliver(isAllowed: isAllowed) }
  override func refresh() { base?.refresh() }
  override func teardown() { base?.teardown() }

  override func update(_ gesture: Any) {
    guard let gesture = gesture as! Wrapped? else {
      base?.teardown()
      base = nil
      return
    }
    if let base { return base.update(gesture) }
    base = Wrapped._makeRecognizer(gesture, context)
    base?.cancel()
  }
}
