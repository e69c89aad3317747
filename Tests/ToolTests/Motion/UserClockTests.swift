import Foundation
import Testing

/// The user's own clocks in the tool's child: they follow the render's time.
@Suite("The user's clocks", .fullTier, .serialized)
struct UserClockTests {
  static let views = [
    "ScheduledTimer", "PublishedTimer", "QueueChain", "GlobalQueueChain", "SleepingTask", "SleepingTaskFor",
    "DateInTimeline", "Continuous", "Suspending", "TimerSource", "BackgroundTimerSource", "RestlessSource",
    "CombineTime", "AsyncValues", "RunLoopTimer", "Chance",
  ]

  @Test("Each gives the same bytes at 0.1, 1, 10 and 600 s in two runs, and has ticked as often as it should")
  func sameBytes() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = fixture("clocks/clocks.swift")
    // Ten minutes of a clock on another thread are 20,000 hand-overs, which a busy machine may take its time for.
    let date = ["--date", "2001-01-01T00:00:00Z", "--timeout", "600"]
    for view in Self.views {
      var pictures: [[UInt8]] = []
      for time in ["0.1", "1", "10", "600"] {
        var runs: [[UInt8]] = []
        for _ in 0..<2 {
          let result = try tool.run(
            arguments: ["render", file, "--view", view, "-o", tool.path("x.png"), "--at", time] + date)
          #expect(result.code == 0, "\(view): \(result.errors)")
          guard result.code == 0 else { return }
          runs.append(try tool.read("x.png"))
        }
        #expect(runs[0] == runs[1], "\(view) at \(time)")
        pictures.append(runs[0])
      }
      #expect(Set(pictures).count == 4, "\(view) does not move")
      // A tick each 0.03 s; what Combine delays by 0.01 s comes later.
      for (time, ticks) in [("0.095", view == "CombineTime" ? 2 : 3), ("599.985", 19_999)] {
        let result = try tool.run(arguments: ["inspect", file, "--view", view, "--at", time, "--json"] + date)
        #expect(counted(result.output) == ticks, "\(view) at \(time)")
      }
    }
  }

  /// The gauge shows its ticks as a scale of 1 + ticks/1,000,000.
  private func counted(_ json: String) -> Int? {
    func find(_ value: Any) -> Double? {
      if let object = value as? [String: Any] {
        if let scale = (object["values"] as? [String: Any])?["scale"] as? Double { return scale }
        return object.values.lazy.compactMap(find).first
      }
      return (value as? [Any])?.lazy.compactMap(find).first
    }
    guard let root = try? JSONSerialization.jsonObject(with: Data(json.utf8)), let scale = find(root) else {
      return nil
    }
    return Int(((scale - 1) * 1_000_000).rounded())
  }
}
