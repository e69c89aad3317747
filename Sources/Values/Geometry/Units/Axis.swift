/// A direction in a two-dimensional layout.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// The bits of the axes.
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// The horizontal axis.
    public static let horizontal = Set(.horizontal)
    /// The vertical axis.
    public static let vertical = Set(.vertical)

    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  /// The perpendicular axis.
  package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
