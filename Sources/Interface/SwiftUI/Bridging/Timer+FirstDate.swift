import Foundation

/// A replacement for Foundation's `Timer.init(timeInterval:repeats:block:)` with the same symbol, which programs that
/// link this module find first.
///
/// On Linux, that initializer creates a timer that fires immediately. On Apple's platforms, and according to its
/// documentation, it first fires after one interval.
@_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
package func makeTimer(
  timeInterval interval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
) -> Timer {
  // A non-positive interval counts as a tenth of a millisecond.
  let first = Date(timeIntervalSinceNow: interval > 0 ? interval : 0.0001)
  return Timer(fire: first, interval: interval, repeats: repeats, block: block)
}
