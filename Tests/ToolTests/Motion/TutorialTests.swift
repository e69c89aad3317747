import Foundation
import Testing

/// Code in the style of public tutorials, one file an API, compiled as it stands.
@Suite("Tutorials", .fullTier, .serialized)
struct TutorialTests {
  static let views: [(String, [String])] = [
    (
      "with-animation",
      ["FadeIn", "DefaultAnimation", "ImplicitCard", "ScopedAnimation", "BindingAnimation", "Modified", "Counted"]
    ),
    ("transactions", ["ExplicitTransaction", "SlowedDown", "CustomKey", "BodyTransaction"]),
    ("completions", ["TwoSteps", "AfterRemoval", "ByTransaction", "Endless"]),
    ("phase-animator", ["Emoji", "Blink", "DefaultPhases", "Liked"]),
    ("keyframe-animator", ["Jumping", "Sliding", "Triggered", "Sampled"]),
    ("timelines", ["Clock", "Half", "Limited", "Listed", "Heart"]),
    (
      "transitions",
      [
        "Slides", "Moves", "Scales", "Pivots", "MovesAndFades", "Pushes", "Offsets", "Rotates", "Blurs", "ByItself",
        "Leaves",
      ]
    ),
    ("custom-animations", ["Elastic", "Pausable", "Merging"]),
    ("animatable", ["Board", "Pie", "Waves", "Counting", "Shaking", "GrowingText", "Progress"]),
    ("springs", ["Presets", "Parameters", "Solved", "Retargeted"]),
    ("unit-curves", ["Curved", "Sampled", "ControlPoints"]),
    ("content-transitions", ["Counter", "NumericValue", "Faded", "Interpolated"]),
    ("symbol-effects", ["Pulsing", "Signal", "Bouncing"]),
    ("matched-geometry", ["Hero", "Tabs"]),
    ("lifecycle", ["Owner", "Loading", "Chained", "Restarted"]),
  ]

  @Test("Each view compiles unchanged, moves, and does so alike in every run", arguments: views)
  func moves(file: String, views: [String]) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let path = fixture("tutorials/\(file).swift")
    for view in views {
      var pictures: [[UInt8]] = []
      for time in ["0.05", "0.33", "0.71"] {
        let result = try tool.run(
          "render", path, "--view", view, "-o", tool.path("x.png"), "--at", time, "--size", "100x100")
        #expect(result.code == 0, "\(view): \(result.errors)")
        guard result.code == 0 else { return }
        pictures.append(try tool.read("x.png"))
      }
      #expect(Set(pictures).count == 3, "\(view) in \(file) does not move")
      _ = try tool.run(
        "render", path, "--view", view, "-o", tool.path("x.png"), "--at", "0.71", "--size", "100x100")
      #expect(try tool.read("x.png") == pictures[2], "\(view) in \(file) is not the same in every run")
    }
  }
}

/// A file of Tests/Fixtures.
func fixture(_ name: String) -> String {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return tests.appendingPathComponent("Fixtures/\(name)").path
}
