import Foundation
import Testing

@Suite("Badges that know their age, through the tool", .fullTier, .serialized)
struct AgingBadgeProgramTests {
  private static let arguments = [
    "badge", "--updated", "2025-01-01T00:00:00Z", "--date", "2025-01-01T00:01:00Z", "--policy",
    "live:120,recent:600,stale:3600",
  ]

  @Test("The same document twice; what cannot be is one sentence")
  func document() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    var texts: [String] = []
    for _ in 1...2 {
      let result = try tool.run(arguments: Self.arguments + ["-o", tool.path("x.svg")])
      #expect(result.code == 0, "\(result.errors)")
      texts.append(String(decoding: try tool.read("x.svg"), as: UTF8.self))
    }
    #expect(texts[0] == texts[1])
    for title in ["Live", "Recent", "Stale", "Offline"] { #expect(texts[0].contains("<title>\(title)</title>")) }
    for (extra, sentence) in [
      (["live"], "leave out 'live'"), (["-o", tool.path("x.png")], "only .svg"), (["--at", "3"], "--at is not"),
      (["--updated", "2026-01-01"], "given twice"),
    ] {
      let result = try tool.run(arguments: Self.arguments + extra)
      #expect(result.code == 2 && result.errors.contains(sentence), "\(extra): \(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
    }
    let future = try tool.run("badge", "--updated", "2025-01-02", "--date", "2025-01-01")
    #expect(future.code == 2 && future.errors.contains("in the future"))
  }

  @Test(
    "Chromium shows each status from its second on, also under Reduce Motion",
    .enabled(if: Chromium.path != nil, "SKIPPED: Chromium is not installed"))
  func chromium() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    #expect(try tool.run(arguments: Self.arguments + ["-o", tool.path("x.svg")]).code == 0)
    let svg = String(decoding: try tool.read("x.svg"), as: UTF8.self)
    let page = try tool.write("<!doctype html><body>\(svg)</body>", to: "x.html")
    let browser = try ChromiumPage("file://\(page)")
    defer { browser.close() }
    try browser.wait(until: "document.querySelectorAll('.stage3').length == 1")
    // The document is loaded at an age of one minute: statuses change after 60, 540 and 3,540 seconds.
    for (seconds, title) in [
      (0.0, "Live"), (59.5, "Live"), (60.5, "Recent"), (539.5, "Recent"), (540.5, "Stale"), (3539.5, "Stale"),
      (3540.5, "Offline"), (90_000, "Offline"),
    ] {
      let visible = try browser.text(
        """
        (() => {
          for (const each of document.getAnimations()) { each.pause(); each.currentTime = \(seconds * 1000); }
          return [...document.querySelectorAll('g[class^=stage]')].filter(
            each => getComputedStyle(each.querySelector('svg')).visibility == 'visible'
          ).map(each => each.querySelector('title').textContent).join();
        })()
        """)
      #expect(visible == title, "\(seconds) s")
    }
    // The rules of Reduce Motion stop the indicators alone.
    let rules = try browser.text(
      """
      [...document.styleSheets].flatMap(sheet => [...sheet.cssRules]).filter(
        rule => rule.media && rule.media.mediaText.includes('reduced-motion')
      ).flatMap(rule => [...rule.cssRules]).map(rule => rule.selectorText).join()
      """)
    #expect(rules != "" && rules.split(separator: ",").allSatisfy { $0.hasPrefix(".") && $0.hasSuffix(" *") })
  }
}
