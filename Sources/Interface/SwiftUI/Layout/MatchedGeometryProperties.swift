/// A set of view properties that may be synchronized between views using the `matchedGeometryEffect` function.
nonisolated public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the properties.
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The view's position, in window coordinates.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// The view's size, in local coordinates.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Both the `position` and `size` properties.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
