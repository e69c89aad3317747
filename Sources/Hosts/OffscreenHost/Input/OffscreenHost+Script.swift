import Foundation
import Geometry
import SwiftUI
import ViewGraph

extension OffscreenHost {
  /// Lets events happen at their times, as `advance(to:)` comes to them. What lies in the past happens now.
  public func schedule(_ events: [InputEvent.Timed]) { inputs.add(events) }

  func runDueInputs() {
    while let event = inputs.popDue(at: time) { perform(event) }
  }

  /// Does it now.
  public func perform(_ event: InputEvent) {
    switch event {
    case .press(let point, let pointer): press(at: point, pointer: pointer)
    case .move(let point, let pointer): move(to: point, pointer: pointer)
    case .release(let point, let pointer): release(at: point, pointer: pointer)
    case .hover(let point): hover(at: point)
    case .type(let text): type(text)
    }
  }

  /// Drags in a straight line at constant speed, with an event every 1/60 s, and advances to the drag's end.
  ///
  /// - Parameters:
  ///   - duration: seconds from press to release; with 0 all happens at one time.
  ///   - start: seconds on the host's clock; nil: now.
  public func drag(from: CGPoint, to: CGPoint, duration: Double = 0.25, startingAt start: Double? = nil) {
    let begin = max(start ?? time, time)
    run(InputEvent.drag(from: from, to: to, duration: duration, startingAt: begin), until: begin + duration)
  }

  /// Two fingers spread (`scale` above 1) or close (below 1) about a point, from `span` points apart.
  public func pinch(
    at center: CGPoint, scale: CGFloat, span: CGFloat = 100, duration: Double = 0.25, startingAt start: Double? = nil
  ) {
    let begin = max(start ?? time, time)
    let events = InputEvent.twoFingers(
      around: center, scale: scale, angle: 0, span: span, duration: duration, startingAt: begin)
    run(events, until: begin + duration)
  }

  /// Two fingers, `span` points apart, turn about a point, clockwise for positive angles.
  public func rotate(
    at center: CGPoint, by angle: Angle, span: CGFloat = 100, duration: Double = 0.25, startingAt start: Double? = nil
  ) {
    let begin = max(start ?? time, time)
    let events = InputEvent.twoFingers(
      around: center, scale: 1, angle: angle.radians, span: span, duration: duration, startingAt: begin)
    run(events, until: begin + duration)
  }

  private func run(_ events: [InputEvent.Timed], until end: Double) {
    schedule(events)
    advance(to: end)
  }
}
