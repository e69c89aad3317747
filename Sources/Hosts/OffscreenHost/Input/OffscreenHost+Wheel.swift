import Foundation
import Geometry
import SwiftUI
import ViewGraph

extension OffscreenHost {
  /// Turns the wheel of the mouse over a point, at the current time. The content of the scroll view there scrolls by
  /// `delta` points. The part beyond its end applies to the enclosing scroll view.
  ///
  /// - Returns: True if a scroll view has moved.
  @discardableResult
  public func scroll(at point: CGPoint, by delta: CGSize) -> Bool {
    graph.frame(at: time)
    let isTaken = graph.pointers.scroll(at: rootPoint(point), by: delta)
    advance(to: time)
    return isTaken
  }
}
