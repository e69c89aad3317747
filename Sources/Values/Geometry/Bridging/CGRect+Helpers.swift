import Foundation

extension CGRect {
  package var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// Creates a rectangle of a size around a center.
  package init(center: CGPoint, size: CGSize) {
    self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The largest centered square inside the rectangle.
  package var centeredSquare: CGRect {
    let side: CGFloat = min(width, height)
    return CGRect(center: center, size: CGSize(width: side, height: side))
  }

  /// Returns the rectangle with each edge moved inward. The size never falls below 0. The leading edge is the left one
  /// unless `direction` is right to left.
  package func inset(by insets: EdgeInsets, direction: LayoutDirection = .leftToRight) -> CGRect {
    let left: CGFloat = direction == .leftToRight ? insets.leading : insets.trailing
    return CGRect(origin: CGPoint(x: minX + left, y: minY + insets.top), size: size.inset(by: insets))
  }

  /// Returns the rectangle inset by `amount` on all sides. If it is too small, the result is empty and lies on its
  /// center line.
  package func insetOrCollapsed(by amount: CGFloat) -> CGRect {
    let dx: CGFloat = min(amount, width / 2)
    let dy: CGFloat = min(amount, height / 2)
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension CGPoint {
  package static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  package static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  package static func * (a: CGPoint, s: CGFloat) -> CGPoint { CGPoint(x: a.x * s, y: a.y * s) }
  package static func += (a: inout CGPoint, b: CGPoint) { a = a + b }
  package static prefix func - (a: CGPoint) -> CGPoint { CGPoint(x: -a.x, y: -a.y) }

  package func distance(to p: CGPoint) -> CGFloat {
    let dx: CGFloat = p.x - x
    let dy: CGFloat = p.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns the point at the fraction `t` between this point and `p`.
  package func lerp(to p: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (p.x - x) * t, y: y + (p.y - y) * t)
  }
}
