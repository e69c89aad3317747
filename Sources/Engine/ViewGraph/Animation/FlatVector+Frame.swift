import Foundation
import Motion

extension FlatVector {
  /// Creates a vector of a rectangle: x, y, width, height.
  init(_ rect: CGRect) {
    self.init(
      SIMD4(Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height)))
  }

  var rect: CGRect { CGRect(x: lanes[0], y: lanes[1], width: lanes[2], height: lanes[3]) }
}
