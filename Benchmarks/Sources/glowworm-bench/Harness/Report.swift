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

  /// Where tables are written: a page with marks around each table's place. Nil: nowhere.
  private let page: String?

  init(asJSON: Bool, page: String? = nil) {
    self.asJSON = asJSON
    self.page = page
  }

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

  /// Writes a table into the page, between its two marks, under a line that names the machine and the date.
  func table(_ name: String, header: [String], rows: [[String]]) {
    guard let page, let text = try? String(contentsOfFile: page, encoding: .utf8) else { return }
    let marks = ["<!-- \(name): written by glowworm-bench -->\n", "<!-- end of \(name) -->"]
    guard let start = text.range(of: marks[0]), let end = text.range(of: marks[1]) else {
      return add(Figure(name, "table not written: \(page) has no marks for it", .nan, ""))
    }
    let lines = [header, ["---"] + header.dropFirst().map { _ in "---:" }] + rows
    let table = lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    let new = text[..<start.upperBound] + "\(Self.machine)\n\n\(table)\n" + text[end.lowerBound...]
    try? String(new).write(toFile: page, atomically: true, encoding: .utf8)
  }

  private static let machine: String = {
    let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = info.split(separator: "\n").first { $0.hasPrefix("model name") }?.split(separator: ":").last
    let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8))?.split(separator: " ").first ?? "unknown"
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "d MMMM yyyy"
    let count = ProcessInfo.processInfo.activeProcessorCount
    let processor = model.map { $0.dropFirst() } ?? "an unknown processor"
    return "\(formatter.string(from: Date())), \(count) cores of \(processor), load \(load) at the end."
  }()

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
