import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

/// A circle centered on the frame of the view containing it. The radius is half the shorter side.
nonisolated public struct Circle: Shape {
  /// Creates a circle.
  public init() {}

  public func path(in rect: CGRect) -> Path { Path.circle(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    // The size is that of the smaller proposed side. Unspecified sides do not count.
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let side = min(width, height)
      return CGSize(width: side, height: side)
    case (let side?, nil), (nil, let side?): return CGSize(width: side, height: side)
    case (nil, nil): return CGSize(width: 10, height: 10)
    }
  }
}

/// An ellipse aligned inside the frame of the view containing it.
nonisolated public struct Ellipse: Shape {
  /// Creates an ellipse.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path.ellipse(in: rect) }
}

/// A rectangular shape aligned inside the frame of the view containing it.
nonisolated public struct Rectangle: Shape {
  /// Creates a rectangle.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path.rectangle(in: rect) }
}

/// A capsule shape aligned inside the frame of the view containing it.
nonisolated public struct Capsule: Shape {
  /// The curve of the corners.
  public var style: RoundedCornerStyle
  /// Creates a capsule with a corner curve. Default `.continuous`.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public func path(in rect: CGRect) -> Path { Path.capsule(in: rect, style: style) }
}

/// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
nonisolated public struct RoundedRectangle: Shape {
  /// The width and the height of the corners, in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle with elliptical corners of a size in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rounded rectangle with round corners of a radius in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    self.style = style
  }

  public func path(in rect: CGRect) -> Path {
    Path.roundedRectangle(in: rect, cornerSize: cornerSize, style: style)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangular shape with rounded corners with different values, aligned inside the frame of the view.
nonisolated public struct UnevenRoundedRectangle: Shape {
  /// The radii of the four corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with the given radii of its corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius in points for each corner. Default 0.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path.unevenRoundedRectangle(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension Path: Shape {
  /// Returns the path in its own coordinates, which start at the origin of the frame.
  nonisolated public func path(in rect: CGRect) -> Path { self }
  /// The layout direction behavior of a path, which is never mirrored.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A type-erased shape value.
nonisolated public struct AnyShape: Shape, @unchecked Sendable {
  private let makePath: @Sendable (CGRect) -> Path
  private let fit: @Sendable (ProposedViewSize) -> CGSize
  /// The layout direction behavior of the wrapped shape.
  public let layoutDirectionBehavior: LayoutDirectionBehavior

  /// Create an any shape instance from a shape.
  public init<S: Shape>(_ shape: S) {
    makePath = { shape.path(in: $0) }
    fit = { shape.sizeThatFits($0) }
    layoutDirectionBehavior = shape.layoutDirectionBehavior
  }

  public func path(in rect: CGRect) -> Path { makePath(rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

/// A circle in the center of the frame.
nonisolated extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
/// An ellipse that fills the frame.
nonisolated extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
/// A rectangle that fills the frame.
nonisolated extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
nonisolated extension Shape where Self == Capsule {
  /// A capsule with continuous corners.
  public static var capsule: Capsule { Capsule() }
  /// A capsule with the given curve of its corners.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
nonisolated extension Shape where Self == RoundedRectangle {
  /// A rounded rectangle with elliptical corners of a size in points.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
  /// A rounded rectangle with round corners of a radius in points.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
nonisolated extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with the given radii of its corners.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  /// A rectangle with a radius in points for each corner. Default 0.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
