import Foundation

/// The fit of a polyline to samples, with as few points as the tolerance permits.
enum PiecewiseFit {
  struct Point {
    var time: Double
    var value: [Double]
    /// A Boolean value that indicates whether the value is held until the next point and then jumps.
    var jumps = false
  }

  /// Returns points whose polyline is within `tolerance` of every sample, for each number.
  static func fit(times: ArraySlice<Double>, values: ArraySlice<[Double]>, tolerance: [Double]) -> [Point] {
    guard let first = times.indices.first, let last = times.indices.last else { return [] }
    var points: [Point] = []
    var start = first
    for index in first..<last where isJump(at: index, times, values, tolerance) {
      points += run(from: start, to: index, times, values, tolerance)
      points[points.count - 1].jumps = true
      start = index + 1
    }
    points += run(from: start, to: last, times, values, tolerance)
    return points
  }

  /// Returns whether the value jumps between a sample and the next: much more than around it.
  private static func isJump(
    at index: Int, _ times: ArraySlice<Double>, _ values: ArraySlice<[Double]>, _ tolerance: [Double]
  ) -> Bool {
    let (from, to) = (values[index], values[index + 1])
    let span = times[index + 1] - times[index]
    for n in from.indices {
      let step = abs(to[n] - from[n])
      guard step > 2 * tolerance[n] else { continue }
      if span < 1e-5 { return true }
      guard step > 6 * tolerance[n] else { continue }
      let before = index > times.startIndex ? speed(index - 1, n, times, values) : 0
      let after = index + 2 < times.endIndex ? speed(index + 1, n, times, values) : 0
      if step > 6 * span * max(before, after) { return true }
    }
    return false
  }

  private static func speed(
    _ index: Int, _ n: Int, _ times: ArraySlice<Double>, _ values: ArraySlice<[Double]>
  ) -> Double {
    abs(values[index + 1][n] - values[index][n]) / max(times[index + 1] - times[index], 1e-9)
  }

  /// Extends each line from a point as far as possible.
  private static func run(
    from first: Int, to last: Int, _ times: ArraySlice<Double>, _ values: ArraySlice<[Double]>, _ tolerance: [Double]
  ) -> [Point] {
    var points = [Point(time: times[first], value: values[first])]
    var anchor = first
    while anchor < last {
      let count = tolerance.count
      var low = [Double](repeating: -.infinity, count: count)
      var high = [Double](repeating: .infinity, count: count)
      var reached = anchor + 1
      var next = anchor + 1
      while next <= last {
        let span = times[next] - times[anchor]
        var fits = true
        if span > 0 {
          for n in 0..<count {
            let change = values[next][n] - values[anchor][n]
            let slope = change / span
            if slope < low[n] || slope > high[n] { fits = false }
            low[n] = max(low[n], (change - tolerance[n]) / span)
            high[n] = min(high[n], (change + tolerance[n]) / span)
          }
        }
        if fits { reached = next }
        if zip(low, high).contains(where: { $0 > $1 }) { break }
        next += 1
      }
      points.append(Point(time: times[reached], value: values[reached]))
      anchor = reached
    }
    return points
  }
}
