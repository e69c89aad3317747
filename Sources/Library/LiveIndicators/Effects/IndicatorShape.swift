import SwiftUI

/// The outline of an indicator's dot and rings.
public enum IndicatorShape: Hashable, Sendable, CaseIterable, Shape {
  case circle
  case square
  /// With corners of a quarter of the side.
  case roundedSquare
  case diamond
  case triangle
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

/// How the rings of a pulse are drawn.
public enum IndicatorRing: Hashable, Sendable {
  case filled
  /// A line of so many points, within the ring's size.
  case outlined(width: CGFloat)
}
