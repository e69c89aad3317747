import Foundation
import Geometry
import ViewGraph

/// A shape that is the same in both layout directions and whose path follows from its rectangle alone: a thousand equal
/// ones share one path.
nonisolated protocol PlainShape: Shape {}

nonisolated extension Circle: PlainShape {}
nonisolated extension Ellipse: PlainShape {}
nonisolated extension Rectangle: PlainShape {}

/// The paths of the last few plain shapes.
enum PlainPaths {
  private struct Known {
    var type: ObjectIdentifier
    var rect: CGRect
    var path: Path
  }

  /// As many as there are sizes in a row of controls.
  private static let capacity = 16
  nonisolated(unsafe) private static var known: [Known] = []
  nonisolated(unsafe) private static var oldest = 0

  static func path<S: Shape>(of shape: S, in rect: CGRect) -> Path {
    let type = ObjectIdentifier(S.self)
    for entry in known where entry.type == type && entry.rect == rect { return entry.path }
    let made = Known(type: type, rect: rect, path: shape.path(in: rect))
    if known.count < capacity {
      known.append(made)
    } else {
      known[oldest] = made
      oldest = (oldest + 1) % capacity
    }
    return made.path
  }
}
