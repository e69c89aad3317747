import Foundation
import Geometry
import SwiftUI
import ViewGraph

/// Pointer events. Points are in points from the top left corner of the view. Events happen at the current time of
/// the host, which advances only where stated.
extension OffscreenHost {
  /// Presses and releases at a point, at the current time.
  ///
  /// - Returns: True if a view handled the tap.
  @discardableResult
  public func tap(at point: CGPoint) -> Bool {
    let isTaken = press(at: point)
    release(at: point)
    return isTaken
  }

  /// Taps several times in quick succession, with intervals of 0.1 s.
  @discardableResult
  public func tap(at point: CGPoint, count: Int) -> Bool {
    var isTaken = false
    for index in 0..<count {
      if index > 0 { advance(to: time + 0.1) }
      if tap(at: point) { isTaken = true }
    }
    return isTaken
  }

  /// Presses a finger, or the button of the mouse.
  ///
  /// - Returns: True if a view handled the press.
  @discardableResult
  public func press(at point: CGPoint, pointer: Int = 0) -> Bool {
    graph.frame(at: time)
    let isTaken = graph.pointers.press(pointer, at: rootPoint(point))
    advance(to: time)
    return isTaken
  }

  /// Moves a pressed finger.
  public func move(to point: CGPoint, pointer: Int = 0) {
    graph.frame(at: time)
    graph.pointers.move(pointer, to: rootPoint(point))
    advance(to: time)
  }

  /// Lifts a finger.
  public func release(at point: CGPoint, pointer: Int = 0) {
    graph.frame(at: time)
    graph.pointers.release(pointer, at: rootPoint(point))
    advance(to: time)
  }

  /// Moves the mouse without a pressed button. With `nil`, it leaves the view.
  public func hover(at point: CGPoint?) {
    graph.frame(at: time)
    graph.pointers.hover(at: point.map(rootPoint))
    advance(to: time)
  }
}

extension OffscreenHost {
  /// Presses and releases the secondary button of the mouse, at the current time.
  ///
  /// - Returns: True if a context menu opens.
  @discardableResult
  public func secondaryClick(at point: CGPoint) -> Bool {
    graph.frame(at: time)
    let isTaken = graph.pointers.secondaryClick(at: rootPoint(point))
    advance(to: time)
    return isTaken
  }

  /// Presses a finger for a duration in seconds, and lifts it. The time advances.
  public func longPress(at point: CGPoint, duration: Double = 1) {
    press(at: point)
    advance(to: time + duration)
    release(at: point)
  }

  /// Presses a finger, moves it in a straight line, and lifts it. The time advances by the duration in seconds.
  public func swipe(from start: CGPoint, to end: CGPoint, duration: Double = 0.3) {
    press(at: start)
    let steps = max(2, Int(duration * 60))
    let begin = time
    for index in 1...steps {
      let share = Double(index) / Double(steps)
      advance(to: begin + duration * share)
      move(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    release(at: end)
  }
}
