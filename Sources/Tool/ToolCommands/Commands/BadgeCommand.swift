import Foundation
import PreviewPipeline
import PreviewProtocol

/// The command `glowworm badge`, which draws indicators of the `LiveIndicators` library with a prebuilt program.
enum BadgeCommand {
  static func run(_ arguments: ParsedArguments) throws {
    if arguments.has("--list") {
      return try StandardStreams.writeOutput(arguments.has("--json") ? try JSONText.encode(names) : list)
    }
    let aging = try AgingBadge(arguments)
    let badge = try badge(arguments, status: aging?.currentStatus)
    var request = try arguments.request()
    request.badge = badge
    request.selection = "badge"
    request.title = title(of: badge)
    let program = try Installation.badgeProgram()
    func drawOne(_ request: PreviewRequest) throws -> PreviewRun.Report {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      return try PreviewRun(compiled: CompiledPreview(program: program), title: "The badge", timeLimit: 30)
        .run(request, in: folder)
    }
    func draw(_ request: PreviewRequest) throws -> PreviewRun.Report {
      try aging?.draw(request, drawOne, title: title) ?? drawOne(request)
    }
    guard arguments.outputs.isEmpty else { return try RenderCommand.writeAll(request, arguments, draw: draw) }
    // Without a file, an SVG is written to standard output, without a report.
    var arguments = arguments
    arguments.outputs = ["-"]
    if arguments.values["--format"] == nil { arguments.values["--format"] = "svg" }
    arguments.flags.insert("--quiet")
    try RenderCommand.writeAll(request, arguments, draw: draw)
  }

  /// A badge is a line of text; a longer one is a mistake, and takes a long time to lay out.
  private static let mostLetters = 1000

  /// - Parameter status: The status of a badge that is given by the age of its data.
  static func badge(
    _ arguments: ParsedArguments, status: BadgeRequest.Name?
  ) throws(ToolFailure) -> BadgeRequest {
    guard let text = status?.rawValue ?? arguments.positional.first else {
      throw ToolFailure("A name is missing, such as live: \(Command.badge.usage). --list shows all.", code: .usage)
    }
    if arguments.positional.count > 1 {
      throw ToolFailure("One badge at a time; '\(arguments.positional[1])' is one too many.", code: .usage)
    }
    guard let name = value(text, of: BadgeRequest.Name.self) else {
      let names = BadgeRequest.Name.allCases.map(\.rawValue)
      let near = Suggestion.nearest(to: text, among: names)
      let hint = near.map { "did you mean '\($0)'?" } ?? "'glowworm badge --list' shows all."
      throw ToolFailure("There is no badge '\(text)'; \(hint)", code: .usage)
    }
    var badge = BadgeRequest(name)
    badge.style = try arguments.choice("--style", of: BadgeRequest.Style.self) ?? .automatic
    badge.container = try arguments.choice("--container", of: BadgeRequest.Container.self) ?? .plain
    badge.controlSize = try arguments.choice("--control-size", of: BadgeRequest.ControlSize.self) ?? .regular
    badge.label = arguments.values["--label"]
    if let label = badge.label, label.count > mostLetters {
      throw ToolFailure(
        "The label has \(label.count.grouped) letters: at most \(mostLetters.grouped) are drawn.", code: .usage)
    }
    badge.margin = try arguments.number("--margin", in: 0...1000, expected: "0–1000 points") ?? 8
    badge.tint = try arguments.values["--color"].map(tint)
    try checkTutorial(badge, arguments)
    return badge
  }

  /// Rejects options without effect on the tutorials' indicators, which have a fixed style.
  private static func checkTutorial(_ badge: BadgeRequest, _ arguments: ParsedArguments) throws(ToolFailure) {
    guard badge.name == .pulsing || badge.name == .blinking else { return }
    let fixed = ["--style", "--container", "--control-size"] + (badge.name == .blinking ? ["--label"] : [])
    for option in fixed where arguments.values[option] != nil {
      let other = badge.name == .pulsing ? "live" : "online"
      throw ToolFailure("\(option) is not for '\(badge.name.rawValue)'; '\(other)' knows it.", code: .usage)
    }
  }

  /// Returns one of the cases, ignoring letter case and hyphens.
  private static func value<T: RawRepresentable & CaseIterable>(
    _ text: String, of type: T.Type
  ) -> T? where T.RawValue == String {
    let wanted = text.lowercased().replacingOccurrences(of: "-", with: "")
    return T.allCases.first { $0.rawValue.lowercased() == wanted }
  }

  private static func tint(_ text: String) throws(ToolFailure) -> BadgeRequest.Tint {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2 else {
      throw ParsedArguments.invalid(
        text, for: "--color", expected: "one color, or one for light and one for dark: red,blue")
    }
    let light = try paint(parts[0])
    return BadgeRequest.Tint(light: light, dark: parts.count == 2 ? try paint(parts[1]) : light)
  }

  private static func paint(_ text: String) throws(ToolFailure) -> BadgeRequest.Tint.Paint {
    let lower = text.lowercased()
    if BadgeRequest.systemColors.contains(lower) { return .system(lower) }
    if lower == "grey" { return .system("gray") }
    if let color = NamedColors.color(lower) { return .fixed(color) }
    throw ParsedArguments.invalid(
      text, for: "--color", among: BadgeRequest.systemColors, expected: "a name such as red or mint, or #RRGGBB")
  }

  /// Returns the title of the picture: the label, or the name in words.
  private static func title(of badge: BadgeRequest) -> String {
    if let label = badge.label, !label.isEmpty { return label }
    switch badge.name {
    case .doNotDisturb: return "Do not disturb"
    case .pulsing: return "Live"
    case .blinking: return "Online"
    default: return badge.name.rawValue.prefix(1).uppercased() + badge.name.rawValue.dropFirst()
    }
  }

  /// The names of `--list`.
  private struct Names: Encodable {
    var names = BadgeRequest.Name.allCases.map(\.rawValue)
    var styles = BadgeRequest.Style.allCases.map(\.rawValue)
    var containers = BadgeRequest.Container.allCases.map(\.rawValue)
    var controlSizes = BadgeRequest.ControlSize.allCases.map(\.rawValue)
    var colors = BadgeRequest.systemColors + ["#RRGGBB", "#RRGGBBAA"]
  }

  private static var names: Names { Names() }

  private static var list: String {
    func line(_ head: String, _ names: [String]) -> String { "\(head)\(names.joined(separator: ", "))\n" }
    return line("names:         ", names.names) + line("styles:        ", names.styles)
      + line("containers:    ", names.containers) + line("control sizes: ", names.controlSizes)
      + line("colors:        ", names.colors)
  }
}
