import Foundation
import OffscreenHost
import Scenes
import SwiftUI

extension Benchmarks {
  /// Screens of `Scenes/`, by name.
  @MainActor private static let userScenes: [(name: String, view: AnyView)] = [
    ("Shadows", AnyView(Shadows())), ("ColoredShadows", AnyView(ColoredShadows())),
    ("InnerShadows", AnyView(InnerShadows())), ("Blurs", AnyView(Blurs())), ("AnimatedBlur", AnyView(AnimatedBlur())),
    ("Materials", AnyView(Materials())), ("MaterialOverMotion", AnyView(MaterialOverMotion())),
    ("Gradients", AnyView(Gradients())), ("MeshGradients", AnyView(MeshGradients())), ("Masks", AnyView(Masks())),
    ("Clips", AnyView(Clips())), ("BlendModes", AnyView(BlendModes())), ("DrawingGroups", AnyView(DrawingGroups())),
    ("ScaledImages", AnyView(ScaledImages())), ("Rotations3D", AnyView(Rotations3D())),
    ("Spinners", AnyView(Spinners())), ("Symbols", AnyView(Symbols())), ("SymbolEffects", AnyView(SymbolEffects())),
    ("ChangingText", AnyView(ChangingText())), ("FadingText", AnyView(FadingText())),
    ("TypingText", AnyView(TypingText())), ("CanvasMarks", AnyView(CanvasMarks())),
    ("Particles", AnyView(Particles())), ("Clocks", AnyView(Clocks())), ("BarsAndLines", AnyView(BarsAndLines())),
    ("MatchedTiles", AnyView(MatchedTiles())), ("PageTransitions", AnyView(PageTransitions())),
    ("Sheets", AnyView(Sheets())), ("Rows", AnyView(Rows())), ("ScrollingRows", AnyView(ScrollingRows())),
    ("SettingsForm", AnyView(SettingsForm())), ("BorderBoard", AnyView(BorderBoard())),
    ("Dashboard", AnyView(Dashboard())),
  ]

  private static let screen = CGSize(width: 393, height: 852)

  /// Two seconds of each scene on a phone's screen at 2×, from its second second on: CPU time of the first frame, from
  /// mounting to pixels, and of a frame at 60 Hz, on all threads; and, where Chromium is installed, CPU time of its
  /// process tree for each frame of the twin in CSS.
  @MainActor static func scenes(_ report: Report) {
    let browser = Browser(width: 786, height: 1704)
    defer { browser?.stop() }
    if browser == nil { report.add(Figure("scenes", "against Chromium, \(Browser.missing)", .nan, "")) }
    var ratios = Series()
    var rows: [[String]] = []
    for (name, view) in userScenes {
      let (first, frame) = ownCost(of: view)
      report.add(Figure("scenes", "\(name), first frame", first, "ms"))
      report.add(Figure("scenes", "\(name), a frame", frame.mean, "ms", bar: 16))
      report.add(Figure("scenes", "\(name), slowest frame", frame.greatest, "ms"))
      var row = ["`\(name)`: \(summary(of: name))"] + [first, frame.mean, frame.greatest].map(Report.number)
      if let browser {
        guard let theirs = browser.frameCost(of: name) else {
          report.add(Figure("scenes", "\(name): Chromium drew nothing", .nan, ""))
          continue
        }
        let ratio = frame.mean / theirs.seconds / 1000
        ratios.add(ratio)
        report.add(Figure("scenes", "\(name), Chromium, a frame", theirs.seconds * 1000, "ms"))
        report.add(Figure("scenes", "\(name), Chromium, frames a second", theirs.rate, "Hz"))
        report.add(Figure("scenes", "\(name), ratio", ratio, "×", bar: 0.5))
        row += [Report.number(theirs.seconds * 1000), Report.number(theirs.rate), Report.number(ratio)]
      }
      rows.append(row)
    }
    guard browser != nil else { return }
    report.add(Figure("scenes", "median of the ratios", ratios.median, "×", bar: 0.2))
    report.table(
      "scenes",
      header: [
        "scene", "first frame, ms", "a frame, ms", "slowest frame, ms", "Chromium, a frame, ms",
        "Chromium, frames a second", "ratio",
      ], rows: rows + [["median", "", "", "", "", "", Report.number(ratios.median)]])
  }

  /// Milliseconds of CPU.
  @MainActor private static func ownCost(of view: AnyView) -> (first: Double, frame: Series) {
    let begin = processTime()
    let host = stage(view, size: screen)
    host.updatePixels()
    let first = (processTime() - begin) * 1000
    var frame = Series()
    for number in 1..<180 {
      let begin = processTime()
      host.showFrame(at: Double(number) / 60)
      host.updatePixels()
      if number >= 60 { frame.add((processTime() - begin) * 1000) }
    }
    return (first, frame)
  }

  /// The scene's documentation.
  private static func summary(of name: String) -> String {
    let text = try? String(contentsOfFile: "\(Programs.root)/Benchmarks/Scenes/\(name).swift", encoding: .utf8)
    let lines = (text ?? "").split(separator: "\n").drop { !$0.hasPrefix("///") }.prefix { $0.hasPrefix("///") }
    let words = lines.map { $0.dropFirst(4) }.joined(separator: " ").dropLast()
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// Plays one scene for ten seconds of its own time, for a profiler.
  @MainActor static func playScene(_ name: String) {
    guard let view = userScenes.first(where: { $0.name == name })?.view else {
      print("no scene is named \(name): \(userScenes.map(\.name).joined(separator: " "))")
      exit(2)
    }
    let host = stage(view, size: screen)
    host.updatePixels()
    var frame = 0
    let seconds = play(host, frames: 600, from: &frame)
    print("\(name): \(Report.number(seconds / 600 * 1000)) ms of CPU a frame")
  }
}
