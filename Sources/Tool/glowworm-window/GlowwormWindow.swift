import Foundation
import ToolCommands
import WindowPreview

/// The program behind `glowworm run` and `glowworm preview --window`.
@main struct GlowwormWindow {
  static func main() {
    exit(
      Tool.main(Array(CommandLine.arguments.dropFirst())) { launch in
        try MainActor.assumeIsolated {
          try WindowPreview.show(
            .init(
              path: launch.path, request: launch.request, followsSources: launch.followsSources,
              followsAppearance: launch.followsAppearance), run: launch.run)
        }
      })
  }
}
