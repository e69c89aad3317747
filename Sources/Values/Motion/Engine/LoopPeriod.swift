import Foundation

/// An exact number of seconds as a fraction in lowest terms, for the common period of several animations. For
/// example, 0.35 is 7/20.
package struct LoopPeriod: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let numerator: Int64
  package let denominator: Int64

  /// Creates a period from a fraction. Returns `nil` unless the fraction is positive.
  package init?(_ numerator: Int64, _ denominator: Int64) {
    guard numerator > 0, denominator > 0 else { return nil }
    let divisor = Self.gcd(numerator, denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Creates the fraction that was most likely meant by `seconds`.
  ///
  /// The fraction is a decimal of at most 9 places, or else the first continued fraction within 1e-12 relative (1.0/3
  /// is 1/3). Returns `nil` for zero, negative, infinite or huge values.
  package init?(seconds: Double) {
    guard seconds > 0, seconds < 1e9 else { return nil }
    var scale: Double = 1
    for _ in 0...9 {
      let scaled = (seconds * scale).rounded()
      if scaled > 0, scaled / scale == seconds, scaled < 9e15 {
        self.init(Int64(scaled), Int64(scale))
        return
      }
      scale *= 10
    }
    self.init(continuedFractionOf: seconds, tolerance: seconds * 1e-12)
  }

  /// The first continued fraction within `tolerance` seconds: the most likely exact value of a measured time. Nil for
  /// zero, negative, infinite or huge values.
  package init?(near seconds: Double, tolerance: Double) {
    guard seconds > tolerance, seconds < 1e9 else { return nil }
    self.init(continuedFractionOf: seconds, tolerance: tolerance)
  }

  private init?(continuedFractionOf value: Double, tolerance: Double) {
    var (p0, q0): (Int64, Int64) = (0, 1)
    var (p1, q1): (Int64, Int64) = (1, 0)
    var rest = value
    for _ in 0..<40 {
      let whole = rest.rounded(.down)
      guard whole < 1e15 else { break }
      let (a, overflowA) = Int64(whole).multipliedReportingOverflow(by: p1)
      let (b, overflowB) = Int64(whole).multipliedReportingOverflow(by: q1)
      let (p2, overflowP) = a.addingReportingOverflow(p0)
      let (q2, overflowQ) = b.addingReportingOverflow(q0)
      guard !overflowA, !overflowB, !overflowP, !overflowQ else { break }
      (p0, q0, p1, q1) = (p1, q1, p2, q2)
      let fraction = Double(p1) / Double(q1)
      if abs(fraction - value) <= tolerance { break }
      guard rest - whole > 0 else { break }
      rest = 1 / (rest - whole)
    }
    self.init(p1, q1)
  }

  package var seconds: Double { Double(numerator) / Double(denominator) }

  package var description: String {
    denominator == 1 ? "\(numerator) s" : "\(numerator)/\(denominator) s"
  }

  package static func < (lhs: LoopPeriod, rhs: LoopPeriod) -> Bool {
    // The full-width products of two 64-bit numbers cannot overflow.
    let left = lhs.numerator.multipliedFullWidth(by: rhs.denominator)
    let right = rhs.numerator.multipliedFullWidth(by: lhs.denominator)
    return (left.high, left.low) < (right.high, right.low)
  }

  /// Returns the sum, or `nil` on overflow of 64 bits.
  package static func + (lhs: LoopPeriod, rhs: LoopPeriod) -> LoopPeriod? {
    let divisor = gcd(lhs.denominator, rhs.denominator)
    let (left, overflowL) = lhs.numerator.multipliedReportingOverflow(by: rhs.denominator / divisor)
    let (right, overflowR) = rhs.numerator.multipliedReportingOverflow(by: lhs.denominator / divisor)
    let (sum, overflowS) = left.addingReportingOverflow(right)
    let (bottom, overflowB) = (lhs.denominator / divisor).multipliedReportingOverflow(by: rhs.denominator)
    return overflowL || overflowR || overflowS || overflowB ? nil : LoopPeriod(sum, bottom)
  }

  /// Returns `lhs` divided by `rhs`, a factor of speed, or `nil` on overflow of 64 bits.
  package static func / (lhs: LoopPeriod, rhs: LoopPeriod) -> LoopPeriod? {
    let over = gcd(lhs.numerator, rhs.numerator)
    let under = gcd(lhs.denominator, rhs.denominator)
    let (top, overflowT) = (lhs.numerator / over).multipliedReportingOverflow(by: rhs.denominator / under)
    let (bottom, overflowB) = (lhs.denominator / under).multipliedReportingOverflow(by: rhs.numerator / over)
    return overflowT || overflowB ? nil : LoopPeriod(top, bottom)
  }

  package func times(_ count: Int64) -> LoopPeriod? {
    let divisor = Self.gcd(count, denominator)
    let (top, overflow) = numerator.multipliedReportingOverflow(by: count / divisor)
    return overflow ? nil : LoopPeriod(top, denominator / divisor)
  }

  /// Returns the least common multiple of both, or `nil` on overflow of 64 bits.
  package static func lcm(_ a: LoopPeriod, _ b: LoopPeriod) -> LoopPeriod? {
    let divisor = gcd(a.numerator, b.numerator)
    let (top, overflow) = (a.numerator / divisor).multipliedReportingOverflow(by: b.numerator)
    return overflow ? nil : LoopPeriod(top, gcd(a.denominator, b.denominator))
  }

  /// Returns the least common multiple of all periods, or `nil` if there are none or on overflow of 64 bits.
  package static func lcm(_ periods: some Sequence<LoopPeriod>) -> LoopPeriod? {
    var result: LoopPeriod?
    for period in periods {
      guard let so = result else {
        result = period
        continue
      }
      guard let common = lcm(so, period) else { return nil }
      result = common
    }
    return result
  }

  private static func gcd(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return max(1, a)
  }
}
