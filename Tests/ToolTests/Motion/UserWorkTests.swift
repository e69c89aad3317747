import Foundation
import Testing

/// Work that the user's code starts in the tool's child: it runs at its virtual time, whatever thread it is for.
@Suite("The user's queues, threads and run loop", .fullTier, .serialized)
struct UserWorkTests {
  private let file = fixture("clocks/work.swift")

  /// The first text of the view, and what it printed.
  private func inspect(_ view: String, at time: String, _ tool: BuiltTool) throws -> (text: String, printed: String) {
    let result = try tool.run("inspect", file, "--view", view, "--at", time)
    #expect(result.code == 0, "\(view): \(result.errors)")
    let start = result.output.range(of: "text \"")?.upperBound ?? result.output.endIndex
    return (String(result.output[start...].prefix { $0 != "\"" }), result.errors)
  }

  private func expect(
    _ view: String, at time: String, shows expected: String, _ tool: BuiltTool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try inspect(view, at: time, tool).text
    #expect(text == expected, "\(view) at \(time)", sourceLocation: sourceLocation)
  }

  private func withTool(_ run: (BuiltTool) throws -> Void) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try run(tool)
  }

  @Test("What a frame starts runs in that frame's time")
  func frameWork() throws {
    try withTool { tool in
      let printed = try inspect("FrameWork", at: "2", tool).printed
      let lines = ["0.5 change", "0.5 task", "0.5 async", "0.5 perform", "0.7 slept", "2.0 later"]
      #expect(printed.split(separator: "\n").map(String.init) == lines)
    }
  }

  @Test("A canceled task begins again at once")
  func caret() throws {
    try withTool { tool in
      let lit = [
        ("0.1", true), ("0.6", false), ("0.95", true), ("1.4", true), ("1.45", false), ("1.9", false), ("1.97", true),
        ("2.48", true), ("2.5", false),
      ]
      for (time, isLit) in lit {
        try expect("Caret", at: time, shows: isLit ? "lit" : "dark", tool)
      }
    }
  }

  @Test("Time does not pass while work of the view's runs on other threads")
  func background() throws {
    try withTool { tool in
      for _ in 0..<5 { try expect("Background", at: "1", shows: "8,000 and 100", tool) }
      try expect("Loading", at: "1.99", shows: "loading", tool)
      try expect("Loading", at: "2", shows: "loaded", tool)
      for _ in 0..<3 {
        let order = "0 20 1 21 2 22 3 23 4 24 10 11 12 13 14"
        try expect("Order", at: "0.2", shows: order, tool)
      }
    }
  }

  @Test("Threads that wait for others, for the main thread or for a time go on")
  func waiting() throws {
    try withTool { tool in
      try expect("Waiting", at: "0.4", shows: "[0, 1, 2, 3, 4, 5] 100 42", tool)
      try expect("Waiting", at: "0.6", shows: "[0, 1, 2, 3, 4, 5] 100 42 signaled", tool)
    }
  }

  @Test("Blocks of the run loop and operations of the main queue run without a timer")
  func runLoop() throws {
    try withTool { tool in
      try expect("RunLoopWork", at: "0.1", shows: "operation perform elsewhere 1", tool)
      try expect("RunLoopWork", at: "1", shows: "operation perform elsewhere 7", tool)
    }
  }

  @Test("Hundreds of timers and timer sources fire")
  func manyTimers() throws {
    try withTool { tool in try expect("ManyTimers", at: "1", shows: "1,500", tool) }
  }

  @Test("Static properties have the render's date; random numbers, hash values and orders are the same in every run")
  func chances() throws {
    try withTool { tool in
      let texts = try (0..<4).map { _ in try inspect("Chances", at: "0", tool).text }
      #expect(Set(texts).count == 1)
      // 1 January 2025, 09:41 UTC.
      #expect(texts[0].hasPrefix("1,735,724,460"))
    }
  }

  @Test("Work that never ends is named when the limit is reached, and an initializer that never ends reaches it")
  func limits() throws {
    try withTool { tool in
      let spinning = try tool.run("inspect", file, "--view", "Spinning", "--at", "1", "--timeout", "2")
      #expect(spinning.code != 0)
      #expect(spinning.errors.contains("work on the dispatch queue 'spinner'"), "\(spinning.errors)")
      for command in [["inspect"], ["render", "-o", tool.path("x.png")]] {
        let endless = try tool.run(arguments: command + [file, "--view", "EndlessInitializer", "--timeout", "2"])
        #expect(endless.code != 0)
        #expect(endless.errors.contains("within 2 s"), "\(endless.errors)")
      }
    }
  }

  @Test("What views print is printed once, and programs that they start are not waited for")
  func effects() throws {
    try withTool { tool in
      let result = try tool.run("render", file, "--view", "Printing", "-o", tool.path("x.png"), "--timeout", "60")
      #expect(result.code == 0)
      #expect(result.errors.components(separatedBy: "once").count == 2)
    }
  }

  @Test("What views draw outside their frame after an input is in the picture, and the input's place stays the same")
  func overflow() throws {
    try withTool { tool in
      let arguments = ["render", file, "--view", "Growing", "-o", tool.path("x.png"), "--scale", "1"]
      for input in [["--tap", "36,36@0.1", "--at", "1"], ["--tap", "36,36@3", "--at", "5"]] {
        let result = try tool.run(arguments: arguments + input)
        #expect(result.code == 0, "\(result.errors)")
        let png = try tool.read("x.png")
        let width = png[16..<20].reduce(0) { $0 << 8 | Int($1) }
        // Four times 40 points, and half of the usual 16 beyond them on both sides.
        #expect(width >= 176)
      }
    }
  }
}
