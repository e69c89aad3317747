import Foundation

/// One measured figure, with the bar it is held against.
struct Figure: Encodable {
  var benchmark: String
  var what: String
  var value: Double
  var unit: String
  /// Relative half distance of the quartiles over the rounds; nil for a single measurement.
  var spread: Double?
  /// The largest value that passes.
  var bar: Double?
  var passes: Bool?

  init(
    _ benchmark: String, _ what: String, _ value: Double, _ unit: String, spread: Double? = nil, bar: Double? = nil
  ) {
    self.benchmark = benchmark
    self.what = what
    self.value = value
    self.unit = unit
    self.spread = spread
    self.bar = bar
    passes = bar.map { value <= $0 }
  }
}

/// Collects and prints figures.
final class Report {
  private let asJSON: Bool
  private var figures: [Figure] = []

  init(asJSON: Bool) { self.asJSON = asJSON }

  func add(_ figure: Figure) {
    figures.append(figure)
    guard !asJSON else { return }
    var line = "\(figure.benchmark): \(figure.what)".padded(to: 62)
    line += " " + Self.number(figure.value) + " " + figure.unit
    if let spread = figure.spread { line += "  ±\(Self.number(spread * 100)) %" }
    if let bar = figure.bar { line += "  bar \(Self.number(bar)): \(figure.passes == true ? "met" : "MISSED")" }
    print(line)
    fflush(stdout)
  }

  func finish() {
    guard asJSON else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    if let data = try? encoder.encode(figures) { print(String(decoding: data, as: UTF8.self)) }
  }

  static func number(_ value: Double) -> String {
    let size = abs(value)
    if size == 0 { return "0" }
    if size >= 1000 { return String(format: "%.0f", value) }
    if size >= 10 { return String(format: "%.1f", value) }
    return String(format: size >= 0.1 ? "%.2f" : "%.4f", value)
  }
}

extension String {
  func padded(to width: Int) -> String { count >= width ? self : self + String(repeating: " ", count: width - count) }
}
