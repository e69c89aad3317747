import Foundation
import ImageEncoding
import PreviewPipeline
import Testing

/// The program behind windows, and what its tests need.
enum WindowProgram {
  static var canRun: Bool {
    guard let tool = try? BuiltTool() else { return false }
    defer { tool.remove() }
    let window = URL(fileURLWithPath: tool.program).deletingLastPathComponent().appendingPathComponent(
      "glowworm-window")
    return ([window.path] + ["xvfb-run", "xdotool", "import"].map { "/usr/bin/\($0)" }).allSatisfy {
      access($0 as String, X_OK) == 0
    }
  }
}

/// `glowworm run` in a window of X11. `Scripts/window` builds the program.
@Suite(
  "Programs in a window",
  .enabled(if: WindowProgram.canRun, "SKIPPED: glowworm-window, xvfb, xdotool or imagemagick is missing"),
  .fullTier, .serialized)
struct WindowProgramTests {
  /// Runs commands of a shell while a program is shown. `shot NAME` takes a picture of the window, and
  /// `shot_until_changed NAME OLD WxH+X+Y` takes one in which a part differs from another picture.
  private func run(_ arguments: String, _ commands: String, in tool: BuiltTool) throws -> String {
    let script = """
      \(tool.program) \(arguments) 2>'\(tool.path("errors"))' &
      program=$!
      window=$(xdotool search --sync --onlyvisible --pid $program | tail -n 1)
      [ -n "$window" ] || window=$(xdotool search --sync --onlyvisible --name '.+' | tail -n 1)
      shot() { import -window "$window" "\(tool.folder.path)/$1.png"; }
      part() { convert "\(tool.folder.path)/$1.png" -crop "$2" rgba:- | md5sum; }
      shot_until_changed() {
        for try in $(seq 200); do shot "$1"; [ "$(part "$1" "$3")" = "$(part "$2" "$3")" ] || return 0; done
        echo "no change"
      }
      \(commands)
      kill -TERM $program; wait $program; echo "code $?"
      """
    var process = ChildProcess(
      "/usr/bin/xvfb-run", ["-a", "-s", "-screen 0 1000x800x24", "bash", "-c", script], timeLimit: 120)
    process.environment = tool.environment.merging(["GDK_BACKEND": "x11", "GSK_RENDERER": "cairo"]) { $1 }
    let result = try process.run()
    let errors = (try? String(contentsOfFile: tool.path("errors"), encoding: .utf8)) ?? ""
    return result.outputText + errors
  }

  private func picture(_ name: String, of tool: BuiltTool) throws -> RGBAImage {
    try PNGDecoder.decode(Data(contentsOf: tool.folder.appendingPathComponent("\(name).png")))
  }

  @Test("The example app fills its window, and a click changes it")
  func app() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let app = ChromiumTests.root.appendingPathComponent("Examples/BorderWaitTimes").path
    // The second row's name moves down when the first row opens.
    let said = try run(
      "run '\(app)'",
      """
      xdotool mousemove --window $window 1 1; shot empty
      for try in $(seq 200); do shot before; [ "$(part before 72x16+208+190)" = "$(part empty 72x16+1+1)" ] || break; done
      xdotool mousemove --window $window 300 145 click 1
      shot_until_changed after before 72x16+208+190
      """, in: tool)
    #expect(said == "code 0\n")
    let (before, after) = (try picture("before", of: tool), try picture("after", of: tool))
    #expect(before.width == 640 && before.height == 480)
    #expect(before.pixels != after.pixels)
  }
}
