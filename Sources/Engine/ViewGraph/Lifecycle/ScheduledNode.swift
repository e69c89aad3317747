/// A node that makes its content anew at times of its own, as timelines do.
package protocol ScheduledNode: AnyObject {
  /// A change of the content is observed: from now on every time of the schedule matters, whether or not a frame is
  /// drawn then.
  func contentIsObserved()
}

extension _Node {
  /// Tells the nodes around this one that it runs code of the user's when a value changes.
  func noteObservation() {
    var ancestor = parent
    while let node = ancestor {
      (node as? any ScheduledNode)?.contentIsObserved()
      ancestor = node.parent
    }
  }
}
