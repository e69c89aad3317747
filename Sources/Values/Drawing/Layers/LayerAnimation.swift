import Foundation
import Geometry
import Motion

/// A running animation on one property of a layer, so that exporters can write it natively.
package struct LayerAnimation {
  package enum Property: Sendable { case opacity, position, transform, fillColor, path, other }
  package var property: Property
  /// The animation as the user wrote it.
  package var description: String
  /// Seconds on the host's clock.
  package var beginTime: Double

  package init(property: Property, description: String, beginTime: Double) {
    self.property = property
    self.description = description
    self.beginTime = beginTime
  }
}
