import Foundation
import ToolCommands

@main struct Glowworm {
  static func main() { exit(Tool.main(Array(CommandLine.arguments.dropFirst()))) }
}
