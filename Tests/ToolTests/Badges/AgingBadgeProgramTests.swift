import Foundation
import ImageEncoding
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

  /// The colors that cover more than this many pixels of a picture, but for white.
  private func colors(_ image: RGBAImage, atLeast count: Int) -> Set<[UInt8]> {
    var counts: [[UInt8]: Int] = [:]
    for pixel in stride(from: 0, to: image.pixels.count, by: 4) {
      counts[Array(image.pixels[pixel..<(pixel + 3)]), default: 0] += 1
    }
    counts[[255, 255, 255]] = nil
    return Set(counts.filter { $0.value >= count }.keys)
  }

  @Test(
    "As Chromium's time passes, one status after the other is painted, each alone",
    .enabled(if: Chromium.path != nil, "SKIPPED: Chromium is not installed"))
  func painted() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let file = tool.path("x.svg")
    let result = try tool.run(
      "badge", "--updated", "2025-01-01", "--date", "2025-01-01", "--policy", "live:1,recent:2,stale:3", "--container",
      "capsule", "-o", file)
    #expect(result.code == 0, "\(result.errors)")
    let browser = try Chromium()
    var seen: [Set<[UInt8]>] = []
    for seconds in [0.5, 1.5, 2.5, 3.5, 9] {
      let shot = try browser.shot(of: file, after: seconds, width: 110, height: 40, in: tool.folder)
      let colors = colors(shot, atLeast: 100)
      #expect(colors.count == 1, "\(seconds) s: \(colors)")
      seen.append(colors)
    }
    #expect(Set(seen).count == 4 && seen[3] == seen[4], "\(seen)")
  }
}
