import Foundation
import Motion

/// A description of what is animating one attribute.
package struct RunningAnimation {
  package var attribute: String
  /// The animations still contributing, the oldest first.
  package var descriptions: [String]
  package var isEndless: Bool

  package init<Data: VectorArithmetic>(_ attribute: String, _ animator: Animator<Data>) {
    self.attribute = attribute
    descriptions = []
    isEndless = animator.isEndless
  }
}
