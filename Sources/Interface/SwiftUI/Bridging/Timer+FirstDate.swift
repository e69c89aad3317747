import Foundation

/// In place of Foundation's `Timer.init(timeInterval:repeats:block:)`, whose symbol it has: programs that link this
/// module find it first.
///
/// On Linux that initializer makes a timer that is due at once; on Apple's systems, and by its documentation, the first
/// date is one interval from now.
@_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
package func makeTimer(
  timeInterval interval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
) -> Timer {
  // An interval that is not positive counts as a tenth of a millisecond.
  let first = Date(timeIntervalSinceNow: interval > 0 ? interval : 0.0001)
  return Timer(fire: first, interval: interval, repeats: repeats, block: block)
}
