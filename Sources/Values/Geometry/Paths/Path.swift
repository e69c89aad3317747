import Foundation

/// The outline of a 2-D shape: a list of subpaths of lines and Bézier curves, in points, y down.
public struct Path: Equatable, Sendable {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// The steps in drawing order.
  package var elements: [Element] = []

  public init() {}

  package init(elements: [Element]) { self.elements = elements }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// An empty path that `callback` then builds.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var isEmpty: Bool { elements.isEmpty }

  /// The point that the next line or curve starts from; nil for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let p), .line(let p): p
    case .quadCurve(let p, _), .curve(let p, _, _): p
    case .closeSubpath: subpathStart
    }
  }

  /// Where the last subpath began, and so where closing it leads.
  private var subpathStart: CGPoint? {
    for element in elements.reversed() {
      if case .move(let p) = element { return p }
    }
    return nil
  }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}
