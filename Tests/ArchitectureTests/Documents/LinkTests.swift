import Foundation
import Testing

@Suite("Documents")
struct LinkTests {
  @Test("Every relative link of a document leads to a file")
  func links() throws {
    var problems: [String] = []
    var count = 0
    // DocC resolves its own links; the head of the support page becomes a part of docs/support.md.
    for page in Repository.files(["md"]) where !page.contains(".docc/") && !page.hasSuffix("support-page/head.md") {
      let folder = Repository.root.appendingPathComponent(page).deletingLastPathComponent()
      for match in try Repository.text(page).matches(of: #/\]\(([^)\s#]+)(?:#[^)]*)?\)/#) {
        let target = String(match.output.1)
        guard !target.contains("://") else { continue }
        count += 1
        let file = URL(fileURLWithPath: target, relativeTo: folder)
        if !FileManager.default.fileExists(atPath: file.path) { problems.append("\(page): \(target)") }
      }
    }
    #expect(count > 50, "the documents were not read")
    #expect(problems == [])
  }

  @Test("Every page of docs is reachable from its index")
  func index() throws {
    let index = try Repository.text("docs/README.md")
    let pages = Repository.files(["md"]).filter { $0.hasPrefix("docs/") && !$0.hasPrefix("docs/decisions/") }
    #expect(pages.count > 10)
    let names = pages.map { String($0.dropFirst("docs/".count)) }.filter { $0 != "README.md" }
    #expect(names.filter { !index.contains("(\($0))") } == [])
  }

  @Test("Every Swift block of a page is part of a file that the tests compile and run")
  func examples() throws {
    func trimmed(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    let compiled = try Repository.files(["swift"]).filter { $0.contains("/Documentation/") }.map {
      try trimmed(Repository.text($0))
    }
    let pages = Repository.files(["md"]).filter { !$0.contains(".docc/") }
    var count = 0
    for page in pages {
      for block in try Repository.blocks("swift", in: page) {
        count += 1
        let code = trimmed(block)
        if !compiled.contains(where: { $0.contains(code) }) {
          Issue.record("\(page): the block that starts with '\(code.prefix(40))' is in no file of the tests")
        }
      }
    }
    #expect(count >= 3, "the documents were not read")
  }
}
