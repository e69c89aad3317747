import Foundation
import PreviewPipeline
import PreviewProtocol

extension ParsedArguments {
  /// The date of the first frame unless `--date` says another: 9:41 on the first day of 2025, UTC, in seconds since
  /// 1970.
  static let standardDate = 1_735_724_460.0

  /// The settings that the options ask for.
  func request() throws(ToolFailure) -> PreviewRequest {
    var request = PreviewRequest()
    request.time = try number("--at", in: 0...86_400, what: "seconds from 0 to 86400") ?? 0
    request.framesPerSecond = try number("--fps", in: 0.1...240, what: "frames a second from 0.1 to 240") ?? 60
    request.keepsRate = values["--fps"] != nil
    request.loops = try number("--loops", in: 0...65_535, what: "a whole number from 0 to 65535").map { Int($0) }
    request.quality = try number("--quality", in: 0...100, what: "from 0, the smallest, to 100, the best")
    request.maximumBytes = try bytes("--max-bytes")
    request.scale = try number("--scale", in: 0.1...16, what: "pixels to a point from 0.1 to 16") ?? 2
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

  func selection() throws(ToolFailure) -> PreviewSelection {
    switch (values["--view"], values["--preview"]) {
    case (.some, .some): throw ToolFailure("Give --view or --preview, not both.", code: .usage)
    case (let view?, nil): return .view(view)
    case (nil, let preview?): return .preview(preview)
    case (nil, nil): return .standard
    }
  }

  func timeLimit() throws(ToolFailure) -> Double {
    try number("--timeout", in: 0.1...86_400, what: "seconds from 0.1 to 86400") ?? 30
  }

  /// Bytes, or thousands or millions of them: 200k, 1.5m.
  private func bytes(_ option: String) throws(ToolFailure) -> Int? {
    guard let text = values[option] else { return nil }
    let units: [Character: Double] = ["k": 1000, "m": 1_000_000]
    let unit = text.last.flatMap { units[Character($0.lowercased())] }
    guard let value = Double(unit == nil ? text : String(text.dropLast())), value.isFinite,
      case let bytes = value * (unit ?? 1), bytes >= 1, bytes <= 1e15
    else { throw ToolFailure("\(option) \(text): bytes, such as 200000, 200k or 1m.", code: .usage) }
    return Int(bytes)
  }

  private func duration() throws(ToolFailure) -> PreviewRequest.Duration {
    if values["--duration"] == "loop" { return .loop }
    let what = "'loop' or seconds up to 600"
    return try number("--duration", in: 0.001...600, what: what).map { .seconds($0) } ?? .loop
  }

  private func size() throws(ToolFailure) -> (width: Double, height: Double)? {
    guard let text = values["--size"] else { return nil }
    let parts = text.lowercased().split { $0 == "x" || $0 == "×" }.compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy({ $0 >= 1 && $0 <= 16_384 }) else {
      throw ToolFailure("--size \(text): width and height in points, such as 320x240.", code: .usage)
    }
    return (parts[0], parts[1])
  }

  private func date() throws(ToolFailure) -> Double {
    guard let text = values["--date"] else { return Self.standardDate }
    if text == "now" { return Date().timeIntervalSince1970 }
    let formatter = ISO8601DateFormatter()
    for options: ISO8601DateFormatter.Options in [
      [.withInternetDateTime], [.withInternetDateTime, .withFractionalSeconds],
      [.withFullDate, .withTime, .withColonSeparatorInTime, .withDashSeparatorInDate], [.withFullDate],
    ] {
      formatter.formatOptions = options
      if let date = formatter.date(from: text) { return date.timeIntervalSince1970 }
    }
    throw ToolFailure("--date \(text): 'now' or a date such as 2025-06-09T10:00:00Z.", code: .usage)
  }

  private func background() throws(ToolFailure) -> PreviewRequest.Color? {
    guard let text = values["--background"], text != "none" else { return nil }
    guard let color = NamedColors.color(text) else {
      let near = Suggestion.nearest(to: text, among: NamedColors.names)
      let hint = near.map { "did you mean \($0)?" } ?? "a name such as white, #RRGGBB, or none."
      throw ToolFailure("--background \(text): \(hint)", code: .usage)
    }
    return color
  }
}
