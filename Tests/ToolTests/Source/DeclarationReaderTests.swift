import SourceParsing
import Testing

@Suite("Finding what a file declares")
struct DeclarationReaderTests {
  private func types(_ text: String) -> [DeclaredType] { DeclarationReader(SourceText(text)).types }

  @Test("Nested types, extensions and conformances with constraints are found")
  func nested() {
    let found = types(
      """
      enum Outer { struct Inner: View { var body: some View { Circle() } } }
      struct Late<T: Equatable> where T: Hashable {}
      extension Late: SwiftUI.View where T == Int { struct Deep: View, Equatable {} }
      final class Model: ObservableObject { class func make() -> Int { 1 } }
      """)
    #expect(found.map(\.name) == ["Outer", "Outer.Inner", "Late", "Late.Deep", "Model"])
    #expect(found.filter { $0.conforms(to: "View") }.map(\.name) == ["Outer.Inner", "Late", "Late.Deep"])
    #expect(found[2].isGeneric)
  }

  @Test(
    "A view is made without arguments when every stored property has a value",
    arguments: [
      ("@State private var a = 1", true), ("let a: Int", false), ("var a: Int?", true), ("let a: Int?", false),
      ("@Binding var a: Bool", false), ("@Binding var a: Bool?", false), ("@Environment(\\.colorScheme) var a", true),
      ("@State private var a: Int", false), ("@State(initialValue: 1) var a: Int", true),
      ("static let a: Int = 1", true),
      ("var a: Int { 1 }", true), ("var a: [String: Int] = [:] { didSet { print(1) } }", true),
      ("var a: Int { didSet {} }", false), ("lazy var a = 1", true), ("var a = 1, b: Int", false),
      ("@FocusState private var a: Bool", true), ("let make: (Int) -> Void", false),
      ("@ObservedObject var m: M", false),
      ("@StateObject private var m = M()", true), ("let a: Array<Array<Int>>", false),
      ("var a =\n  1\n  + 2\nvar b: Int { a }", true), ("init(a: Int, b: String = \"\") {}", false),
      ("let a: Int\ninit(a: Int = 1) { self.a = a }", true), ("let a: Int\ninit() { a = 1 }", true),
      ("init?() { nil }", false), ("init(_ all: Int...) {}", true), ("init(d: Dictionary<A, B> = [:]) {}", true),
      ("let a = CurrentValueSubject<Int, Never>(0)", true),
      ("let a = Array<(Int, [Int])>()\nvar b = 1 < 2, c: Int", false),
    ])
  func makable(members: String, isMade: Bool) throws {
    let type = try #require(types("struct V: View {\n\(members)\nvar body: some View { Circle() }\n}").first)
    #expect(type.isMadeWithoutArguments == isMade)
  }

  @Test("A private type inside another cannot be named from outside; one at the top of the file can")
  func reachable() {
    let found = types("struct A { private struct B: View {} }\nprivate struct C: View {}")
    #expect(found.map(\.isReachable) == [true, false, true])
  }

  @Test("Previews are found with their names and lines, not in comments or strings")
  func previews() {
    let text = """
      // #Preview { no }
      let s = "#Preview { no }"
      #Preview("First") { A() }
      #if DEBUG
      @available(iOS 17, *)
      #Preview("Two", traits: .sizeThatFitsLayout) {
        A()
      }
      #endif
      #Preview(traits: .landscapeLeft) { A() }
      #Preview(name, body: { A() })
      """
    let previews = DeclarationReader(SourceText(text)).previews
    #expect(previews.map(\.name) == ["First", "Two", nil, nil])
    #expect(previews.map(\.line) == [3, 6, 10, 11])
  }

  @Test("Properties after a function with brackets in its default arguments are still read")
  func afterFunction() throws {
    let type = try #require(
      types("struct V: View { func f(_ a: () -> Int = { 1 }) -> Int { a() }\n let b: Int }").first)
    #expect(type.properties.map(\.name) == ["b"])
  }
}
