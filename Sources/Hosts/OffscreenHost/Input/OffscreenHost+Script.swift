import Foundation
import Geometry
import SwiftUI
import ViewGraph

extension OffscreenHost {
  /// Schedules events at their times, which `advance(to:)` performs. Events in the past happen immediately.
  public func schedule(_ events: [InputEvent.Timed]) {
    inputs.add(events)
    meter?.sample(from: events.map(\.time))
  }

  func runDueInputs() {
    while let event = inputs.popDue(at: time) { perform(event) }
  }

  /// Performs an event at the current time.
  public func perform(_ event: InputEvent) {
    switch event {
    case .press(let point, let pointer): press(at: point, pointer: pointer)
    case .move(let point, let pointer): move(to: point, pointer: pointer)
    case .release(let point, let pointer): release(at: point, pointer: pointer)
    case .hover(let point): hover(at: point)
    case .scroll(let point, let delta): scroll(at: point, by: delta)
    case .type(let text): type(text)
    }
  }

  /// Drags in a straight line with constant speed, with an event every 1/60 s, and advances to the end of the drag.
  ///
  /// - Parameters:
  ///   - from: The start of the drag in points.
  ///   - to: The end of the drag in points.
  ///   - duration: The time in seconds from press to release. With 0, all events happen at the same time. Default 0.25.
  ///   - start: The start time in seconds on the host's clock. With `nil`, the current time. Default `nil`.
  public func drag(from: CGPoint, to: CGPoint, duration: Double = 0.25, startingAt start: Double? = nil) {
    let begin = max(start ?? time, time)
    run(InputEvent.drag(from: from, to: to, duration: duration, startingAt: begin), until: begin + duration)
  }

  /// Spreads (`scale` above 1) or pinches (below 1) two fingers about a point, starting `span` points apart.
  public func pinch(
    at center: CGPoint, scale: CGFloat, span: CGFloat = 100, duration: Double = 0.25, startingAt start: Double? = nil
  ) {
    let begin = max(start ?? time, time)
    let events = InputEvent.twoFingers(
      around: center, scale: scale, angle: 0, span: span, duration: duration, startingAt: begin)
    run(events, until: begin + duration)
  }

  /// Rotates two fingers, `span` points apart, about a point, clockwise for positive angles.
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
