import Drawing
import Foundation
import Geometry

/// A table that assigns one number to equal shapes, so that they share masks.
final class ShapeTable {
  private var shapes: [SceneShape] = []
  let traits = UnsafeList<ShapeTraits>(capacity: 64)
  /// The first shape for each hash, and for each shape the next one with the same hash.
  private var places: [UInt64: Int32] = [:]
  private var next: [Int32] = []

  deinit { traits.deallocate() }

  var count: Int { shapes.count }

  subscript(index: Int32) -> SceneShape { shapes[Int(index)] }

  func removeAll() {
    shapes.removeAll(keepingCapacity: true)
    traits.removeAll()
    places.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
  }

  func forgetMasks() { for index in 0..<traits.count { traits[index].lastMask = -1 } }

  /// Returns the number of a shape. `bounds` is called for a new shape.
  func intern(_ shape: SceneShape, bounds: () -> CGRect) -> Int32 {
    let hash = shape.hashValue64
    let head = places[hash] ?? -1
    var place = head
    while place >= 0 {
      if shapes[Int(place)].isSame(as: shape) { return place }
      place = next[Int(place)]
    }
    let made = Int32(shapes.count)
    shapes.append(shape)
    next.append(head)
    places[hash] = made
    var new = ShapeTraits(shape)
    if !new.isRectangle { new.bounds = bounds() }
    traits.append(new)
    return made
  }
}
