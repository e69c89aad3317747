import Foundation
import ViewGraph

/// A gesture containing two gestures that can happen at the same time with neither of them preceding the other.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of a simultaneous gesture that indicates which of its two gestures receives events.
  nonisolated public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first of two gestures that can happen simultaneously.
  public var first: First
  /// The second of two gestures that can happen simultaneously.
  public var second: Second

  /// Creates a gesture with two gestures that can receive updates or succeed independently of each other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer(gesture, context)
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A recognizer of two others.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
  let first: _GestureRecognizer<First.Value>
  let second: _GestureRecognizer<Second.Value>

  init(_ first: First, _ second: Second, _ context: _GestureContext) {
    self.first = First._makeRecognizer(first, context)
    self.second = Second._makeRecognizer(second, context)
    super.init(context)
  }

  override var deadline: Double? {
    guard let a = first.deadline, let b = second.deadline else { return first.deadline ?? second.deadline }
    return min(a, b)
  }

  override func handle(_ event: PointerEvent) {
    first.handle(event)
    second.handle(event)
  }

  override func timeDidPass(_ time: Double) {
    if let deadline = first.deadline, deadline <= time { first.timeDidPass(time) }
    if let deadline = second.deadline, deadline <= time { second.timeDidPass(time) }
  }

  override func cancel() {
    first.cancel()
    second.cancel()
  }

  override func reset() {
    first.reset()
    second.reset()
  }

  override func refresh() {
    first.refresh()
    second.refresh()
  }

  override func teardown() {
    first.teardown()
    second.teardown()
  }
}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
  typealias Value = SimultaneousGesture<First, Second>.Value

  init(_ gesture: SimultaneousGesture<First, Second>, _ context: _GestureContext) {
    super.init(gesture.first, gesture.second, context)
  }

  override func update(_ gesture: Any) {
    let gesture = gesture as! SimultaneousGesture<First, Second>
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override var phase: GesturePhase<Value> {
    let value = Value(first: first.phase.anyValue, second: second.phase.anyValue)
    switch (first.progress, second.progress) {
    case (.failed, .failed): return .failed
    case (.active, _), (_, .active): return .active(value)
    case (.possible, .possible):
      return .possible(value.first == nil && value.second == nil ? nil : value)
    // One gesture has ended and the other one may still do so. Both belong to this gesture.
    case (.possible, .ended), (.ended, .possible): return .active(value)
    case (.possible, .failed), (.failed, .possible):
      return .possible(value.first == nil && value.second == nil ? nil : value)
    case (.ended, _), (_, .ended): return .ended(value)
    }
  }

  override var dependency: GestureDependency {
    let claims = [(first.progress, first.dependency), (second.progress, second.dependency)]
    let isUrgent = claims.contains { ($0.0 == .active || $0.0 == .ended) && $0.1 == .whileActive }
    return isUrgent ? .whileActive : .untilFailed
  }

  override func deliver(isAllowed: Bool) {
    first.deliver(isAllowed: isAllowed)
    second.deliver(isAllowed: isAllowed)
  }
}

extension GesturePhase {
  var anyValue: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
}

nonisolated extension Gesture {
  /// Combines a gesture with another gesture to create a new gesture that recognizes both gestures at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}
