import PreviewProtocol

/// An option of the tool: how it is written, what it takes and what it does, for the parser and for the help.
struct OptionSpec: Equatable, Sendable {
  var name: String
  /// A second way to write it, such as `-o`.
  var short: String?
  /// What stands for its value in the help; nil for an option without one.
  var value: String?
  /// It may be given more than once.
  var isRepeatable = false
  var help: String

  static let all: [OptionSpec] = [
    OptionSpec(
      name: "--output", short: "-o", value: "OUT",
      help: "the file: \(OutputFormat.list("or")); frames/%04d.png or frames/: a picture a frame"),
    OptionSpec(
      name: "--style", value: "STYLE", help: "\(BadgeRequest.Style.allCases.map(\.rawValue).joined(separator: ", "))"),
    OptionSpec(name: "--container", value: "KIND", help: "plain, capsule, outline, textOnly or markOnly (plain)"),
    OptionSpec(name: "--label", value: "TEXT", help: "what it says ('': nothing; the status's word in --locale)"),
    OptionSpec(
      name: "--color", value: "COLOR[,DARK]",
      help: "\(BadgeRequest.systemColors.prefix(4).joined(separator: ", "))… or #RRGGBB, and one for dark"),
    OptionSpec(name: "--control-size", value: "SIZE", help: "mini, small, regular, large or extraLarge (regular)"),
    OptionSpec(name: "--margin", value: "POINTS", help: "room around it for what moves outside its frame (8)"),
    OptionSpec(name: "--list", help: "show the names, styles, containers and colors"),
    OptionSpec(name: "--port", value: "N", help: "the port of 127.0.0.1 to listen on (a free one)"),
    OptionSpec(name: "--view", value: "NAME", help: "show this view; NAME may be a call: 'Badge(color: .red)'"),
    OptionSpec(name: "--preview", value: "NAME|N", help: "show this #Preview or PreviewProvider"),
    OptionSpec(name: "--at", value: "SECONDS", help: "the moment to show, since the views appeared (0)"),
    OptionSpec(
      name: "--duration", value: "SECONDS|loop", help: "length of a moving picture (loop: exactly one seamless loop)"),
    OptionSpec(name: "--fps", value: "N", help: "frames a second of a moving picture (60; GIF: 50)"),
    OptionSpec(name: "--loops", value: "N", help: "how often a moving picture plays (0: forever)"),
    OptionSpec(name: "--quality", value: "0…100", help: "smaller files, less exact (WebP and GIF: exact; video: 80)"),
    OptionSpec(
      name: "--max-bytes", value: "N|200k|1m", help: "lowers quality, rate and scale, unless set, until the file fits"),
    OptionSpec(name: "--scale", value: "N", help: "pixels to a point (2)"),
    OptionSpec(name: "--size", value: "WxH", help: "size in points (the views' own, with room around)"),
    OptionSpec(name: "--appearance", value: "light|dark", help: "(light; .svg and .html hold both)"),
    OptionSpec(name: "--background", value: "COLOR|none", help: "a color's name or #RRGGBB (none: transparent)"),
    OptionSpec(
      name: "--text", value: "outlines|embedded|live",
      help: "in .svg and .html: shapes, text with its font inside, or text in the reader's fonts"),
    OptionSpec(name: "--reduce-motion", help: "as if the system's setting were on"),
    OptionSpec(name: "--date", value: "ISO8601|now", help: "the date at the first frame (2025-01-01T09:41:00Z)"),
    OptionSpec(name: "--text-size", value: "SIZE", help: "xSmall to xxxLarge, accessibility1 to 5 (large)"),
    OptionSpec(name: "--locale", value: "ID", help: "language and region (en_US)"),
    OptionSpec(name: "--layout-direction", value: "ltr|rtl", help: "(ltr)"),
    OptionSpec(name: "--platform", value: "ios|macos", help: "metrics and colors of this system (ios)"),
    OptionSpec(name: "--timeout", value: "SECONDS", help: "computing time that the views' own code may take (30)"),
    OptionSpec(
      name: "--tap", value: "X,Y@T", isRepeatable: true,
      help: "tap there at T seconds; points from the picture's top left corner"),
    OptionSpec(
      name: "--drag", value: "X,Y:X,Y@T+D", isRepeatable: true, help: "drag a finger from T on, for D seconds (0.25)"),
    OptionSpec(name: "--hover", value: "X,Y@T", isRepeatable: true, help: "move the mouse there"),
    OptionSpec(
      name: "--type", value: "TEXT@T", isRepeatable: true, help: "type into what has the focus; \\n is the return key"),
    OptionSpec(name: "--json", help: "as JSON"),
    OptionSpec(name: "--help", short: "-h", help: "show this"),
  ]

  static func named(_ name: String) -> OptionSpec? { all.first { $0.name == name || $0.short == name } }
}
