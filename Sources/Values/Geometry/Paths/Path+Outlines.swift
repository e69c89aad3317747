import Foundation

extension Path {
  /// Adds an ellipse from (maxX, midY), clockwise on screen, in four cubics, as measured.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let center = rect.center
    let rx: CGFloat = rect.width / 2
    let ry: CGFloat = rect.height / 2
    let kx: CGFloat = rx * Path.kappa
    let ky: CGFloat = ry * Path.kappa
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: center.x + dx, y: center.y + dy).applying(transform)
    }
    elements.reserveCapacity(elements.count + 6)
    move(to: point(rx, 0))
    addCurve(to: point(0, ry), control1: point(rx, ky), control2: point(kx, ry))
    addCurve(to: point(-rx, 0), control1: point(-kx, ry), control2: point(-rx, ky))
    addCurve(to: point(0, -ry), control1: point(-rx, -ky), control2: point(-kx, -ry))
    addCurve(to: point(rx, 0), control1: point(kx, -ry), control2: point(rx, -ky))
    closeSubpath()
  }

  /// Adds a rectangle with four equal corners.
  ///
  /// Both radii are limited to half the smaller side. Without a radius, the result is a plain rectangle from the top
  /// leading corner, as measured.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let limit: CGFloat = min(rect.width, rect.height) / 2
    let size = CGSize(width: min(cornerSize.width, limit), height: min(cornerSize.height, limit))
    guard size.width > 0, size.height > 0 else {
      addRect(rect, transform: transform)
      return
    }
    let corners = CornerSizes(
      topLeading: size, bottomLeading: size, bottomTrailing: size, topTrailing: size)
    addCorners(corners, in: rect, style: style, transform: transform)
  }

  /// Adds a rectangle with four different corners. Every corner is emitted, even without a radius, as measured.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addCorners(CornerSizes(cornerRadii.limited(to: rect.size)), in: rect, style: style, transform: transform)
  }

  /// Returns the largest circle centered in `rect`.
  package static func circle(in rect: CGRect) -> Path { Path(ellipseIn: rect.centeredSquare) }

  package static func ellipse(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  package static func rectangle(in rect: CGRect) -> Path { Path(rect) }

  package static func roundedRectangle(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  package static func unevenRoundedRectangle(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle
  ) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rounded rectangle with a radius of half the smaller side.
  package static func capsule(in rect: CGRect, style: RoundedCornerStyle) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

extension RectangleCornerRadii {
  /// Returns the radii limited to a rectangle of `size`.
  ///
  /// On each edge, a radius may take half of the length, or the length that the neighbor leaves if that is greater.
  /// Measured: 20 and 90 on an edge of 100 become 20 and 80; 50 and 70 become 50 and 50.
  package func limited(to size: CGSize) -> RectangleCornerRadii {
    func limit(_ radius: CGFloat, _ acrossWidth: CGFloat, _ acrossHeight: CGFloat) -> CGFloat {
      let horizontal: CGFloat = max(size.width / 2, size.width - acrossWidth)
      let vertical: CGFloat = max(size.height / 2, size.height - acrossHeight)
      return max(0, min(radius, horizontal, vertical))
    }
    return RectangleCornerRadii(
      topLeading: limit(topLeading, topTrailing, bottomLeading),
      bottomLeading: limit(bottomLeading, bottomTrailing, topLeading),
      bottomTrailing: limit(bottomTrailing, bottomLeading, topTrailing),
      topTrailing: limit(topTrailing, topLeading, bottomTrailing))
  }
}
