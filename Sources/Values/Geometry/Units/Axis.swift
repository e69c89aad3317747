/// A direction in a two-dimensional layout.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
  case horizontal
  case vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Some axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)

    package init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  /// The axis across this one.
  package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
