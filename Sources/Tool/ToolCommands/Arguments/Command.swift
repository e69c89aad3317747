import PreviewProtocol

/// A command of the tool.
enum Command: String, CaseIterable, Sendable {
  case render, preview, run, badge, inspect, list, doctor, completion, manual, help

  var summary: String {
    switch self {
    case .render: "Draw views into a picture or a moving picture"
    case .preview: "Show views in the browser, and again after every save"
    case .run: "Run an app or a view in a window of the desktop"
    case .badge: "Draw a ready-made live indicator; needs no compiler"
    case .inspect: "Print the tree: frames, presentation values, running animations"
    case .list: "List the views and previews in a file"
    case .doctor: "Check what is installed, what is missing and how to get it"
    case .completion: "Print a completion script for bash, zsh or fish"
    case .manual: "Print the manual page"
    case .help: "Explain a command"
    }
  }

  var usage: String {
    switch self {
    case .render: "glowworm render FILE|FOLDER|- -o OUT [options]"
    case .preview: "glowworm preview FILE|FOLDER [options]"
    case .run: "glowworm run FILE|FOLDER [options]"
    case .badge: "glowworm badge NAME|--updated DATE [-o OUT] [options]"
    case .inspect: "glowworm inspect FILE|FOLDER|- [options]"
    case .list: "glowworm list FILE|FOLDER|- [options]"
    case .doctor: "glowworm doctor [options]"
    case .completion: "glowworm completion bash|zsh|fish"
    case .manual: "glowworm manual"
    case .help: "glowworm help [COMMAND]"
    }
  }

  /// The options of the command, except `--help`.
  var optionNames: [String] {
    let scene = [
      "--view", "--preview", "--at", "--size", "--appearance", "--reduce-motion", "--date", "--text-size", "--locale",
      "--layout-direction", "--platform", "--tap", "--drag", "--hover", "--type", "--timeout", "--ignore-module",
      "--max-memory", "--max-file-size", "--max-processes", "--sandbox",
    ]
    let compiling = ["--define", "--swift-version", "--swift-flag", "--warnings", "--verbose", "--no-color"]
    let file = ["--duration", "--fps", "--loops", "--quality", "--max-bytes", "--scale", "--background", "--text"]
    switch self {
    case .render: return ["--output", "--format", "--quiet", "--json", "--watch"] + scene + compiling + file
    case .preview:
      return [
        "--terminal", "--window", "--port", "--view", "--preview", "--size", "--appearance", "--reduce-motion",
        "--date", "--text-size", "--locale", "--layout-direction", "--platform", "--tap", "--drag", "--hover", "--type",
        "--timeout",
        "--ignore-module", "--define", "--swift-version", "--swift-flag",
      ]
    case .run:
      return [
        "--view", "--preview", "--size", "--appearance", "--reduce-motion", "--date", "--text-size", "--locale",
        "--layout-direction", "--platform", "--timeout", "--ignore-module",
      ]
    case .badge:
      return [
        "--output", "--format", "--quiet", "--json", "--updated", "--policy", "--date", "--style", "--container",
        "--label", "--color", "--control-size", "--margin", "--list", "--at",
        "--appearance", "--reduce-motion", "--text-size", "--locale", "--layout-direction", "--platform",
      ] + file
    case .inspect: return scene + compiling + ["--scale", "--json", "--pick"]
    case .list: return ["--json"]
    case .doctor: return ["--json", "--fix"]
    case .completion, .manual, .help: return []
    }
  }

  var options: [OptionSpec] { OptionSpec.all.filter { optionNames.contains($0.name) || $0.name == "--help" } }

  /// A Boolean value that indicates whether the command takes a Swift file or a folder.
  var takesFile: Bool {
    switch self {
    case .render, .preview, .run, .inspect, .list: true
    case .badge, .doctor, .completion, .manual, .help: false
    }
  }

  /// The words that the command takes as its argument.
  var words: [String] {
    switch self {
    case .badge: BadgeRequest.Name.allCases.map(\.rawValue)
    case .completion: CompletionScript.Shell.allCases.map(\.rawValue)
    case .help: Self.allCases.map(\.rawValue)
    case .render, .preview, .run, .inspect, .list, .doctor, .manual: []
    }
  }
}
