import Foundation
import Geometry
import Motion

/// A running animation on a layer, so that exporters can write it natively.
package struct LayerAnimation: Hashable, Sendable {
  /// What moves: `effect`, `frame`, `shape`, `style`, `opacity`.
  package var attribute: String
  /// The animation as the user wrote it.
  package var description: String
  /// Seconds on the host's clock.
  package var beginTime: Double
  /// The closed form, with lengths fixed; nil for animations of the user's and deep nestings.
  package var timing: AnimationTiming?

  package init(attribute: String, description: String, beginTime: Double, timing: AnimationTiming?) {
    self.attribute = attribute
    self.description = description
    self.beginTime = beginTime
    self.timing = timing
  }
}
