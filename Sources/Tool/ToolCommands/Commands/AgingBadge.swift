import Foundation
import PreviewPipeline
import PreviewProtocol

/// A badge in one SVG that changes its status by itself as its data gets older, without a script: each status is a part
/// of the document, and delays of CSS animations, counted from the moment at which the document is loaded, show one
/// part after the other.
struct AgingBadge {
  /// A part of the document.
  struct Stage: Equatable {
    var status: BadgeRequest.Name
    /// The age in seconds at which the status begins. 0 for the first one.
    var start: Double
    /// The age in seconds at which the status ends. Infinity for the last one.
    var end: Double
  }

  /// The number of names that are reserved for each part.
  private static let namesOfPart = 3_000

  /// The age of the data in seconds when the document is loaded.
  let age: Double
  /// The statuses that the document shows, from the current one on. Statuses without length are left out.
  let stages: [Stage]

  var currentStatus: BadgeRequest.Name { stages[0].status }

  /// - Parameter policy: The ages in seconds at which live, recent and stale end.
  init(age: Double, policy: [Double]) {
    self.age = max(0, age)
    var stages: [Stage] = []
    var start = 0.0
    for (status, end) in zip([BadgeRequest.Name.live, .recent, .stale, .offline], policy + [.infinity]) {
      if end > max(start, self.age) { stages.append(Stage(status: status, start: start, end: end)) }
      start = max(start, end)
    }
    self.stages = stages
  }

  /// Creates the badge of `--updated` and `--policy`, or returns `nil` if they are not given.
  init?(_ arguments: ParsedArguments) throws(ToolFailure) {
    guard let updated = arguments.values["--updated"] else {
      for option in ["--policy", "--date"] where arguments.values[option] != nil {
        throw ToolFailure("\(option) is for badges with --updated.", code: .usage)
      }
      return nil
    }
    if let name = arguments.positional.first {
      throw ToolFailure("--updated chooses the status by the age of the data; leave out '\(name)'.", code: .usage)
    }
    for path in arguments.outputs where try RenderCommand.format(of: path, arguments).name != "svg" {
      throw ToolFailure("\(path): only .svg holds a badge that changes by itself.", code: .usage)
    }
    for option in ["--duration", "--at", "--loops", "--fps", "--max-bytes"] where arguments.values[option] != nil {
      throw ToolFailure("\(option) is not for badges with --updated.", code: .usage)
    }
    let now = try arguments.values["--date"].map { text throws(ToolFailure) in
      try Self.seconds(text, of: "--date")
    }
    let age = (now ?? Date().timeIntervalSince1970) - (try Self.seconds(updated, of: "--updated"))
    // The tolerance of the library's policies.
    guard age >= -300 else {
      throw ToolFailure("--updated \(updated) is in the future.", code: .usage)
    }
    self.init(age: age, policy: try Self.policy(arguments.values["--policy"]))
  }

  private static func seconds(_ text: String, of option: String) throws(ToolFailure) -> Double {
    if text == "now" { return Date().timeIntervalSince1970 }
    guard let date = CalendarDate(text) else {
      throw ParsedArguments.invalid(
        text, for: option, expected: "'now' or a date that exists, such as 2025-06-09T10:00:00Z")
    }
    return date.secondsSince1970
  }

  /// Parses `live:120,recent:600,stale:3600`. Missing parts have these values.
  static func policy(_ text: String?) throws(ToolFailure) -> [Double] {
    var ages = ["live": 120.0, "recent": 600, "stale": 3600]
    for part in (text ?? "").split(separator: ",") {
      let words = part.split(separator: ":", omittingEmptySubsequences: false)
      guard words.count == 2, ages[String(words[0])] != nil, let age = ParsedArguments.decimal(words[1]),
        (0...1e9).contains(age)
      else {
        throw ParsedArguments.invalid(
          text ?? "", for: "--policy", expected: "ages in seconds, such as live:120,recent:600,stale:3600")
      }
      ages[String(words[0])] = age
    }
    let values = [ages["live"]!, ages["recent"]!, ages["stale"]!]
    guard values == values.sorted() else {
      throw ParsedArguments.invalid(text ?? "", for: "--policy", expected: "live ≤ recent ≤ stale")
    }
    return values
  }

  /// Draws every status with `drawOne`, and writes the document to the request's output path.
  func draw(
    _ request: PreviewRequest, _ drawOne: (PreviewRequest) throws -> PreviewRun.Report,
    title: (BadgeRequest) -> String
  ) throws -> PreviewRun.Report {
    var parts: [(text: String, width: Int, height: Int)] = []
    var report: PreviewRun.Report?
    for (index, stage) in stages.enumerated() {
      var part = request
      part.badge?.name = stage.status
      part.badge.map { part.title = title($0) }
      // The scope of the whole document's rules has the first names.
      part.firstName = (index + 1) * Self.namesOfPart
      let drawn = try drawOne(part)
      let text = try String(contentsOfFile: request.outputPath, encoding: .utf8)
      parts.append((text, drawn.summary?.width ?? 0, drawn.summary?.height ?? 0))
      if report == nil { report = drawn } else { report?.notes += drawn.notes }
    }
    try Data(document(parts).utf8).write(to: URL(fileURLWithPath: request.outputPath))
    report?.summary?.width = parts.map(\.width).max() ?? 0
    report?.summary?.height = parts.map(\.height).max() ?? 0
    return report!
  }

  /// Returns the document of parts, each an SVG document with its size in points.
  func document(_ parts: [(text: String, width: Int, height: Int)]) -> String {
    let width = parts.map(\.width).max() ?? 0
    let height = parts.map(\.height).max() ?? 0
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">\
      <style>\(rules)</style>
      """
    for (index, part) in parts.enumerated() {
      let hidden = index == 0 ? "" : " visibility=\"hidden\""
      text += "<g class=\"stage\(index)\"\(hidden)>\(part.text.trimmingCharacters(in: .newlines))</g>"
    }
    return text + "</svg>\n"
  }

  /// The rules that show one part after the other. They hold under Reduce Motion too: a change of status is no motion.
  ///
  /// Each part has one animation from the loading to its end: browsers do not wake up reliably for the second of two
  /// animations of a property.
  private var rules: String {
    stages.enumerated().map { index, stage in
      let (start, end) = (delay(stage.start), delay(stage.end))
      var frames: [String] = []
      if index == 0 {
        frames = end < .infinity ? ["0%{visibility:visible}", "to{visibility:hidden}"] : []
      } else if end < .infinity {
        let share = String(format: "%.6f", start / end * 100)
        frames = ["0%{visibility:hidden}", "\(share)%{visibility:visible}", "to{visibility:hidden}"]
      } else {
        frames = ["0%{visibility:hidden}", "to{visibility:visible}"]
      }
      guard !frames.isEmpty else { return "" }
      let length = Int((end < .infinity ? end : start).rounded())
      return "@keyframes stage\(index){\(frames.joined())}"
        + ".stage\(index){animation:stage\(index) \(length)ms step-end both}"
    }.joined()
  }

  /// Returns the time from the loading of the document to an age, in milliseconds.
  private func delay(_ age: Double) -> Double { ((age - self.age) * 1000).rounded() }
}
