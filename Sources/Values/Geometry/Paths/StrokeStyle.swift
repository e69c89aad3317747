import Foundation

/// The shape of the ends of a stroked open path.
public enum CGLineCap: Int32, Sendable, Hashable, Codable {
  case butt = 0
  case round = 1
  case square = 2
}

/// The shape of the joins between stroked segments.
public enum CGLineJoin: Int32, Sendable, Hashable, Codable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// The characteristics of a stroke, with lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the stroke in points.
  public var lineWidth: CGFloat
  /// The shape of the ends of the stroke.
  public var lineCap: CGLineCap
  /// The shape of the joins of the stroke.
  public var lineJoin: CGLineJoin
  /// The maximum ratio of the miter length to the line width. Beyond it, a bevel replaces a miter join.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps in points. Empty for a solid stroke.
  public var dash: [CGFloat]
  /// The offset in points at which the dash pattern starts.
  public var dashPhase: CGFloat

  /// Creates a value from its components.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
