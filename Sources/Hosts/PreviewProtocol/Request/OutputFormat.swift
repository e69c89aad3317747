/// What the tool can write, one row a format. The name is the file's ending.
package struct OutputFormat: Sendable, Equatable {
  /// How the child makes it.
  package enum Kind: Sendable {
    /// One picture.
    case still
    /// A moving picture in one file.
    case moving
    /// A moving picture through ffmpeg: no transparency, even sides.
    case video
    /// Shapes that move by themselves.
    case vector
    /// A numbered picture for every frame.
    case sequence
  }

  package let name: String
  package let kind: Kind
  /// Frames a second unless `--fps` says another.
  package let standardRate: Double
  /// Frames a second that the format can tell apart. GIF counts hundredths of a second, and browsers slow down anything
  /// shorter than two of them.
  package let highestRate: Double

  package init(_ name: String, _ kind: Kind, standardRate: Double = 60, highestRate: Double = 240) {
    self.name = name
    self.kind = kind
    self.standardRate = standardRate
    self.highestRate = highestRate
  }

  /// Endings in the order in which the help lists them.
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
  ]

  /// `-o frames/` and `-o frames/%04d.png`.
  package static let frames = OutputFormat("frames", .sequence)

  package static func named(_ name: String) -> OutputFormat? { (all + [frames]).first { $0.name == name } }

  /// `.png, .apng or .gif`
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
