import SwiftUI

/// A shape that identifies a status without its color. Fill it with the even-odd rule.
///
/// The shapes of aging data lose area: a dot within a ring, three quarters of a disc, a quarter, an empty ring.
public struct LiveStatusShape: Shape {
  /// The status to draw.
  public var status: LiveStatus

  /// Creates the shape of a status.
  nonisolated public init(_ status: LiveStatus) { self.status = status }

  /// The fill style of the shape: the even-odd rule.
  public static let fillStyle = FillStyle(eoFill: true)

  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    switch status.content {
    case .standard(let status): return Self.path(of: status, in: box)
    case .custom(let status): return status.path(box)
    }
  }

  nonisolated private static func path(of status: StandardStatus, in box: CGRect) -> Path {
    switch status {
    case .live: return Self.ring(box, 0.13).adding(Self.disc(box, scale: 0.5))
    case .recent: return Self.pie(box, turn: 0.75)
    case .stale: return Self.ring(box, 0.13).adding(Self.pie(box.scaled(0.74), turn: 0.25))
    case .offline: return Self.ring(box, 0.17)
    case .connecting: return Self.arc(box, from: -90, to: 150)
    case .syncing: return Self.arc(box, from: -70, to: 70).adding(Self.arc(box, from: 110, to: 250))
    case .recording: return RoundedRectangle(cornerRadius: box.width * 0.2).path(in: box.scaled(0.88))
    case .paused: return Self.bars(box)
    case .error: return Self.warning(box)
    case .online: return Self.disc(box, scale: 1)
    case .away: return Self.crescent(box)
    case .busy: return IndicatorShape.diamond.path(in: box)
    case .doNotDisturb: return Self.disc(box, scale: 1).adding(Self.bar(box))
    }
  }
}

extension Path {
  nonisolated func adding(_ other: Path) -> Path {
    var result = self
    result.addPath(other)
    return result
  }
}

extension CGRect {
  /// Returns the rectangle scaled about its center.
  nonisolated func scaled(_ factor: CGFloat) -> CGRect {
    insetBy(dx: width * (1 - factor) / 2, dy: height * (1 - factor) / 2)
  }
}

nonisolated extension LiveStatusShape {
  fileprivate static func disc(_ box: CGRect, scale: CGFloat) -> Path { Circle().path(in: box.scaled(scale)) }

  /// Returns a ring. The width is a fraction of the side.
  fileprivate static func ring(_ box: CGRect, _ width: CGFloat) -> Path {
    disc(box, scale: 1).adding(disc(box, scale: 1 - 2 * width))
  }

  /// Returns a sector that starts at the top and runs clockwise.
  fileprivate static func pie(_ box: CGRect, turn: Double) -> Path {
    var path = Path()
    let middle = CGPoint(x: box.midX, y: box.midY)
    path.move(to: middle)
    path.addArc(
      center: middle, radius: box.width / 2, startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * turn),
      clockwise: false)
    path.closeSubpath()
    return path
  }

  /// Returns a thick arc along the edge. Angles are in degrees, clockwise from the right.
  fileprivate static func arc(_ box: CGRect, from start: Double, to end: Double) -> Path {
    var line = Path()
    let width = box.width * 0.2
    line.addArc(
      center: CGPoint(x: box.midX, y: box.midY), radius: (box.width - width) / 2, startAngle: .degrees(start),
      endAngle: .degrees(end), clockwise: false)
    return line.strokedPath(StrokeStyle(lineWidth: width, lineCap: .butt))
  }

  fileprivate static func bars(_ box: CGRect) -> Path {
    let width = box.width * 0.3
    var path = Path(CGRect(x: box.minX + box.width * 0.1, y: box.minY, width: width, height: box.height))
    path.addRect(CGRect(x: box.maxX - box.width * 0.1 - width, y: box.minY, width: width, height: box.height))
    return path
  }

  /// Returns the gap across a disc.
  fileprivate static func bar(_ box: CGRect) -> Path {
    Path(
      CGRect(
        x: box.minX + box.width * 0.2, y: box.midY - box.height * 0.1, width: box.width * 0.6, height: box.height * 0.2)
    )
  }

  /// Returns a triangle with the gap of an exclamation mark.
  fileprivate static func warning(_ box: CGRect) -> Path {
    var path = IndicatorShape.triangle.path(in: box)
    let width = box.width * 0.14
    path.addRect(
      CGRect(x: box.midX - width / 2, y: box.minY + box.height * 0.38, width: width, height: box.height * 0.28))
    path.addRect(CGRect(x: box.midX - width / 2, y: box.minY + box.height * 0.75, width: width, height: width))
    return path
  }

  /// Returns the part of a disc outside of another disc, whose radius is 0.82 of the first.
  fileprivate static func crescent(_ box: CGRect) -> Path {
    let radius = Double(box.width / 2)
    let other = radius * 0.82
    let shift = (x: radius * 0.42, y: -radius * 0.42)
    let distance = (shift.x * shift.x + shift.y * shift.y).squareRoot()
    // The angles at which the two edges intersect, seen from each center.
    let outer = acos((distance * distance + radius * radius - other * other) / (2 * distance * radius))
    let inner = acos((distance * distance + other * other - radius * radius) / (2 * distance * other))
    let direction = atan2(shift.y, shift.x)
    var path = Path()
    path.addArc(
      center: CGPoint(x: box.midX, y: box.midY), radius: CGFloat(radius), startAngle: .radians(direction + outer),
      endAngle: .radians(direction - outer + 2 * .pi), clockwise: false)
    path.addArc(
      center: CGPoint(x: box.midX + CGFloat(shift.x), y: box.midY + CGFloat(shift.y)), radius: CGFloat(other),
      startAngle: .radians(direction + .pi + inner), endAngle: .radians(direction + .pi - inner), clockwise: true)
    path.closeSubpath()
    return path
  }
}
