import Foundation

/// Repeated measurements of one quantity.
struct Series {
  var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  var median: Double { quantile(0.5) }

  /// Half the distance between the quartiles, relative to the median.
  var spread: Double { median == 0 ? 0 : (quantile(0.75) - quantile(0.25)) / 2 / median }

  var mean: Double { values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count) }

  var least: Double { values.min() ?? 0 }

  var greatest: Double { values.max() ?? 0 }

  private func quantile(_ q: Double) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.last else { return 0 }
    let place = q * Double(sorted.count - 1)
    let low = Int(place)
    guard low + 1 < sorted.count else { return last }
    return sorted[low] + (sorted[low + 1] - sorted[low]) * (place - Double(low))
  }
}

/// Runs two pieces of work alternately, so that a slow minute of the machine hits both.
func alternate(rounds: Int, _ ours: () -> Double, _ yardstick: () -> Double) -> (
  ours: Series, yardstick: Series, ratio: Series
) {
  var a = Series()
  var b = Series()
  var ratio = Series()
  for round in 0..<rounds {
    var x = 0.0
    var y = 0.0
    if round % 2 == 0 {
      x = ours()
      y = yardstick()
    } else {
      y = yardstick()
      x = ours()
    }
    a.add(x)
    b.add(y)
    ratio.add(x / y)
  }
  return (a, b, ratio)
}
