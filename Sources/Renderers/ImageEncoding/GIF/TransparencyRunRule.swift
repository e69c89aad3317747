/// The rule for which runs of unchanged pixels a frame leaves transparent. A transparent run repeats well, but where
/// its color is that of its neighbors, it splits a longer run.
struct TransparencyRunRule: Hashable, Sendable {
  /// The rule for a run of a single color, which repeats as well with its own index.
  enum Single: Hashable, Sendable {
    case clear
    /// Transparent if the preceding pixel has another color.
    case begins
    /// Transparent if the pixels on both sides have other colors.
    case apart
  }

  /// The minimum length in pixels. Shorter runs keep their indices.
  var least = 1
  var single = Single.clear
  /// A Boolean value that indicates whether pixels with the color before the run are excluded from its start.
  var trimsStart = false
  /// A Boolean value that indicates whether pixels with the color after the run are excluded from its end.
  var trimsEnd = false

  /// The rules that suit many frames.
  static let usual: [TransparencyRunRule] = [
    TransparencyRunRule(least: 2), TransparencyRunRule(least: 4), TransparencyRunRule(least: 8),
    TransparencyRunRule(single: .begins),
    TransparencyRunRule(trimsStart: true, trimsEnd: true), TransparencyRunRule(single: .begins, trimsEnd: true),
  ]
  /// The rules that suit a few frames.
  static let rare: [TransparencyRunRule] = [
    TransparencyRunRule(least: 3), TransparencyRunRule(least: 16), TransparencyRunRule(least: 2, single: .begins),
    TransparencyRunRule(least: 2, single: .apart),
    TransparencyRunRule(least: 4, single: .begins), TransparencyRunRule(least: 6, single: .begins),
    TransparencyRunRule(least: 4, single: .apart),
    TransparencyRunRule(trimsStart: true), TransparencyRunRule(trimsEnd: true),
    TransparencyRunRule(single: .apart, trimsStart: true),
    TransparencyRunRule(least: 2, trimsEnd: true), TransparencyRunRule(least: 2, trimsStart: true, trimsEnd: true),
  ]

  /// Returns the indices with the transparent one in runs to which the rule applies.
  ///
  /// - Parameter free: 1 where transparency is possible, else 0.
  func apply(to indices: [UInt8], free: [UInt8], clear: UInt8) -> [UInt8] {
    var result = indices
    let count = indices.count
    result.withUnsafeMutableBufferPointer { out in
      indices.withUnsafeBufferPointer { own in
        free.withUnsafeBufferPointer { free in
          guard let flags = free.baseAddress else { return }
          var i = 0
          while i < count {
            if flags[i] == 0 {
              i = PixelRuns.end(of: 0, flags, from: i, to: count)
              continue
            }
            let end = PixelRuns.end(of: 1, flags, from: i, to: count)
            let before = i > 0 ? Int(out[i - 1]) : -1
            let after = end < count ? Int(own[end]) : -1
            var (first, last) = (i, end)
            if trimsStart { while first < last, Int(own[first]) == before { first += 1 } }
            if trimsEnd { while last > first, Int(own[last - 1]) == after { last -= 1 } }
            if last - first >= least, first < last, isWorthwhile(own, first, last, before, after) {
              (out.baseAddress! + first).update(repeating: clear, count: last - first)
            }
            i = end
          }
        }
      }
    }
    return result
  }

  @inline(__always)
  private func isWorthwhile(
    _ own: UnsafeBufferPointer<UInt8>, _ first: Int, _ last: Int, _ before: Int, _ after: Int
  ) -> Bool {
    if single == .clear { return true }
    let color = own[first]
    if PixelRuns.end(of: color, own.baseAddress!, from: first, to: last) < last { return true }
    if Int(color) == before { return false }
    return single == .begins || Int(color) != after
  }
}
