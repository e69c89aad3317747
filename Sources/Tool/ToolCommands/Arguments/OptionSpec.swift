/// An option of the tool: how it is written, what it takes and what it does, for the parser and for the help.
struct OptionSpec: Equatable, Sendable {
  var name: String
  /// A second way to write it, such as `-o`.
  var short: String?
  /// What stands for its value in the help; nil for an option without one.
  var value: String?
  var help: String

  static let all: [OptionSpec] = [
    OptionSpec(
      name: "--output", short: "-o", value: "OUT",
      help: "the file to write: .png, .apng, .gif, .svg, .html or .json (Lottie)"),
    OptionSpec(name: "--view", value: "NAME", help: "show this view; NAME may be a call: 'Badge(color: .red)'"),
    OptionSpec(name: "--preview", value: "NAME|N", help: "show this #Preview or PreviewProvider"),
    OptionSpec(name: "--at", value: "SECONDS", help: "the moment to show, since the views appeared (0)"),
    OptionSpec(
      name: "--duration", value: "SECONDS|loop", help: "length of a moving picture (loop: exactly one seamless loop)"),
    OptionSpec(name: "--fps", value: "N", help: "frames a second of a moving picture (60)"),
    OptionSpec(name: "--scale", value: "N", help: "pixels to a point (2)"),
    OptionSpec(name: "--size", value: "WxH", help: "size in points (the views' own, with 16 points around)"),
    OptionSpec(name: "--appearance", value: "light|dark", help: "(light; .svg and .html hold both)"),
    OptionSpec(name: "--background", value: "COLOR|none", help: "a colour's name or #RRGGBB (none: transparent)"),
    OptionSpec(
      name: "--text", value: "outlines|live", help: "in .svg and .html: shapes, or text in the reader's fonts"),
    OptionSpec(name: "--reduce-motion", help: "as if the system's setting were on"),
    OptionSpec(name: "--date", value: "ISO8601|now", help: "the date at the first frame (2025-01-01T09:41:00Z)"),
    OptionSpec(name: "--text-size", value: "SIZE", help: "xSmall to xxxLarge, accessibility1 to 5 (large)"),
    OptionSpec(name: "--locale", value: "ID", help: "language and region (en_US)"),
    OptionSpec(name: "--layout-direction", value: "ltr|rtl", help: "(ltr)"),
    OptionSpec(name: "--platform", value: "ios|macos", help: "metrics and colours of this system (ios)"),
    OptionSpec(name: "--timeout", value: "SECONDS", help: "time limit for the views' own code (30)"),
    OptionSpec(name: "--json", help: "as JSON"),
    OptionSpec(name: "--help", short: "-h", help: "show this"),
  ]

  static func named(_ name: String) -> OptionSpec? { all.first { $0.name == name || $0.short == name } }
}
