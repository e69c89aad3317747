import PreviewProtocol

/// An option of the tool: its name, value and description, for the parser and for the help.
struct OptionSpec: Equatable, Sendable {
  /// The subject of an option, which is a heading of the help.
  enum Group: String, CaseIterable, Sendable {
    case content = "What to show"
    case compiling = "Compiling"
    case output = "Output"
    case timing = "Timing"
    case appearance = "Appearance"
    case environment = "Environment"
    case input = "Input"
    case limits = "Limits"
    case general = "General"
  }

  var name: String
  /// An alternative name, such as `-o`.
  var short: String?
  /// The placeholder of the value in the help, or `nil` for an option without value.
  var value: String?
  /// A Boolean value that indicates whether the option can be given more than once.
  var isRepeatable = false
  /// A Boolean value that indicates whether the next argument is the value even if it looks like an option.
  var takesOptionLikeValue = false
  var group: Group
  var help: String

  init(
    _ name: String, short: String? = nil, _ value: String? = nil, isRepeatable: Bool = false,
    takesOptionLikeValue: Bool = false, in group: Group, _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.takesOptionLikeValue = takesOptionLikeValue
    self.group = group
    self.help = help
  }

  static let all: [OptionSpec] = [
    OptionSpec(
      "--view", "NAME", in: .content, "The view to show; NAME may be a call: 'Badge(color: .red)'"),
    OptionSpec("--preview", "NAME|N", in: .content, "The #Preview, or member of a PreviewProvider, to show"),
    OptionSpec(
      "--pick", "X,Y", in: .content,
      "Print the view at a point, with its file, line and column; points from the picture's top left corner"),
    OptionSpec("--list", in: .content, "List the names, styles, containers and colors"),
    OptionSpec("--ignore-module", "NAME[,NAME…]", in: .content, "Modules to compile without"),
    OptionSpec("--define", short: "-D", "NAME", isRepeatable: true, in: .compiling, "A condition for #if that is true"),
    OptionSpec("--swift-version", "5|6", in: .compiling, "The language mode (5)"),
    OptionSpec(
      "--swift-flag", short: "-Xswiftc", "FLAG", isRepeatable: true, takesOptionLikeValue: true, in: .compiling,
      "A flag of the Swift compiler"),
    OptionSpec("--warnings", in: .compiling, "Show the compiler's warnings"),
    OptionSpec("--terminal", in: .output, "Show the preview in this terminal instead of a page"),
    OptionSpec("--window", in: .output, "Show the preview in a window of the desktop instead of a page"),
    OptionSpec("--port", "N", in: .general, "The port of 127.0.0.1 to listen on (a free one)"),
    OptionSpec(
      "--updated", "ISO8601|now", in: .content,
      "The date of the data: the .svg changes from live to recent, stale and offline by itself as it gets older"),
    OptionSpec(
      "--policy", "live:S,recent:S,stale:S", in: .content,
      "With --updated, the ages in seconds at which each status ends (live:120,recent:600,stale:3600)"),
    OptionSpec("--label", "TEXT", in: .content, "The text; '' for none (the status's word in --locale)"),
    OptionSpec(
      "--output", short: "-o", "OUT", isRepeatable: true, in: .output,
      "The file: \(OutputFormat.list("or")); frames/ or frames/%04d.png for a picture of every frame; - with --format"),
    OptionSpec("--format", "NAME", in: .output, "The format of -o -, which is standard output: png, svg…"),
    OptionSpec("--scale", "N", in: .output, "Pixels per point, 0.1–16 (2)"),
    OptionSpec("--size", "WxH", in: .output, "Size in points (the views' own, with a margin)"),
    OptionSpec("--margin", "POINTS", in: .output, "Margin for motion outside the frame (8)"),
    OptionSpec("--background", "COLOR|none", in: .output, "A color's name or #RRGGBB (none: transparent)"),
    OptionSpec(
      "--text", "outlines|embedded|live", in: .output,
      "In .svg and .html: text as shapes, with its font in the file, or in the reader's fonts (outlines)"),
    OptionSpec("--quality", "N", in: .output, "0 (smallest) to 100 (best) (WebP and GIF: exact; video: 80)"),
    OptionSpec("--watch", in: .output, "Draw again after every change of the sources, until interrupted"),
    OptionSpec("--json", in: .output, "Print JSON to standard output"),
    OptionSpec("--fix", in: .output, "Print only the command that installs what is missing"),
    OptionSpec("--quiet", in: .output, "Print only warnings and errors"),
    OptionSpec("--verbose", in: .output, "Print the programs that are run, and their time"),
    OptionSpec("--no-color", in: .output, "Print without colors, as NO_COLOR does; CLICOLOR_FORCE=1 forces them"),
    OptionSpec(
      "--at", "SECONDS", in: .timing,
      "The moment to show, or to begin with, since the views appeared (0); inspect: one or more, as 0,0.25,0.5"),
    OptionSpec(
      "--duration", "SECONDS|loop", in: .timing, "Length of a moving picture (loop: exactly one seamless loop)"),
    OptionSpec("--fps", "N", in: .timing, "Frames per second of a moving picture, 0.1–240 (60; GIF: 50)"),
    OptionSpec("--loops", "N", in: .timing, "Times that a moving picture plays (0: forever)"),
    OptionSpec(
      "--style", "STYLE", in: .appearance, "\(BadgeRequest.Style.allCases.map(\.rawValue).joined(separator: ", "))"),
    OptionSpec("--container", "KIND", in: .appearance, "plain, capsule, outline, textOnly or markOnly (plain)"),
    OptionSpec(
      "--color", "COLOR[,DARK]", in: .appearance,
      "\(BadgeRequest.systemColors.prefix(4).joined(separator: ", "))… or #RRGGBB, and one for dark"),
    OptionSpec("--control-size", "SIZE", in: .appearance, "mini, small, regular, large or extraLarge (regular)"),
    OptionSpec("--appearance", "light|dark", in: .appearance, "Color scheme (light; .svg and .html hold both)"),
    OptionSpec("--platform", "ios|macos", in: .appearance, "The system whose metrics and colors are used (ios)"),
    OptionSpec("--text-size", "SIZE", in: .appearance, "xSmall to xxxLarge, accessibility1 to 5 (large)"),
    OptionSpec("--reduce-motion", in: .appearance, "Turn on Reduce Motion"),
    OptionSpec("--date", "ISO8601|now", in: .environment, "The date at the first frame (2025-01-01T09:41:00Z)"),
    OptionSpec("--locale", "ID", in: .environment, "Language and region (en_US)"),
    OptionSpec("--layout-direction", "ltr|rtl", in: .environment, "Direction of the layout (ltr)"),
    OptionSpec(
      "--tap", "X,Y@T", isRepeatable: true, in: .input,
      "Tap at T seconds; points from the picture's top left corner"),
    OptionSpec(
      "--drag", "X,Y:X,Y@T+D", isRepeatable: true, in: .input, "Drag a finger from T on, for D seconds (0.25)"),
    OptionSpec("--hover", "X,Y@T", isRepeatable: true, in: .input, "Move the pointer to a point"),
    OptionSpec(
      "--type", "TEXT@T", isRepeatable: true, in: .input, "Type into the focused view; \\n is the return key"),
    OptionSpec("--timeout", "SECONDS", in: .limits, "Computing time for one frame, 0.1–86400 (30)"),
    OptionSpec(
      "--max-bytes", "N|200k|1m", in: .limits, "Lower quality, rate and scale, unless set, until the file fits"),
    OptionSpec("--max-memory", "SIZE", in: .limits, "Memory of the views' program, such as 500m or 16g (8g)"),
    OptionSpec("--max-file-size", "SIZE", in: .limits, "Size of a file that the views' program writes (4g)"),
    OptionSpec("--max-processes", "N", in: .limits, "Processes of the views' program at a time, 1–100000 (64)"),
    OptionSpec(
      "--sandbox", in: .limits, "No network for the views' program, and no files written but the output"),
    OptionSpec("--help", short: "-h", in: .general, "Show this help"),
  ]

  /// The fixed values in the placeholder: `["light", "dark"]` for `light|dark`, and none for `SECONDS`.
  var choices: [String] {
    (value ?? "").split(separator: "|").map(String.init).filter { word in
      word.allSatisfy { $0.isLowercase } || (word.count == 1 && word.allSatisfy { $0.isNumber })
    }
  }

  static func named(_ name: String) -> OptionSpec? { all.first { $0.name == name || $0.short == name } }
}
