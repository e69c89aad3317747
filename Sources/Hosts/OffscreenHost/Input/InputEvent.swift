import Foundation
import Geometry

/// An input event of a person. Points are in points from the top left corner of the view.
public enum InputEvent: Equatable, Sendable {
  /// A finger, or the button of the mouse, is pressed.
  case press(CGPoint, pointer: Int = 0)
  /// A pressed finger moves.
  case move(CGPoint, pointer: Int = 0)
  /// A finger is lifted.
  case release(CGPoint, pointer: Int = 0)
  /// The mouse moves without a pressed button. With `nil`, it leaves the view.
  case hover(CGPoint?)
  /// The wheel of the mouse turns over a point.
  case scroll(CGPoint, by: CGSize)
  /// Text is typed into the focused view. A newline is the return key, and U+0008 is the backspace key.
  case type(String)
}

extension InputEvent {
  /// An event at a time in seconds on the host's clock.
  public struct Timed: Equatable, Sendable {
    /// The time in seconds on the host's clock.
    public var time: Double
    /// The event.
    public var event: InputEvent

    /// Creates an event at a time in seconds on the host's clock.
    public init(_ event: InputEvent, at time: Double) {
      self.event = event
      self.time = time
    }
  }

  /// The number of events per second while a finger moves, that of a display's frames.
  static let rate = 60.0

  /// Returns the times of the moves of a motion from `start`: every frame, and its end.
  private static func moves(from start: Double, lasting duration: Double) -> [(time: Double, progress: Double)] {
    guard duration > 0 else { return [(start, 1)] }
    let count = max(1, Int((duration * rate - 1e-9).rounded(.up)))
    return (1...count).map { index in
      index == count ? (start + duration, 1) : (start + Double(index) / rate, Double(index) / rate / duration)
    }
  }

  /// Returns the events of a tap.
  public static func tap(at point: CGPoint, time: Double) -> [Timed] {
    [Timed(.press(point), at: time), Timed(.release(point), at: time)]
  }

  /// Returns the events of a drag in a straight line with constant speed.
  public static func drag(
    from start: CGPoint, to end: CGPoint, duration: Double, startingAt time: Double, pointer: Int = 0
  ) -> [Timed] {
    path(duration: duration, startingAt: time, pointer: pointer) { progress in
      let share = CGFloat(progress)
      return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  /// Returns the events of a finger that follows a path. `point` receives the progress, 0–1.
  static func path(
    duration: Double, startingAt time: Double, pointer: Int, point: (Double) -> CGPoint
  ) -> [Timed] {
    var result = [Timed(.press(point(0), pointer: pointer), at: time)]
    for move in moves(from: time, lasting: duration) {
      result.append(Timed(.move(point(move.progress), pointer: pointer), at: move.time))
    }
    result.append(Timed(.release(point(1), pointer: pointer), at: time + duration))
    return result
  }

  /// Returns the events of two fingers that spread (scale above 1), pinch (below 1) and rotate (clockwise, in radians)
  /// about a point.
  public static func twoFingers(
    around center: CGPoint, scale: CGFloat, angle: Double, span: CGFloat, duration: Double, startingAt time: Double
  ) -> [Timed] {
    func finger(_ side: CGFloat, _ pointer: Int) -> [Timed] {
      path(duration: duration, startingAt: time, pointer: pointer) { progress in
        let radius: CGFloat = span / 2 * (1 + (scale - 1) * CGFloat(progress))
        let turn = angle * progress
        return CGPoint(
          x: center.x + side * radius * CGFloat(cos(turn)), y: center.y + side * radius * CGFloat(sin(turn)))
      }
    }
    // In order of time. Both fingers are pressed before either is lifted.
    let (first, second) = (finger(-1, 0), finger(1, 1))
    let moves = zip(first.dropLast(), second.dropLast()).flatMap { [$0, $1] }
    return moves + [first[first.count - 1], second[second.count - 1]]
  }
}
