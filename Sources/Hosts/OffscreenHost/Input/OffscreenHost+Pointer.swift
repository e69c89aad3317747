import Foundation
import Geometry
import SwiftUI
import ViewGraph

/// Pointers over the picture. Points are in points from the picture's top left corner; events happen at the host's
/// present time, and time passes only where it says so.
extension OffscreenHost {
  /// Presses and releases at a point, now. True: something took it.
  @discardableResult
  public func tap(at point: CGPoint) -> Bool {
    let isTaken = press(at: point)
    release(at: point)
    return isTaken
  }

  /// Taps several times in quick succession, 0.1 s apart.
  @discardableResult
  public func tap(at point: CGPoint, count: Int) -> Bool {
    var isTaken = false
    for index in 0..<count {
      if index > 0 { advance(to: time + 0.1) }
      if tap(at: point) { isTaken = true }
    }
    return isTaken
  }

  /// A finger, or the mouse's button, goes down. True: something took it.
  @discardableResult
  public func press(at point: CGPoint, pointer: Int = 0) -> Bool {
    graph.frame(at: time)
    let isTaken = graph.pointers.press(pointer, at: rootPoint(point))
    advance(to: time)
    return isTaken
  }

  /// A finger that is down moves.
  public func move(to point: CGPoint, pointer: Int = 0) {
    graph.frame(at: time)
    graph.pointers.move(pointer, to: rootPoint(point))
    advance(to: time)
  }

  /// A finger goes up.
  public func release(at point: CGPoint, pointer: Int = 0) {
    graph.frame(at: time)
    graph.pointers.release(pointer, at: rootPoint(point))
    advance(to: time)
  }

  /// The mouse moves with no button down; nil: it leaves the picture.
  public func hover(at point: CGPoint?) {
    graph.frame(at: time)
    graph.pointers.hover(at: point.map(rootPoint))
    advance(to: time)
  }
}

extension OffscreenHost {
  /// Presses and releases the mouse's secondary button, now. True: a context menu opens.
  @discardableResult
  public func secondaryClick(at point: CGPoint) -> Bool {
    graph.frame(at: time)
    let isTaken = graph.pointers.secondaryClick(at: rootPoint(point))
    advance(to: time)
    return isTaken
  }

  /// A finger goes down, stays for some seconds and goes up.
  public func longPress(at point: CGPoint, duration: Double = 1) {
    press(at: point)
    advance(to: time + duration)
    release(at: point)
  }

  /// A finger goes down, moves in a straight line and goes up where it arrives, from now on. Seconds.
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
