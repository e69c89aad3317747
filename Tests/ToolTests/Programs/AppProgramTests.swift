import Foundation
import Testing

@Suite("Apps and previews through the tool", .fullTier, .serialized)
struct AppProgramTests {
  private static let app = """
    import SwiftUI
    struct Line: View {
      let text: String
      var body: some View { Text(text) }
    }
    @main struct Demo: App {
      @AppStorage("runs") private var runs = 1
      var body: some Scene {
        WindowGroup { Line(text: "run \\(runs)").onAppear { runs += 1 } }
      }
    }

    """

  private static let previews = """
    struct Many: PreviewProvider {
      static var previews: some View {
        Line(text: "one").previewDisplayName("First")
        Line(text: "two").previewDisplayName("Second").previewLayout(.fixed(width: 200, height: 100))
      }
    }
    struct Shared: PreviewModifier {
      static func makeSharedContext() async throws -> String { "shared" }
      func body(content: Content, context: String) -> some View { VStack { content; Text(context) } }
    }
    #Preview("Turned", traits: .landscapeLeft) { Line(text: "three") }
    #Preview("Modified", traits: .modifier(Shared()), .sizeThatFitsLayout) { Line(text: "four") }

    """

  @Test("A file with @main is run by its app when it has no preview, full screen, with an empty store every time")
  func app() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.app, to: "Demo.swift")
    for _ in 0..<2 {
      let result = try tool.run("inspect", file)
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.output.hasPrefix("0 s, 393 × 852 pt\n"))
      #expect(result.output.contains("\"run 2\""))
    }
    let mac = try tool.run("inspect", file, "--platform", "macos")
    #expect(mac.output.hasPrefix("0 s, 640 × 480 pt\n"))
    #expect(try tool.run("list", file).output.contains("app  Demo"))
  }

  @Test("--preview finds the members of a provider by name and by number, in the order of the file")
  func members() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(Self.app + Self.previews, to: "Demo.swift")
    let expected = [
      ("1", "\"one\""), ("2", "\"two\""), ("3", "\"three\""), ("4", "\"four\""), ("First", "\"one\""),
      ("Second", "\"two\""), ("Turned", "\"three\""), ("Modified", "\"shared\""),
    ]
    for (name, text) in expected {
      let result = try tool.run("inspect", file, "--preview", name)
      #expect(result.output.contains(text), "\(name): \(result.output) \(result.errors)")
    }
    #expect(try tool.run("inspect", file, "--preview", "2").output.hasPrefix("0 s, 200 × 100 pt"))
    #expect(try tool.run("inspect", file, "--preview", "3").output.hasPrefix("0 s, 852 × 393 pt"))
    let missing = try tool.run("inspect", file, "--preview", "5")
    #expect(missing.code == 2)
    #expect(missing.errors.contains("4 previews"))
    #expect(try tool.run("inspect", file, "--preview", "Third").code == 2)
  }
}
