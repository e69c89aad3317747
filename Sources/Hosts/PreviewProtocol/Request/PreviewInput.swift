/// Something that a person does to the views while they run.
package struct PreviewInput: Codable, Equatable, Sendable {
  /// In points from the picture's top left corner.
  package struct Point: Codable, Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  package enum Action: Codable, Equatable, Sendable {
    case tap(Point)
    /// Seconds from the press to the release.
    case drag(from: Point, to: Point, duration: Double)
    case hover(Point)
    case type(String)
  }

  package var action: Action
  /// Seconds of virtual time since the first frame.
  package var time: Double

  package init(_ action: Action, at time: Double) { (self.action, self.time) = (action, time) }

  /// When it is over.
  package var end: Double {
    if case .drag(_, _, let duration) = action { return time + duration }
    return time
  }
}
