import Foundation
import Testing
import Typography

@Suite("Characters without a shape")
struct ControlCharacterTests {
  private func size(_ string: String) -> CGSize {
    TextLayout.layout(
      [TextRun(string, font: FontDescriptor(size: 13))], options: TextLayoutOptions(profile: .macOS, displayScale: 2)
    ).size()
  }

  @Test("NUL, which ends a text in C, takes no space", arguments: [("a\0b", "ab"), ("\0\0\0abc", "abc"), ("\0", "")])
  func nul(text: String, same: String) { #expect(size(text) == size(same)) }
}
