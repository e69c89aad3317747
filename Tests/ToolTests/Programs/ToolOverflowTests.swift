import Foundation
import Testing

@Suite("Margins around views with their own size", .fullTier, .serialized)
struct ToolOverflowTests {
  /// Width and height in a PNG's heading.
  private func size(_ png: [UInt8]) -> [Int] {
    [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("What views draw outside their frame is in the picture, as far as a screen would show it")
  func overflow() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let source = """
      import SwiftUI
      struct Orbit: View {
        @State private var isFar = false
        var body: some View {
          Circle().fill(Color.red).frame(width: 20, height: 20).offset(y: isFar ? -90 : 0)
            .onAppear {
              print("appeared")
              withAnimation(.linear(duration: 1)) { isFar = true }
            }
        }
      }
      struct Still: View { var body: some View { Color.blue.frame(width: 20, height: 20) } }
      struct Far: View { var body: some View { Color.blue.frame(width: 20, height: 20).offset(x: 300) } }

      """
    let file = try tool.write(source, to: "Orbit.swift")
    func picture(_ view: String, _ more: [String] = []) throws -> [Int] {
      let result = try tool.run(
        arguments: ["render", file, "--view", view, "-o", tool.path("a.png"), "--scale", "1"] + more)
      #expect(result.code == 0, "\(result.errors)")
      return size(try tool.read("a.png"))
    }
    #expect(try picture("Still") == [52, 52])
    // 90 points of travel, and half of the usual margin of 16 beyond it, above and below alike; at every moment the same.
    #expect(try picture("Orbit") == [52, 20 + 2 * 98])
    #expect(try picture("Orbit", ["--at", "0.5"]) == [52, 20 + 2 * 98])
    // The screen is 393 points wide: 187 on both sides of the middle 20.
    #expect(try picture("Far")[0] == 394)
    #expect(try picture("Orbit", ["--size", "40x30"]) == [40, 30])
  }

  @Test("The views run once: what they print and write is there once", arguments: ["x.png", "x.gif", "%d.png"])
  func effects(output: String) throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      """
      import Foundation
      import SwiftUI
      struct Writing: View {
        var body: some View {
          Text("x").offset(y: 60).onAppear {
            print("appeared")
            let file = fopen("\(tool.path("side.log"))", "a")!
            fputs("ran\\n", file)
            fclose(file)
          }
        }
      }
      """, to: "Writing.swift")
    let result = try tool.run("render", file, "-o", tool.path(output), "--scale", "1")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.components(separatedBy: "appeared").count == 2, "\(result.errors)")
    #expect(try tool.read("side.log") == Array("ran\n".utf8))
  }

  @Test("A still picture runs nothing from after its time")
  func after() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      """
      import Foundation
      import SwiftUI
      struct Ticking: View {
        @State private var isFar = false
        var body: some View {
          TimelineView(.animation) { context in
            let _ = print("frame")
            Color.red.frame(width: 20, height: 20).offset(x: isFar ? 90 : 0)
          }
          .task {
            withAnimation(.linear(duration: 1)) { isFar = true } completion: { print("completion") }
            for _ in 0..<10 {
              try? await Task.sleep(for: .seconds(0.1))
              print("tick")
            }
          }
        }
      }
      """, to: "Ticking.swift")
    let result = try tool.run("render", file, "-o", tool.path("x.png"), "--scale", "1", "--at", "0.25")
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.components(separatedBy: "tick").count == 3, "\(result.errors)")
    #expect(!result.errors.contains("completion"))
    // The animation goes on to 90 points, measured 0.08 s before its end.
    #expect(size(try tool.read("x.png"))[0] >= 20 + 2 * 90)
  }

  @Test("What a view prints before it hangs is printed once, and the limit is named")
  func hang() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      """
      import SwiftUI
      struct Endless: View {
        var body: some View {
          print("here")
          fflush(stdout)
          while true {}
          return Circle()
        }
      }
      """, to: "Endless.swift")
    let result = try tool.run("render", file, "-o", tool.path("x.png"), "--timeout", "1")
    #expect(result.code != 0)
    #expect(result.errors.components(separatedBy: "here").count == 2, "\(result.errors)")
    #expect(result.errors.contains("within 1 s"), "\(result.errors)")
  }
}
