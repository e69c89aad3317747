import Foundation
import PreviewProtocol

extension InputEvent {
  /// Returns the events of an input in the tool's request.
  static func events(_ input: PreviewInput) -> [Timed] {
    func point(_ point: PreviewInput.Point) -> CGPoint {
      CGPoint(x: point.x, y: point.y)
    }
    switch input.action {
    case .tap(let place): return tap(at: point(place), time: input.time)
    case .drag(let from, let to, let duration):
      return drag(from: point(from), to: point(to), duration: duration, startingAt: input.time)
    case .hover(let place): return [Timed(.hover(point(place)), at: input.time)]
    case .type(let text): return [Timed(.type(text), at: input.time)]
    }
  }
}
