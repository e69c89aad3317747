import PreviewProtocol
import Testing

@testable import ToolCommands

@Suite("The line about a finished picture")
struct RenderReportTests {
  private func summary(frames: Int, seconds: Double?, isVector: Bool = false) -> ChildResult.Summary {
    var result = ChildResult.Summary(width: 144, height: 96)
    result.frames = frames
    result.seconds = seconds
    result.isVector = isVector
    return result
  }

  @Test("Path, size, frames, seconds and bytes; remarks come before it, and quiet leaves only warnings")
  func text() {
    var report = RenderReport(
      path: "a.apng", summary: summary(frames: 90, seconds: 1.5), bytes: 1_031_021,
      notes: ["note: so.", "warning: beware."])
    let line = "a.apng: 144 × 96 pixels, 90 frames, 1.5 s, 1,031,021 bytes\n"
    #expect(report.text(isQuiet: false) == "note: so.\nwarning: beware.\n" + line)
    #expect(report.text(isQuiet: true) == "warning: beware.\n")
    report = RenderReport(path: "a.svg", summary: summary(frames: 1, seconds: nil, isVector: true), bytes: 1, notes: [])
    #expect(report.text(isQuiet: false) == "a.svg: 144 × 96 points, 1 byte\n")
  }
}
