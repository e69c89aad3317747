import Foundation
import ViewGraph

/// A gesture with an action to perform when it ends.
nonisolated public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Content.Value> {
    EndedRecognizer(gesture, context)
  }
}

final class EndedRecognizer<Content: Gesture>: WrappingRecognizer<Content.Value, Content.Value> {
  private var action: (Content.Value) -> Void
  private var isDone = false

  init(_ gesture: _EndedGesture<Content>, _ context: _GestureContext) {
    action = gesture.action
    super.init(Content._makeRecognizer(gesture.content, context), context)
  }

  override var phase: GesturePhase<Content.Value> { base.phase }

  override func update(_ gesture: Any) {
    let gesture = gesture as! _EndedGesture<Content>
    action = gesture.action
    base.update(gesture.content)
  }

  override func deliver(isAllowed: Bool) {
    super.deliver(isAllowed: isAllowed)
    guard isAllowed, !isDone, case .ended(let value) = base.phase else { return }
    isDone = true
    action(value)
  }

  override func reset() {
    super.reset()
    isDone = false
  }
}

/// A gesture with an action to perform for each new value.
nonisolated public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  let content: Content
  let action: (Content.Value) -> Void

  public static func _makeRecognizer(
    _ gesture: Self, _ context: _GestureContext
  ) -> _GestureRecognizer<Content.Value> {
    ChangedRecognizer(gesture, context)
  }
}

final class ChangedRecognizer<Content: Gesture>: WrappingRecognizer<Content.Value, Content.Value>
where Content.Value: Equatable {
  private var action: (Content.Value) -> Void
  private var last: Content.Value?

  init(_ gesture: _ChangedGesture<Content>, _ context: _GestureContext) {
    action = gesture.action
    super.init(Content._makeRecognizer(gesture.content, context), context)
  }

  override var phase: GesturePhase<Content.Value> { base.phase }

  override func update(_ gesture: Any) {
    let gesture = gesture as! _ChangedGesture<Content>
    action = gesture.action
    base.update(gesture.content)
  }

  override func deliver(isAllowed: Bool) {
    super.deliver(isAllowed: isAllowed)
    guard isAllowed, let value = base.phase.runningValue, value != last else { return }
    last = value
    var transaction = Transaction()
    transaction.tracksVelocity = true
    withTransaction(transaction) { action(value) }
  }

  override func reset() {
    super.reset()
    last = nil
  }
}

extension GesturePhase {
  /// The value of a gesture that has not ended.
  var runningValue: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value): value
    case .ended, .failed: nil
    }
  }
}

/// A gesture whose value is derived from that of another gesture.
nonisolated public struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
  let content: Content
  let transform: (Content.Value) -> Value

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    MapRecognizer(gesture, context)
  }
}

final class MapRecognizer<Content: Gesture, Value>: WrappingRecognizer<Content.Value, Value> {
  private var transform: (Content.Value) -> Value

  init(_ gesture: _MapGesture<Content, Value>, _ context: _GestureContext) {
    transform = gesture.transform
    super.init(Content._makeRecognizer(gesture.content, context), context)
  }

  override var phase: GesturePhase<Value> { base.phase.map(transform) }

  override func update(_ gesture: Any) {
    let gesture = gesture as! _MapGesture<Content, Value>
    transform = gesture.transform
    base.update(gesture.content)
  }
}

nonisolated extension Gesture {
  /// Adds an action to perform when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns a gesture that's the result of mapping the given closure over the gesture.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

nonisolated extension Gesture where Value: Equatable {
  /// Adds an action to perform when the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
