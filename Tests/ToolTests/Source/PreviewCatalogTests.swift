import PreviewPipeline
import SourceParsing
import Testing

@Suite("Choosing what to show")
struct PreviewCatalogTests {
  private func catalog(_ text: String) -> PreviewCatalog {
    PreviewCatalog(
      SourceSet(files: [.init(displayName: "A.swift", moduleName: "A.swift", source: SourceText(text))]))
  }

  private static let view = "var body: some View { Circle() }"

  @Test("Without a choice: a preview, else an app, else the last view that needs nothing")
  func standard() {
    let views =
      "struct A: View { \(Self.view) }\nstruct B: View { \(Self.view) }\nstruct C: View { let x: Int; \(Self.view) }"
    #expect(catalog(views).standard?.name == "B")
    let app = views + "\n@main struct Main: App { var body: some Scene { WindowGroup { A() } } }"
    #expect(catalog(app).standard?.name == "Main")
    let provider = app + "\nstruct P: PreviewProvider { static var previews: some View { A() } }"
    #expect(catalog(provider).standard?.name == "P")
    #expect(catalog(provider + "\n#Preview(\"x\") { A() }").standard?.name == "P")
    #expect(catalog("#Preview(\"x\") { A() }\n" + provider).standard?.name == "x")
  }

  @Test("Names near the right one are suggested; a view with arguments asks for them")
  func errors() throws {
    let found = catalog("struct Badge: View { let n: Int; \(Self.view) }\nstruct Dot: View { \(Self.view) }")
    func message(_ selection: PreviewSelection) -> String? {
      do {
        _ = try found.item(for: selection, in: "A.swift")
        return nil
      } catch { return error.message }
    }
    #expect(message(.view("Bagde")) == "A.swift has no view 'Bagde'; did you mean 'Badge'?")
    #expect(message(.view("Other")) == "A.swift has no view 'Other'; it has 'Badge', 'Dot'.")
    #expect(message(.view("Badge")) == "Badge needs arguments; give them: --view 'Badge(…)'.")
    #expect(message(.preview("2")) == "A.swift has 0 previews, so there is no preview 2.")
    let call = try found.item(for: .view("Badge(n: 2)"), in: "A.swift")
    #expect(call.kind == .view(expression: "Badge(n: 2)"))
  }

  @Test("A file without any view says so")
  func none() {
    #expect(throws: ToolFailure.self) { try catalog("let a = 1").item(for: .standard, in: "A.swift") }
  }

  @Test("Swapped, missing and wrong letters are near; other words are not")
  func suggestions() {
    #expect(Suggestion.nearest(to: "rendr", among: ["render", "list"]) == "render")
    #expect(Suggestion.nearest(to: "lsit", among: ["render", "list"]) == "list")
    #expect(Suggestion.nearest(to: "bake", among: ["render", "list"]) == nil)
    #expect(Suggestion.distance(Array("kitten"), Array("sitting")) == 3)
  }
}
