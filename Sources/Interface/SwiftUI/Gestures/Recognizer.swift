import Foundation
import Geometry
import ViewGraph

/// The context of a recognizer.
public struct _GestureContext {
  /// The node to which the gesture is attached.
  unowned let host: any GestureHost

  var graph: ViewGraph { host.graph }
}

/// The phase of a gesture.
package enum GesturePhase<Value> {
  /// The gesture is undecided. The value is passed to `updating` and `onChanged`, but claims no pointer.
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  func map<New>(_ transform: (Value) -> New) -> GesturePhase<New> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  var state: GestureProgress {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// A phase without its value.
enum GestureProgress { case possible, active, ended, failed }

/// The dependency of a recognizer on one with precedence.
enum GestureDependency {
  /// The recognizer waits until the other has failed, as for taps that may become a longer gesture of the same kind.
  case untilFailed
  /// The recognizer only waits while the other is active. The first one to be recognized wins.
  case whileActive
}

/// A pointer event, in points of the root view.
struct PointerEvent {
  enum Phase { case began, moved, ended, cancelled }
  var id: Int
  var phase: Phase
  var location: CGPoint
  /// The time in seconds on the graph's clock.
  var time: Double
}

/// The recognizer of one gesture, without its value.
public class _AnyGestureRecognizer {
  let context: _GestureContext

  init(_ context: _GestureContext) { self.context = context }

  var progress: GestureProgress { .failed }
  var dependency: GestureDependency { .whileActive }
  /// The time at which the recognizer must be called, in seconds on the graph's clock.
  var deadline: Double? { nil }

  func handle(_ event: PointerEvent) {}
  /// Handles the passing of `deadline`.
  func timeDidPass(_ time: Double) {}
  /// Cancels the gesture, because another one was recognized.
  func cancel() {}
  /// Resets the recognizer for the next sequence of events.
  func reset() {}
  /// Calls the user's closures. `isAllowed` indicates whether no gesture with precedence blocks this one.
  func deliver(isAllowed: Bool) {}
  /// Updates the gesture after the view has created a new value.
  func update(_ gesture: Any) {}
  /// Evaluates the gesture's body again after a dependency has changed.
  func refresh() {}
  func teardown() {}
}

/// The recognizer of one gesture.
public class _GestureRecognizer<Value>: _AnyGestureRecognizer {
  var phase: GesturePhase<Value> { .failed }
  override final var progress: GestureProgress { phase.state }
}

/// A recognizer that handles pointers itself.
class LeafRecognizer<G: Gesture>: _GestureRecognizer<G.Value> {
  var gesture: G
  var current: GesturePhase<G.Value> = .possible(nil)

  init(_ gesture: G, _ context: _GestureContext) {
    self.gesture = gesture
    super.init(context)
  }

  override var phase: GesturePhase<G.Value> { current }
  override func update(_ gesture: Any) { self.gesture = gesture as! G }
  override func cancel() { current = .failed }
  override func reset() { current = .possible(nil) }
}

/// A recognizer that wraps another one.
class WrappingRecognizer<Inner, Value>: _GestureRecognizer<Value> {
  var base: _GestureRecognizer<Inner>

  init(_ base: _GestureRecognizer<Inner>, _ context: _GestureContext) {
    self.base = base
    super.init(context)
  }

  override var dependency: GestureDependency { base.dependency }
  override var deadline: Double? { base.deadline }
  override func handle(_ event: PointerEvent) { base.handle(event) }
  override func timeDidPass(_ time: Double) { base.timeDidPass(time) }
  override func cancel() { base.cancel() }
  override func reset() { base.reset() }
  override func deliver(isAllowed: Bool) { base.deliver(isAllowed: isAllowed) }
  override func refresh() { base.refresh() }
  override func teardown() { base.teardown() }
}
