/// An input event of a person while the views run.
package struct PreviewInput: Codable, Equatable, Sendable {
  /// A point in points from the top left corner of the view.
  package struct Point: Codable, Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  package enum Action: Codable, Equatable, Sendable {
    case tap(Point)
    /// A drag, with the time in seconds from the press to the release.
    case drag(from: Point, to: Point, duration: Double)
    case hover(Point)
    case type(String)
  }

  package var action: Action
  /// The virtual time in seconds since the first frame.
  package var time: Double

  package init(_ action: Action, at time: Double) { (self.action, self.time) = (action, time) }

  /// The end time of the input.
  package var end: Double {
    if case .drag(_, _, let duration) = action { return time + duration }
    return time
  }
}
