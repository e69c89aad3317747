import Foundation
import Motion

/// What is animating one attribute of a node.
public struct AttributeMotion {
  package var attribute: String
  /// The animations still contributing, the oldest first.
  package var running: [RunningAnimation]
  package var isEndless: Bool
  /// The exact period of an endless motion, and the seconds at which it starts to be periodic.
  package var loop: (period: LoopPeriod, start: Double)?
  /// When a finite motion ends, if that is known.
  package var endTime: Double?

  /// What is no animation of an attribute but repeats or ends just as exactly.
  package init(_ attribute: String, loop: (period: LoopPeriod, start: Double)) {
    self.attribute = attribute
    running = []
    isEndless = true
    self.loop = loop
  }

  /// What is no animation of an attribute but ends just as exactly.
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
