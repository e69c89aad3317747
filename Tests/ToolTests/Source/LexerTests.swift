import SourceParsing
import Testing

@Suite("Reading Swift source as tokens")
struct LexerTests {
  private func words(_ text: String) -> [String] {
    let source = SourceText(text)
    return source.tokens.indices.map { source.text(of: $0) }
  }

  @Test("Comments are no tokens, and block comments nest")
  func comments() {
    #expect(words("a // } b\n/* x /* } */ y */ c") == ["a", "c"])
  }

  @Test("A string is one token, with brackets, quotes and interpolations in it")
  func strings() {
    #expect(words(#"let a = "}\"{" "#) == ["let", "a", "=", #""}\"{""#])
    #expect(words(#"f("x \(g("}", [1])) y") z"#) == ["f", "(", #""x \(g("}", [1])) y""#, ")", "z"])
    #expect(words("#\"a \\(b) \" c\"# d") == ["#\"a \\(b) \" c\"#", "d"])
    #expect(words("\"\"\"\n } \"quoted\" \n\"\"\" e") == ["\"\"\"\n } \"quoted\" \n\"\"\"", "e"])
  }

  @Test("A slash where an expression starts opens a regular expression; elsewhere it divides")
  func regularExpressions() {
    #expect(words("let r = /[\"}]+/ x").count == 5)
    #expect(words("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(words("(a + b) / 2 / c").count == 9)
    #expect(words("#/ } /# x") == ["#/ } /#", "x"])
  }

  @Test("Numbers keep their points, exponents and signs; a method on a number does not join it")
  func numbers() {
    #expect(words("1.5e-3 0xFF 1_000.5") == ["1.5e-3", "0xFF", "1_000.5"])
    #expect(words("1.description") == ["1", ".", "description"])
    #expect(words("0...9") == ["0", ".", ".", ".", "9"])
  }

  @Test(
    "A file is balanced only with every bracket, string and comment closed",
    arguments: [
      ("struct A { }", true), ("struct A {", false), ("f(]", false), ("let a = \"x", false), ("/* a", false),
      ("let a = \"}\"", true), ("", true),
    ])
  func balance(text: String, isBalanced: Bool) {
    #expect(SourceText(text).isBalanced == isBalanced)
  }

  @Test("Lines are counted from one, by UTF-8 offset")
  func lines() {
    let source = SourceText("é\nb\n\nc")
    #expect([0, 2, 3, 4, 5, 6].map { source.line(at: $0) } == [1, 1, 2, 2, 3, 4])
  }
}
