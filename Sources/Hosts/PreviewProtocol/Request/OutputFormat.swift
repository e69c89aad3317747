/// The output formats of the tool, one per row. The name is the file extension.
package struct OutputFormat: Sendable, Equatable {
  /// The method by which the child creates the file.
  package enum Kind: Sendable {
    /// A single image.
    case still
    /// An animated image in one file.
    case moving
    /// A video through ffmpeg: no transparency, even sides.
    case video
    /// Animated shapes.
    case vector
    /// A numbered image for every frame.
    case sequence
  }

  package let name: String
  package let kind: Kind
  /// The default frame rate in frames per second, without `--fps`.
  package let standardRate: Double
  /// The maximum frame rate of the format in frames per second. GIF counts hundredths of a second, and browsers slow
  /// down anything shorter than two of them.
  package let highestRate: Double

  package init(_ name: String, _ kind: Kind, standardRate: Double = 60, highestRate: Double = 240) {
    self.name = name
    self.kind = kind
    self.standardRate = standardRate
    self.highestRate = highestRate
  }

  /// The extensions in the order of the help.
  package static let all: [OutputFormat] = [
    OutputFormat("png", .still),
    OutputFormat("apng", .moving),
    OutputFormat("gif", .moving, standardRate: 50, highestRate: 50),
    OutputFormat("webp", .moving),
    OutputFormat("mp4", .video),
    OutputFormat("webm", .video),
    OutputFormat("mov", .video),
    OutputFormat("svg", .vector),
    OutputFormat("html", .vector),
    // Lottie.
    OutputFormat("json", .vector),
  ]

  /// The format of `-o frames/` and `-o frames/%04d.png`.
  package static let frames = OutputFormat("frames", .sequence)

  package static func named(_ name: String) -> OutputFormat? { (all + [frames]).first { $0.name == name } }

  /// Returns a list such as `.png, .apng or .gif`.
  package static func list(_ word: String) -> String {
    let endings = all.map { "." + $0.name }
    return "\(endings.dropLast().joined(separator: ", ")) \(word) \(endings.last ?? "")"
  }
}

extension OutputFormat: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let format = OutputFormat.named(name) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no format is named \(name)")
    }
    self = format
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
