import Foundation
import ViewGraph

extension OffscreenHost {
  /// Advances only the view to `seconds`: queued changes, animations, layout and display list. Timers, tasks and queues
  /// of the process are the responsibility of the caller, as in a host that runs beside a run loop.
  ///
  /// - Returns: True while something is moving.
  @discardableResult
  public func showFrame(at seconds: Double) -> Bool {
    setTime(max(seconds, time))
    return graph.frame(at: time)
  }

  /// The work that the view has caused.
  public struct Counters: Sendable {
    /// The number of evaluated bodies.
    public var bodies: Int
    /// The number of layout passes from the root.
    public var layouts: Int
    /// The number of live nodes of the view tree.
    public var nodes: Int
  }

  /// The work that the view has caused since it appeared.
  public var counters: Counters {
    Counters(bodies: graph.bodyCount, layouts: graph.layoutCount, nodes: graph.nodeCount)
  }
}

extension OffscreenHost {
  /// A Boolean value that indicates whether an animation is running, so that every frame of the display differs.
  public var isMoving: Bool { graph.isMoving }

  /// Returns the time to which a host that also controls the process's clock must advance next, or `nil` for never: as
  /// `nextFrame(interval:)`, but with the process's timers and delays.
  ///
  /// - Parameter interval: The time in seconds between two frames of the display.
  package func nextChange(interval: Double) -> Double? {
    if graph.isMoving || graph.hasWork || graph.needsEveryFrame { return time + interval }
    return nextWake.map { max($0, time + 0.001) }
  }

  /// Returns the time at which a host with a display must show the next frame: one `interval` from now while something
  /// moves, or the next date for which a view waits, or `nil` for never. In the last case, the host needs no timer.
  ///
  /// - Parameter interval: The time in seconds between two frames of the display.
  public func nextFrame(interval: Double) -> Double? {
    if graph.isMoving || graph.hasWork { return time + interval }
    return graph.nextWake.map { max($0, time) }
  }
}
