import Foundation
import Geometry
import SwiftUI
import ViewGraph

extension OffscreenHost {
  /// Turns the mouse's wheel over a point, now: the content of the scroll view there moves so that `delta` more points
  /// of it have gone past the top left corner; what it has no room for goes to the scroll view around it. True: some
  /// scroll view moved.
  @discardableResult
  public func scroll(at point: CGPoint, by delta: CGSize) -> Bool {
    graph.frame(at: time)
    let isTaken = graph.pointers.scroll(at: rootPoint(point), by: delta)
    advance(to: time)
    return isTaken
  }
}
