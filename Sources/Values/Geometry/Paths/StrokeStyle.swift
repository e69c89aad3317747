import Foundation

/// How the ends of an open stroked line are drawn.
public enum CGLineCap: Int32, Sendable, Hashable, Codable {
  case butt = 0
  case round = 1
  case square = 2
}

/// How two stroked segments meet.
public enum CGLineJoin: Int32, Sendable, Hashable, Codable {
  case miter = 0
  case round = 1
  case bevel = 2
}

/// The characteristics of a stroke; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

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
