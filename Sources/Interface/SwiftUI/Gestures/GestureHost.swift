import Foundation
import Geometry
import ViewGraph

/// A node with a gesture.
protocol GestureHost: BodyHost, ItemNode {
  var recognizer: _AnyGestureRecognizer { get }
  var mask: GestureMask { get }
  var priority: GesturePriority { get }
  var isGestureEnabled: Bool { get }
  /// The size of the view with the gesture, in points.
  var gestureSize: CGSize { get }
}

extension ItemNode {
  /// Returns a point of the root view in a coordinate space, with the transforms around this node inverted.
  func location(of point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return point
    case .local: return location(of: point, from: self)
    case .named(let name):
      var found: ItemNode?
      forEachEnclosingItem(includingSelf: true) { item in
        guard let space = item as? any CoordinateSpaceNode, space.isCoordinateSpace(named: name) else { return true }
        found = item
        return false
      }
      return found.map { location(of: point, from: $0) } ?? point
    }
  }

  /// Returns the point relative to the top left corner of an item.
  private func location(of point: CGPoint, from item: ItemNode) -> CGPoint {
    let inside = item.layoutPoint(for: point)
    return CGPoint(x: inside.x - item.origin.x, y: inside.y - item.origin.y)
  }

  /// Returns a point of the root view in the space in which this item is laid out.
  func layoutPoint(for point: CGPoint) -> CGPoint {
    var layered: ItemNode?
    forEachEnclosingItem { item in
      guard item.layer != nil else { return true }
      layered = item
      return false
    }
    var around: [ItemNode] = []
    while let item = layered {
      around.append(item)
      layered = item.layerParent
    }
    var result = point
    for item in around.reversed() { result = item.layer!.inside(result) ?? result }
    let base = around.first?.spaceOrigin ?? .zero
    return CGPoint(x: result.x + base.x, y: result.y + base.y)
  }
}
