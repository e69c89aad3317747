import Foundation
import Geometry
import ViewGraph

/// What a recognizer knows of its place.
public struct _GestureContext {
  /// The node that the gesture is attached to.
  unowned let host: any GestureHost

  var graph: ViewGraph { host.graph }
}

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// Nothing is decided yet; a value is shown to `updating` and `onChanged` but claims nothing.
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

/// How a recognizer stands to one that has precedence over it.
enum GestureDependency {
  /// It waits until the other has failed: taps, which a longer gesture of the same kind may still become.
  case untilFailed
  /// It only waits while the other is active; the first to be recognized wins.
  case whileActive
}

/// A pointer's event, in points of the picture.
struct PointerEvent {
  enum Phase { case began, moved, ended, cancelled }
  var id: Int
  var phase: Phase
  var location: CGPoint
  /// Seconds on the graph's clock.
  var time: Double
}

/// What follows pointers for one gesture, its value apart.
public class _AnyGestureRecognizer {
  let context: _GestureContext

  init(_ context: _GestureContext) { self.context = context }

  var progress: GestureProgress { .failed }
  var dependency: GestureDependency { .whileActive }
  /// When it wants to be told the time, in seconds on the graph's clock.
  var deadline: Double? { nil }

  func handle(_ event: PointerEvent) {}
  /// The clock has come to `deadline`.
  func timeDidPass(_ time: Double) {}
  /// Another gesture won.
  func cancel() {}
  /// Ready for the next sequence of events.
  func reset() {}
  /// Calls the user's closures. `isAllowed`: nothing that has precedence is in the way.
  func deliver(isAllowed: Bool) {}
  /// The view made a new value of the gesture.
  func update(_ gesture: Any) {}
  /// Something that a gesture's body read has changed.
  func refresh() {}
  func teardown() {}
}

/// What follows pointers for one gesture.
public class _GestureRecognizer<Value>: _AnyGestureRecognizer {
  var phase: GesturePhase<Value> { .failed }
  override final var progress: GestureProgress { phase.state }
}

/// A recognizer that follows pointers itself.
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

/// A recognizer around one other.
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
