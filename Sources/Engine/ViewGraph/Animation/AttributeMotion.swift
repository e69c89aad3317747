import Foundation
import Motion

/// The running animations of one attribute of a node.
public struct AttributeMotion {
  package var attribute: String
  /// The animations that still contribute, oldest first.
  package var running: [RunningAnimation]
  package var isEndless: Bool
  /// The exact period of an endless motion, and the time in seconds from which it is periodic.
  package var loop: (period: LoopPeriod, start: Double)?
  /// The end time of a finite motion, if it is known.
  package var endTime: Double?
  /// Describes the model value before and after the change that started the newest animation, for `inspect`.
  package var describeEnds: (() -> (from: [String: Double], to: [String: Double]))?

  /// Creates an endless motion that is not an animation of an attribute, but has an exact period.
  package init(_ attribute: String, loop: (period: LoopPeriod, start: Double)) {
    self.attribute = attribute
    running = []
    isEndless = true
    self.loop = loop
  }

  /// Creates a finite motion that is not an animation of an attribute, but has an exact end.
  package init(_ attribute: String, endTime: Double) {
    self.attribute = attribute
    running = []
    isEndless = false
    self.endTime = endTime
  }
}

extension AttributeMotion {
  package init<Data: VectorArithmetic>(_ attribute: String, _ animator: Animator<Data>) {
    self.attribute = attribute
    running = animator.running
    isEndless = animator.isEndless
    loop = animator.period.map { ($0, animator.leadInEnd) }
    endTime = animator.endTime
  }
}
