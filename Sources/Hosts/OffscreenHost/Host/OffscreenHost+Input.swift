import Foundation
import Geometry
import SwiftUI
import ViewGraph

extension OffscreenHost {
  /// Presses and releases at a point of the picture, in points from its top left corner, now. True: something took it.
  @discardableResult
  public func tap(at point: CGPoint) -> Bool {
    graph.frame(at: time)
    guard let target = HitTest.target(at: point, in: graph.root) else { return false }
    target.pressDidBegin()
    graph.frame(at: time)
    target.pressDidEnd(isInside: true)
    advance(to: time)
    return true
  }
}
