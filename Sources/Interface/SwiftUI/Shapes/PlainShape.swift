import Foundation
import Geometry
import ViewGraph

// The shapes that are the same in both layout directions and whose path depends only on their rectangle. A thousand
// equal ones share one path.
nonisolated extension Circle { public static var _traits: _ShapeTraits { .plain } }
nonisolated extension Ellipse { public static var _traits: _ShapeTraits { .plain } }
nonisolated extension Rectangle { public static var _traits: _ShapeTraits { .plain } }

/// The paths of the most recent plain shapes.
enum PlainPaths {
  private struct Known {
    var type: ObjectIdentifier
    var rect: CGRect
    var path: Path
  }

  /// The number of paths, which covers the sizes in a row of controls.
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
