import Foundation
import TerminalPreview
import ToolCommands

/// The program behind `glowworm preview --terminal`.
@main struct GlowwormTerminal {
  static func main() {
    exit(
      Tool.main(Array(CommandLine.arguments.dropFirst())) { launch in
        try TerminalPreview.show(path: launch.path, request: launch.request, run: launch.run)
      })
  }
}
