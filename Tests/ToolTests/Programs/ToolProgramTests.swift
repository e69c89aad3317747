import Foundation
import Testing

@Suite("The tool as a program", .fullTier, .serialized)
struct ToolProgramTests {
  private static let dot = """
    import SwiftUI
    private struct Dot: View {
      @State private var lit = false
      var size: CGFloat = 10
      var body: some View {
        Circle().fill(Color.red).frame(width: size, height: size).opacity(lit ? 1 : 0)
          .onAppear { withAnimation(.linear(duration: 0.2).repeatForever()) { lit = true } }
      }
    }
    struct Twice: View {
      let count: Int
      var body: some View { HStack(spacing: 0) { Dot(); Dot() } }
    }

    """

  /// Width and height in a PNG's heading.
  private func size(_ png: [UInt8]) -> [Int] {
    [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  /// Frames and plays in an APNG's `acTL`, and the delays of its `fcTL`s in seconds.
  private func animation(_ png: [UInt8]) throws -> (plays: Int, seconds: Double) {
    var offset = 8
    var seconds = 0.0
    var plays = -1
    func number(_ start: Int, _ count: Int) -> Int { png[start..<start + count].reduce(0) { $0 << 8 | Int($1) } }
    while offset + 8 <= png.count {
      let length = number(offset, 4)
      switch String(decoding: png[offset + 4..<offset + 8], as: UTF8.self) {
      case "acTL": plays = number(offset + 12, 4)
      case "fcTL": seconds += Double(number(offset + 28, 2)) / Double(number(offset + 30, 2))
      default: break
      }
      offset += 12 + length
    }
    return (plays, seconds)
  }

  @Test("render draws a private view of a file; the same moment one period later is the same to the bit")
  func render() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.dot, to: "Dot.swift")
    for (name, time) in [("a.png", "0.05"), ("b.png", "0.45"), ("c.png", "0.35")] {
      let result = try tool.run("render", file, "-o", tool.path(name), "--at", time, "--background", "white")
      #expect(result.code == 0, "\(result.errors)")
    }
    // 10 points with a margin of 16 on both sides, two pixels to a point.
    #expect(size(try tool.read("a.png")) == [84, 84])
    // The iteration back mirrors the way there: 0.35 s is 0.05 s before the end of the second iteration.
    #expect(try tool.read("a.png") == tool.read("b.png"))
    #expect(try tool.read("a.png") == tool.read("c.png"))
    #expect(try tool.leftovers() == ["a.png", "b.png", "c.png"])
  }

  @Test("A loop is exactly one period, plays forever, and GIF is written too")
  func loop() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.dot, to: "Dot.swift")
    let result = try tool.run("render", file, "-o", tool.path("loop.apng"), "--fps", "30")
    #expect(result.code == 0, "\(result.errors)")
    let found = try animation(try tool.read("loop.apng"))
    #expect(found.plays == 0)
    #expect(abs(found.seconds - 0.4) < 1e-9)
    #expect(try tool.run("render", file, "-o", tool.path("loop.gif"), "--fps", "10").code == 0)
    #expect(try tool.read("loop.gif").starts(with: Array("GIF89a".utf8)))
  }

  @Test(
    "The tutorials' files run byte for byte, and their loops are as long as they say",
    arguments: [
      ("online-1-dot", nil), ("online-2-translucent", nil), ("online-3-state", nil), ("online-4-animated-once", nil),
      ("online-5-forever", 2), ("online-6-blink-modifier", 2), ("pulsing-1-basic", 1.5), ("pulsing-2-reusable", 1.5),
    ] as [(String, Double?)])
  func listings(name: String, period: Double?) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("Fixtures/listings/\(name).swift").path
    let still = try tool.run("render", file, "-o", tool.path("x.png"), "--at", "0.75", "--size", "60x30")
    #expect(still.code == 0, "\(still.errors)")
    #expect(size(try tool.read("x.png")) == [120, 60])
    let moving = try tool.run("render", file, "-o", tool.path("x.apng"), "--size", "60x30", "--fps", "10")
    #expect(moving.code == 0, "\(moving.errors)")
    let found = try animation(try tool.read("x.apng"))
    if let period {
      #expect(found.plays == 0)
      #expect(abs(found.seconds - period) < 1e-9)
    } else {
      #expect(found.plays != 0)
    }
  }

  @Test("inspect prints the tree with frames, values and running animations, as JSON too")
  func inspect() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.dot, to: "Dot.swift")
    let json = try tool.run("inspect", file, "--at", "0.05", "--json")
    #expect(json.code == 0, "\(json.errors)")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(root["time"] as? Double == 0.05)
    let text = try tool.run("inspect", file, "--at", "0.05").output
    #expect(text.contains("opacity 0.25"))
    #expect(text.contains("linear(duration: 0.2).repeatForever()"))
    #expect(text.contains("10 × 10"))
  }

  @Test("list shows views and previews; --preview and --view choose, and a view with arguments takes a call")
  func choices() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let source =
      Self.dot + """
        #Preview("Big") {
          @Previewable @State var size: CGFloat = 20
          Dot(size: size)
        }
        #Preview("Wide", traits: .fixedLayout(width: 50, height: 20)) { Dot() }
        struct Old_Previews: PreviewProvider {
          static var previews: some View {
            Group { Dot(size: 30).previewDisplayName("Old"); Dot() }
          }
        }
        @main struct Main { static func main() { print("never") } }
        """
    let file = try tool.write(source, to: "Dot.swift")
    let list = try tool.run("list", file).output
    #expect(list.contains("view  Dot ") && list.contains("preview 1  Big") && list.contains("preview 3  Old_Previews"))
    #expect(list.contains("Twice") && list.contains("needs arguments"))
    for (choice, expected) in [
      (["--preview", "Big"], [104, 104]), (["--preview", "2"], [100, 40]),
      (["--preview", "Old_Previews"], [124, 124]),
      (["--view", "Dot"], [84, 84]), (["--view", "Twice(count: 2)"], [104, 84]), ([String](), [104, 104]),
    ] as [([String], [Int])] {
      let arguments = ["render", file, "-o", tool.path("x.png")] + choice
      let result = try tool.run(arguments: arguments)
      #expect(result.code == 0, "\(choice) \(result.errors)")
      #expect(size(try tool.read("x.png")) == expected, "\(choice)")
      #expect(!result.output.contains("never"))
    }
  }

  @Test("A folder is compiled as one module, private names included")
  func folders() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try FileManager.default.createDirectory(atPath: tool.path("Views/Deep"), withIntermediateDirectories: true)
    _ = try tool.write(Self.dot, to: "Views/Dot.swift")
    _ = try tool.write(
      "import SwiftUI\nstruct Late: View { var body: some View { Twice(count: 1) } }", to: "Views/Deep/Dot.swift")
    let result = try tool.run("render", tool.path("Views"), "-o", tool.path("x.png"), "--view", "Late")
    #expect(result.code == 0, "\(result.errors)")
    #expect(size(try tool.read("x.png")) == [104, 84])
  }

  @Test(
    "Bad input: one clear sentence, the right exit code, and nothing left behind",
    arguments: [
      ("", 2, "is empty"),
      ("struct A {}", 2, "has no view"),
      (
        "import SwiftUI\nstruct A: View {\n  var body: some View { Circle().fooo() }\n}", 1,
        "Bad.swift:3:34: error: value of type 'Circle' has no member 'fooo'"
      ),
      (
        "import SwiftUI\nstruct A: View {\n  var body: some View { Circle() }\n", 1,
        "Bad.swift:4:1: error: expected '}'"
      ),
      (
        "import SwiftUI\nstruct A: View {\n let a: [Int] = []\n var body: some View { Circle().opacity(Double(a[0])) }\n}",
        1,
        "A crashed: "
      ),
      (
        "import SwiftUI\nstruct A: View {\n var body: some View { while true {}\n return Circle() }\n}", 1,
        "did not finish within 1 s"
      ),
      // It waits without computing.
      (
        "import SwiftUI\nstruct A: View {\n var body: some View { let _ = pause()\n Circle() }\n}", 1,
        "did not finish within 1 s"
      ),
      ("import SwiftUI\nstruct A: View {\n let n: Int\n var body: some View { Circle() }\n}", 2, "--view 'A(…)'"),
    ] as [(String, Int32, String)])
  func badInput(source: String, code: Int32, sentence: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(source, to: "Bad.swift")
    let limit = sentence.contains("did not finish") ? "1" : "120"
    let result = try tool.run("render", file, "-o", tool.path("x.png"), "--timeout", limit)
    #expect(result.code == code)
    #expect(result.errors.contains(sentence), "\(result.errors)")
    #expect(result.output == "")
    #expect(try tool.leftovers() == [])
  }

  @Test("Missing files and folders and unknown words end with code 2")
  func wrongArguments() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.dot, to: "Dot.swift")
    for (arguments, sentence) in [
      (["render", tool.path("none.swift"), "-o", tool.path("x.png")], "does not exist"),
      (["render", file, "-o", tool.path("none/x.png")], "does not exist"),
      (["render", file, "-o", tool.path("tmp")], "has no ending"),
      (["render", file], "-o OUT"),
      (["render", file, "--vieww", "A", "-o", tool.path("x.png")], "did you mean --view?"),
      (["render", file, "--view", "Dott", "-o", tool.path("x.png")], "did you mean 'Dot'?"),
      (["render"], "A file is missing"),
      (["rendr", file], "did you mean 'render'?"),
    ] {
      let result = try tool.run(arguments: arguments)
      #expect(result.code == 2, "\(arguments)")
      #expect(result.errors.contains(sentence), "\(result.errors)")
    }
    #expect(try tool.leftovers() == [])
  }

  @Test("Alone, with --version and in help the tool explains itself")
  func help() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    #expect(try tool.run().output.contains(#/\n  render +Draw views into a picture/#))
    #expect(try tool.run("--version").output.hasPrefix("glowworm "))
    #expect(try tool.run("render", "--help").output.contains("--background COLOR|none"))
    #expect(try tool.run("help", "list").output.contains("Usage: glowworm list FILE"))
    let doctor = try tool.run("doctor")
    #expect(doctor.code == 0)
    #expect(doctor.output.contains("Swift compiler: Swift version"))
  }
}
