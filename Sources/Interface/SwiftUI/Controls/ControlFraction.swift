import Foundation
import ViewGraph

/// The position of a control's value in its range.
nonisolated enum ControlFraction {
  /// Returns the position, 0–1. It is 0, with a warning, for a value that is not a number, and 0 in an empty range.
  ///
  /// - Parameter view: The type of the control, for the warning.
  static func of<V: BinaryFloatingPoint>(_ value: V, from lower: V, to upper: V, in view: String) -> Double {
    // Divided before they are subtracted, because the length of a large range overflows.
    let length = upper / 2 - lower / 2
    guard length > 0 else { return 0 }
    let fraction = Double((value / 2 - lower / 2) / length)
    guard fraction.isNaN else { return min(max(fraction, 0), 1) }
    RuntimeIssue.report("\(view): the value \(value) of \(lower)...\(upper) has no position in it; 0 is used.")
    return 0
  }
}
