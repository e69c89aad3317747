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

  @Test("A preview with arguments counts once for each, and its name is followed by the argument")
  func arguments() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      """
      import SwiftUI
      #Preview("Count", arguments: [7, 8]) { number in
        Text("shows \\(number)")
        Text("below")
      }
      #Preview("Last") { Text("last") }

      """, to: "Demo.swift")
    for (name, text) in [
      ("Count 7", "shows 7"), ("2", "shows 8"), ("Count 8", "shows 8"), ("3", "last"), ("Last", "last"),
    ] {
      let result = try tool.run("inspect", file, "--preview", name)
      #expect(result.output.contains(text), "\(name): \(result.output) \(result.errors)")
    }
  }

  @Test("The current locale of Foundation, and strings looked up in it, follow --locale")
  func locale() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    _ = try tool.write("\"Hello\" = \"Hallo\";\n", to: "de.lproj/Localizable.strings")
    let file = try tool.write(
      """
      import SwiftUI
      struct Demo: View {
        static let greeting = String(localized: "Hello")
        var body: some View {
          Text(verbatim: Self.greeting + " " + Locale.current.identifier + " " + 1.5.formatted())
        }
      }

      """, to: "Demo.swift")
    let german = try tool.run("inspect", file, "--locale", "de_DE")
    #expect(german.output.contains("\"Hallo de_DE 1,5\""), "\(german.output) \(german.errors)")
    let standard = try tool.run("inspect", file)
    #expect(standard.output.contains("\"Hello en_US 1.5\""), "\(standard.output) \(standard.errors)")
  }

  @Test("An import of a module that does not exist is left out with a note, if the rest compiles without it")
  func missingModule() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = try tool.write(
      "import Kingfisher\nimport SwiftUI\nstruct Demo: View { var body: some View { Text(\"drawn\") } }\n",
      to: "Demo.swift")
    let result = try tool.run("render", file, "-o", tool.path("a.png"))
    #expect(result.code == 0)
    #expect((result.output + result.errors).contains("Kingfisher is left out"))
    let used = try tool.write("import Kingfisher\nimport SwiftUI\nlet a = KFImage.self\n", to: "Used.swift")
    let failed = try tool.run("render", used, "-o", tool.path("b.png"), "--view", "Text(\"a\")")
    #expect(failed.code == 1)
    #expect(failed.errors.contains("no such module 'Kingfisher'"))
    #expect(failed.errors.contains("--ignore-module Kingfisher shows why"))
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
