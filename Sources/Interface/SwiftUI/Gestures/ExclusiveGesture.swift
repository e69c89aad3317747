import Foundation
import ViewGraph

/// A gesture that consists of two gestures where only one of them can succeed.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of an exclusive gesture that indicates which of two gestures succeeded.
  @frozen nonisolated public enum Value {
    /// The first of two gestures succeeded.
    case first(First.Value)
    /// The second of two gestures succeeded.
    case second(Second.Value)
  }

  /// The first of two gestures.
  public var first: First
  /// The second of two gestures.
  public var second: Second

  /// Creates a gesture from two gestures where only one of them succeeds.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _makeRecognizer(_ gesture: Self, _ context: _GestureContext) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer(gesture, context)
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
  typealias Value = ExclusiveGesture<First, Second>.Value

  init(_ gesture: ExclusiveGesture<First, Second>, _ context: _GestureContext) {
    super.init(gesture.first, gesture.second, context)
  }

  override func update(_ gesture: Any) {
    let gesture = gesture as! ExclusiveGesture<First, Second>
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override func handle(_ event: PointerEvent) {
    super.handle(event)
    decide()
  }

  override func timeDidPass(_ time: Double) {
    super.timeDidPass(time)
    decide()
  }

  /// Decides which gesture succeeds: the one that is recognized first, or the first gesture if both are.
  private func decide() {
    switch first.progress {
    case .active, .ended: second.cancel()
    case .possible: if secondMayGo, isClaimed(second.progress) { first.cancel() }
    case .failed: break
    }
  }

  private func isClaimed(_ progress: GestureProgress) -> Bool { progress == .active || progress == .ended }

  private var secondMayGo: Bool {
    switch first.progress {
    case .failed: true
    case .possible: second.dependency == .whileActive
    case .active, .ended: false
    }
  }

  override var phase: GesturePhase<Value> {
    switch first.phase {
    case .active(let value): return .active(.first(value))
    case .ended(let value): return .ended(.first(value))
    case .failed: return second.phase.map { .second($0) }
    case .possible(let value):
      if let value { return .possible(.first(value)) }
      if case .possible(let other?) = second.phase { return .possible(.second(other)) }
      return .possible(nil)
    }
  }

  override var dependency: GestureDependency {
    first.progress == .failed ? second.dependency : first.dependency
  }

  override func deliver(isAllowed: Bool) {
    first.deliver(isAllowed: isAllowed)
    second.deliver(
      isAllowed: isAllowed && (secondMayGo || (first.progress == .possible && !isClaimed(second.progress))))
  }
}

nonisolated extension Gesture {
  /// Combines two gestures exclusively to create a new gesture where only one gesture succeeds, giving precedence to
  /// the first gesture.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
