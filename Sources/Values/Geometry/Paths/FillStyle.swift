/// The rule for the interior of a path, and whether its edges are antialiased.
public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that indicates whether the even-odd rule determines the interior, instead of the non-zero
  /// winding rule.
  public var isEOFilled: Bool
  /// A Boolean value that indicates whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style.
  ///
  /// - Parameters:
  ///   - eoFill: A Boolean value that indicates whether to use the even-odd rule. Default `false`.
  ///   - antialiased: A Boolean value that indicates whether edges are antialiased. Default `true`.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
