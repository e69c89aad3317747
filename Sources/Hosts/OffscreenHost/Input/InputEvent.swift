import Foundation
import Geometry

/// Something that a person does to a view. Points are in points from the picture's top left corner.
public enum InputEvent: Equatable, Sendable {
  /// A finger, or the mouse's button, goes down.
  case press(CGPoint, pointer: Int = 0)
  /// A finger that is down moves.
  case move(CGPoint, pointer: Int = 0)
  /// A finger goes up.
  case release(CGPoint, pointer: Int = 0)
  /// The mouse moves with no button down; nil: it leaves the picture.
  case hover(CGPoint?)
  /// Text is typed into what has the focus; a newline is the return key, U+0008 the backspace key.
  case type(String)
}

extension InputEvent {
  /// An event at a time, in seconds on the host's clock.
  public struct Timed: Equatable, Sendable {
    public var time: Double
    public var event: InputEvent

    public init(_ event: InputEvent, at time: Double) {
      self.event = event
      self.time = time
    }
  }

  /// Events a second while a finger moves: a display's frames.
  static let rate = 60.0

  /// The times of the moves of a motion that begins at `start`: every frame, and its end.
  private static func moves(from start: Double, lasting duration: Double) -> [(time: Double, progress: Double)] {
    guard duration > 0 else { return [(start, 1)] }
    let count = max(1, Int((duration * rate - 1e-9).rounded(.up)))
    return (1...count).map { index in
      index == count ? (start + duration, 1) : (start + Double(index) / rate, Double(index) / rate / duration)
    }
  }

  /// A tap.
  public static func tap(at point: CGPoint, time: Double) -> [Timed] {
    [Timed(.press(point), at: time), Timed(.release(point), at: time)]
  }

  /// A finger that goes down, moves in a straight line at constant speed and goes up where it arrives.
  public static func drag(
    from start: CGPoint, to end: CGPoint, duration: Double, startingAt time: Double, pointer: Int = 0
  ) -> [Timed] {
    path(duration: duration, startingAt: time, pointer: pointer) { progress in
      let share = CGFloat(progress)
      return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  /// A finger that follows a path; `point` is given the share of the way, 0…1.
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

  /// Two fingers that spread (scale above 1), close (below 1) and turn (clockwise, in radians) about a point.
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
    // In the order of time; both arrive before either is lifted.
    let (first, second) = (finger(-1, 0), finger(1, 1))
    let moves = zip(first.dropLast(), second.dropLast()).flatMap { [$0, $1] }
    return moves + [first[first.count - 1], second[second.count - 1]]
  }
}
