import Foundation
import ViewGraph

/// A gesture that's a sequence of two gestures.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of a sequence gesture that helps to detect whether the first gesture succeeded, so the second gesture
  /// can start.
  @frozen nonisolated public enum Value {
    /// The first gesture hasn't ended.
    case first(First.Value)
    /// The first gesture has ended.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture in a sequence of two gestures.
  public var first: First
  /// The second gesture in a sequence of two gestures.
  public var second: Second

  /// Creates a sequence gesture with two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    SequenceRecognizer(gesture, context)
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
  typealias Value = SequenceGesture<First, Second>.Value
  /// The pressed pointers in order, which the second gesture receives when the first has succeeded.
  private var downs: [PointerEvent] = []
  private var isSecond = false

  init(_ gesture: SequenceGesture<First, Second>, _ context: _GestureContext) {
    super.init(gesture.first, gesture.second, context)
  }

  override func update(_ gesture: Any) {
    let gesture = gesture as! SequenceGesture<First, Second>
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override func handle(_ event: PointerEvent) {
    switch event.phase {
    case .began: downs.append(event)
    case .moved: break
    case .ended, .cancelled: downs.removeAll { $0.id == event.id }
    }
    if isSecond { return second.handle(event) }
    first.handle(event)
    beginSecondIfDue(at: event.time)
  }

  override var deadline: Double? { isSecond ? second.deadline : first.deadline }

  override func timeDidPass(_ time: Double) {
    if isSecond { return second.timeDidPass(time) }
    first.timeDidPass(time)
    beginSecondIfDue(at: time)
  }

  private func beginSecondIfDue(at time: Double) {
    guard first.progress == .ended else { return }
    isSecond = true
    for var down in downs {
      down.time = time
      second.handle(down)
    }
  }

  override var phase: GesturePhase<Value> {
    guard case .ended(let firstValue) = first.phase else {
      switch first.phase {
      case .possible(let value): return .possible(value.map { .first($0) })
      case .active(let value): return .active(.first(value))
      case .ended, .failed: return .failed
      }
    }
    switch second.phase {
    case .possible(let value): return .active(.second(firstValue, value))
    case .active(let value): return .active(.second(firstValue, value))
    case .ended(let value): return .ended(.second(firstValue, value))
    case .failed: return .failed
    }
  }

  override var dependency: GestureDependency { isSecond ? .whileActive : first.dependency }

  override func deliver(isAllowed: Bool) {
    first.deliver(isAllowed: isAllowed)
    second.deliver(isAllowed: isAllowed && isSecond)
  }

  override func reset() {
    super.reset()
    downs = []
    isSecond = false
  }
}

nonisolated extension Gesture {
  /// Sequences a gesture with another one to create a new gesture, which results in the second gesture only receiving
  /// events after the first gesture succeeds.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
