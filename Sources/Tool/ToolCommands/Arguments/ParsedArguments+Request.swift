import Foundation
import PreviewPipeline
import PreviewProtocol

extension ParsedArguments {
  /// The default date of the first frame, without `--date`: 9:41 on the first day of 2025, UTC, in seconds since 1970.
  static let standardDate = 1_735_724_460.0

  /// Returns the settings of the options.
  func request() throws(ToolFailure) -> PreviewRequest {
    var request = PreviewRequest()
    request.times = try times()
    request.time = request.times.last ?? 0
    request.framesPerSecond = try number("--fps", in: 0.1...240, expected: "0.1–240 frames per second") ?? 60
    request.keepsRate = values["--fps"] != nil
    request.loops = try integer("--loops", in: 0...65_535, expected: "a whole number, 0–65535")
    request.quality = try number("--quality", in: 0...100, expected: "0 (smallest) to 100 (best)")
    request.maximumBytes = try bytes("--max-bytes")
    request.limits = try limits()
    request.scale = try number("--scale", in: 0.1...16, expected: "0.1–16 pixels per point") ?? 2
    request.appearance = try choice("--appearance", of: PreviewRequest.Appearance.self) ?? .light
    request.hasBothAppearances = values["--appearance"] == nil
    request.textForm = try choice("--text", of: PreviewRequest.TextForm.self) ?? .outlines
    request.textSize = try choice("--text-size", of: PreviewRequest.TextSize.self) ?? .large
    request.layoutDirection = try choice("--layout-direction", of: PreviewRequest.LayoutDirection.self) ?? .ltr
    request.platform = try choice("--platform", of: PreviewRequest.Platform.self) ?? .ios
    request.locale = values["--locale"] ?? "en_US"
    request.reduceMotion = has("--reduce-motion")
    request.asJSON = has("--json")
    request.background = try background()
    request.date = try date()
    request.duration = try duration()
    request.inputs = try inputs()
    if let size = try size() {
      request.width = size.width
      request.height = size.height
    }
    return request
  }

  /// The times of `--at`, in order. Only `inspect` takes several.
  private func times() throws(ToolFailure) -> [Double] {
    guard let text = values["--at"] else { return [] }
    let takesSeveral = command == .inspect
    let parts = takesSeveral ? text.split(separator: ",", omittingEmptySubsequences: false) : [text[...]]
    let times = parts.compactMap { part in Self.decimal(part).flatMap { (0...86_400).contains($0) ? $0 : nil } }
    guard times.count == parts.count else {
      throw Self.invalid(
        text, for: "--at", expected: takesSeveral ? "0–86400 seconds, or several such as 0,0.25,0.5" : "0–86400 seconds"
      )
    }
    return times.sorted()
  }

  func selection() throws(ToolFailure) -> PreviewSelection {
    switch (values["--view"], values["--preview"]) {
    case (.some, .some): throw ToolFailure("Give --view or --preview, not both.", code: .usage)
    case (let view?, nil): return .view(view)
    case (nil, let preview?): return .preview(preview)
    case (nil, nil): return command == .run ? .program : .standard
    }
  }

  func compilerOptions() throws(ToolFailure) -> CompilerOptions {
    var options = CompilerOptions()
    if let version = values["--swift-version"] {
      guard ["5", "6"].contains(version) else {
        throw Self.invalid(version, for: "--swift-version", expected: "5 or 6")
      }
      options.languageMode = version
    }
    options.flags = compilerFlags
    options.showsWarnings = has("--warnings")
    options.isVerbose = has("--verbose")
    return options
  }

  func timeLimit() throws(ToolFailure) -> Double {
    try number("--timeout", in: 0.1...86_400, expected: "0.1–86400 seconds") ?? 30
  }

  private func limits() throws(ToolFailure) -> ChildLimits {
    var limits = ChildLimits()
    limits.memory = try bytes("--max-memory") ?? limits.memory
    limits.fileSize = try bytes("--max-file-size") ?? limits.fileSize
    limits.processes = try integer("--max-processes", in: 1...100_000, expected: "1–100000") ?? limits.processes
    limits.isSandboxed = has("--sandbox")
    return limits
  }

  /// Parses a number of bytes, or of thousands, millions or billions of bytes: 200k, 1.5m, 2g.
  private func bytes(_ option: String) throws(ToolFailure) -> Int? {
    guard let text = values[option] else { return nil }
    let units: [Character: Double] = ["k": 1000, "m": 1_000_000, "g": 1_000_000_000]
    let unit = text.last.flatMap { units[Character($0.lowercased())] }
    guard let value = Self.decimal(unit == nil ? text : String(text.dropLast())),
      case let bytes = value * (unit ?? 1), bytes >= 1, bytes <= 1e15
    else { throw Self.invalid(text, for: option, expected: "bytes, such as 200000, 200k, 1m or 2g") }
    return Int(bytes)
  }

  private func duration() throws(ToolFailure) -> PreviewRequest.Duration {
    if values["--duration"] == "loop" { return .loop }
    let expected = "'loop' or 0.001–600 seconds"
    return try number("--duration", in: 0.001...600, expected: expected).map { .seconds($0) } ?? .loop
  }

  private func size() throws(ToolFailure) -> (width: Double, height: Double)? {
    guard let text = values["--size"] else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard parts.count == 2, let width = Self.decimal(parts[0]), let height = Self.decimal(parts[1]),
      (1...16_384).contains(width), (1...16_384).contains(height)
    else {
      throw Self.invalid(
        text, for: "--size", expected: "width and height, 1–16384 points each, such as 320x240")
    }
    return (width, height)
  }

  private func date() throws(ToolFailure) -> Double {
    guard let text = values["--date"] else { return Self.standardDate }
    if text == "now" { return Date().timeIntervalSince1970 }
    guard let date = CalendarDate(text) else {
      throw Self.invalid(text, for: "--date", expected: "'now' or a date that exists, such as 2025-06-09T10:00:00Z")
    }
    guard CalendarDate.years.contains(date.year) else {
      let years = CalendarDate.years
      throw Self.invalid(text, for: "--date", expected: "a year from \(years.lowerBound) to \(years.upperBound)")
    }
    return date.secondsSince1970
  }

  private func background() throws(ToolFailure) -> PreviewRequest.Color? {
    guard let text = values["--background"], text != "none" else { return nil }
    guard let color = NamedColors.color(text) else {
      throw Self.invalid(
        text, for: "--background", among: NamedColors.names, expected: "a color's name, #RRGGBB or none")
    }
    return color
  }
}
