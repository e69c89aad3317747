import Foundation
import ViewGraph

extension OffscreenHost {
  /// Brings the view to `seconds` and nothing else: queued changes, animations, layout and display list. Timers, tasks
  /// and queues of the process are the caller's affair, as they are for a host that runs beside a run loop.
  ///
  /// - Returns: whether something is still moving.
  @discardableResult
  public func showFrame(at seconds: Double) -> Bool {
    setTime(max(seconds, time))
    return graph.frame(at: time)
  }

  /// What the view has cost so far.
  public struct Counters: Sendable {
    /// Evaluated bodies.
    public var bodies: Int
    /// Layout passes from the root.
    public var layouts: Int
    /// Living nodes of the view tree.
    public var nodes: Int
  }

  public var counters: Counters {
    Counters(bodies: graph.bodyCount, layouts: graph.layoutCount, nodes: graph.nodeCount)
  }
}

extension OffscreenHost {
  /// Whether an animation is running, so that every frame of the display differs.
  public var isMoving: Bool { graph.isMoving }

  /// When a host with a display has to show the next frame: one `interval` from now while something moves, at the next
  /// date a view waits for, or never. While it is never, a host needs no timer.
  ///
  /// - Parameter interval: seconds between two frames of the display.
  public func nextFrame(interval: Double) -> Double? {
    if graph.isMoving || graph.hasWork { return time + interval }
    return graph.nextWake.map { max($0, time) }
  }
}
