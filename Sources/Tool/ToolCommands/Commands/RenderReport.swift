import PreviewProtocol

/// The summary of a written image.
struct RenderReport: Equatable {
  var path: String
  var summary: ChildResult.Summary?
  var bytes: Int
  /// Sentences that start with `note:` or `warning:`.
  var notes: [String]

  /// The form of `--json`.
  struct Entry: Encodable {
    var path: String
    var width: Int?
    var height: Int?
    var isVector: Bool?
    var frames: Int?
    var seconds: Double?
    var bytes: Int
    var notes: [String]
  }

  var entry: Entry {
    Entry(
      path: path, width: summary?.width, height: summary?.height, isVector: summary?.isVector,
      frames: summary?.frames, seconds: summary?.seconds, bytes: bytes, notes: notes)
  }

  /// - Parameter isQuiet: True to leave out all but the warnings.
  func text(isQuiet: Bool) -> String {
    let lines = isQuiet ? notes.filter { $0.hasPrefix("warning:") } : notes + [line]
    return lines.map { $0 + "\n" }.joined()
  }

  /// `loop.apng: 144 × 144 pixels, 90 frames, 1.5 s, 31,021 bytes`
  private var line: String {
    var parts: [String] = []
    if let summary {
      parts.append("\(summary.width) × \(summary.height) \(summary.isVector ? "points" : "pixels")")
      if summary.frames > 1 { parts.append("\(summary.frames) frames") }
      if let seconds = summary.seconds { parts.append("\(Self.text(seconds)) s") }
    }
    parts.append("\(bytes.grouped) byte\(bytes == 1 ? "" : "s")")
    return "\(path): \(parts.joined(separator: ", "))"
  }

  /// Returns a number with at most three decimal places.
  private static func text(_ seconds: Double) -> String {
    let rounded = (seconds * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }
}
