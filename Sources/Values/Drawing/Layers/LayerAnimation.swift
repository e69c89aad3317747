import Foundation
import Geometry
import Motion

/// A running animation of a layer, so that exporters can emit it natively.
package struct LayerAnimation: Hashable, Sendable {
  /// The animated attribute: `effect`, `frame`, `shape`, `style` or `opacity`.
  package var attribute: String
  /// The source form of the animation.
  package var description: String
  /// The start time in seconds on the host's clock.
  package var beginTime: Double
  /// The flat form with its lengths computed, or `nil` for custom animations and deep nestings.
  package var timing: AnimationTiming?

  package init(attribute: String, description: String, beginTime: Double, timing: AnimationTiming?) {
    self.attribute = attribute
    self.description = description
    self.beginTime = beginTime
    self.timing = timing
  }
}
