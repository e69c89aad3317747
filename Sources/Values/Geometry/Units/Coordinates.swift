import Foundation

extension CGFloat {
  /// The greatest distance from an origin, in points, in layouts and display lists. Renderers convert coordinates at up
  /// to 16 pixels per point to 32-bit integers.
  package static var coordinateLimit: CGFloat { 1e8 }

  /// A Boolean value that indicates whether the number is finite and within the limit of coordinates.
  @inline(__always)
  package var isCoordinate: Bool { magnitude <= Self.coordinateLimit }

  /// The nearest coordinate. Zero if this is not a number.
  package var nearestCoordinate: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.coordinateLimit), Self.coordinateLimit)
  }
}

extension CGPoint {
  @inline(__always)
  package var isCoordinate: Bool { x.isCoordinate && y.isCoordinate }
  package var nearestCoordinate: CGPoint { CGPoint(x: x.nearestCoordinate, y: y.nearestCoordinate) }
}

extension CGSize {
  @inline(__always)
  package var isCoordinate: Bool { width.isCoordinate && height.isCoordinate }
  package var nearestCoordinate: CGSize { CGSize(width: width.nearestCoordinate, height: height.nearestCoordinate) }
}

extension CGRect {
  package var isCoordinate: Bool { origin.isCoordinate && size.isCoordinate }
  package var nearestCoordinate: CGRect { CGRect(origin: origin.nearestCoordinate, size: size.nearestCoordinate) }
}
