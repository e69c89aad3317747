import Foundation
import OffscreenHost
import Scenes
import SwiftUI

extension Benchmarks {
  /// Screens of `Scenes/`, by name.
  @MainActor private static let userScenes: [(name: String, view: AnyView)] = [
    ("Shadows", AnyView(Shadows())), ("Blurs", AnyView(Blurs())), ("AnimatedBlur", AnyView(AnimatedBlur())),
    ("Materials", AnyView(Materials())), ("MaterialOverMotion", AnyView(MaterialOverMotion())),
    ("Gradients", AnyView(Gradients())), ("Masks", AnyView(Masks())), ("Clips", AnyView(Clips())),
    ("BlendModes", AnyView(BlendModes())), ("Symbols", AnyView(Symbols())),
    ("ChangingText", AnyView(ChangingText())), ("CanvasMarks", AnyView(CanvasMarks())), ("Rows", AnyView(Rows())),
    ("Dashboard", AnyView(Dashboard())),
  ]

  private static let screen = CGSize(width: 393, height: 852)

  /// CPU time of the first frame, from mounting to pixels, and of a steady frame at 60 Hz, on a phone's screen at 2×.
  @MainActor static func scenes(_ report: Report) {
    for (name, view) in userScenes {
      var host: OffscreenHost!
      let first = cpuSeconds {
        MainActor.assumeIsolated {
          host = stage(view, size: screen)
          host.updatePixels()
        }
      }
      report.add(Figure("scenes", "\(name), first frame", first * 1000, "ms"))
      var frame = 30
      _ = play(host, frames: 2, from: &frame)
      var series = Series()
      // A slow scene is not played longer than it takes to see that it is.
      let deadline = threadTime() + 3
      repeat {
        series.add(play(host, frames: 1, from: &frame) * 1000)
      } while series.values.count < 60
        && threadTime() < deadline
      report.add(
        Figure("scenes", "\(name), a frame", series.median, "ms", spread: series.spread, bar: 16))
    }
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
    let seconds = play(host, frames: 120, from: &frame)
    print("\(name): \(Report.number(seconds / 120 * 1000)) ms of CPU a frame")
  }
}
