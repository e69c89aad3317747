import Foundation
import Testing

/// The documentation's contact sheets, which `Scripts/indicator-sheets` draws with the tool.
@Suite("Contact sheets")
struct SheetTests {
  private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs")

  @Test("The documentation shows every sheet, the script draws each, and none is left over")
  func noneLeftOver() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.docs.appendingPathComponent("pictures").path)
    let sheets = names.filter { $0.hasPrefix("indicators-") }.sorted()
    let page = try String(contentsOf: Self.docs.appendingPathComponent("indicators.md"), encoding: .utf8)
    let shown = Set(page.matches(of: /pictures\/(indicators-[a-z-]+\.png)/).map { String($0.output.1) }).sorted()
    #expect(sheets == shown && sheets.count == 6)
    let script = try String(
      contentsOf: Self.docs.deletingLastPathComponent().appendingPathComponent("Scripts/indicator-sheets"),
      encoding: .utf8)
    for name in sheets {
      let bare = name.dropFirst("indicators-".count).dropLast(".png".count)
      #expect(script.contains("sheet \(bare) ") || script.contains(name), "\(name)")
    }
  }
}
