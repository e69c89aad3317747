import Foundation

/// The outline of a two-dimensional shape: subpaths of lines and Bézier curves, in points, with y pointing down.
public struct Path: Equatable, Sendable {
  /// An element of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The elements in drawing order.
  package var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  package init(elements: [Element]) { self.elements = elements }

  /// Creates a path from a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a path from a rounded rectangle with elliptical corners. The radii are in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path from a rounded rectangle. The radius is in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a path from a rectangle with four different corner radii in points.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates a path from an ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a path with a closure that builds it.
  ///
  /// - Parameter callback: The closure, which receives an empty path.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// A Boolean value that indicates whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point from which the next line or curve starts, or `nil` for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let p), .line(let p): p
    case .quadCurve(let p, _), .curve(let p, _, _): p
    case .closeSubpath: subpathStart
    }
  }

  /// The start of the last subpath.
  private var subpathStart: CGPoint? {
    for element in elements.reversed() {
      if case .move(let p) = element { return p }
    }
    return nil
  }

  /// Calls a closure with each element, in drawing order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}
