/// The duration of a frame as an exact fraction of a second, so that the total of a loop is exact: 90 frames of 1/60
/// are 1.5 s.
package struct FrameDuration: Hashable, Sendable {
  package let numerator: Int
  /// The denominator, greater than zero.
  package let denominator: Int

  /// Creates a duration reduced to lowest terms. Negative durations become zero.
  package init(_ numerator: Int, _ denominator: Int) {
    precondition(denominator > 0)
    let n = max(numerator, 0)
    let divisor = Self.greatestCommonDivisor(n, denominator)
    self.numerator = n / divisor
    self.denominator = denominator / divisor
  }

  package static let zero = FrameDuration(0, 1)

  package static func + (a: FrameDuration, b: FrameDuration) -> FrameDuration {
    let divisor = greatestCommonDivisor(a.denominator, b.denominator)
    let scale = b.denominator / divisor
    return FrameDuration(a.numerator * scale + b.numerator * (a.denominator / divisor), a.denominator * scale)
  }

  /// The duration in seconds.
  package var seconds: Double { Double(numerator) / Double(denominator) }

  /// Returns the duration in units of 1/`rate` s, rounded to the nearest.
  func rounded(rate: Int) -> Int { (numerator * rate * 2 + denominator) / (denominator * 2) }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? max(a, 1) : greatestCommonDivisor(b, a % b)
  }
}
