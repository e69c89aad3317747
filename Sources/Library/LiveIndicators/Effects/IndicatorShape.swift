import SwiftUI

/// The shape of an indicator's dot and rings.
public enum IndicatorShape: Hashable, Sendable, CaseIterable, Shape {
  /// A circle.
  case circle
  /// A square.
  case square
  /// A square with a corner radius of a quarter of the side.
  case roundedSquare
  /// A square rotated by 45 degrees.
  case diamond
  /// A triangle that points up.
  case triangle
  /// A capsule.
  case capsule

  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    switch self {
    case .circle: return Circle().path(in: rect)
    case .square: return Rectangle().path(in: square)
    case .roundedSquare: return RoundedRectangle(cornerRadius: side / 4).path(in: square)
    case .capsule: return Capsule().path(in: rect)
    case .diamond:
      return Self.polygon([
        (square.midX, square.minY), (square.maxX, square.midY), (square.midX, square.maxY), (square.minX, square.midY),
      ])
    case .triangle:
      return Self.polygon([(square.midX, square.minY), (square.maxX, square.maxY), (square.minX, square.maxY)])
    }
  }

  nonisolated static func polygon(_ corners: [(x: CGFloat, y: CGFloat)]) -> Path {
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let point = CGPoint(x: corner.x, y: corner.y)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

/// The drawing style of an indicator's rings.
public enum IndicatorRing: Hashable, Sendable {
  /// A filled shape.
  case filled
  /// An outline with a line width in points, inside the bounds of the ring.
  case outlined(width: CGFloat)
}
