import Foundation
import ImageEncoding
import LiveIndicators
import OffscreenHost
import SwiftUI
import Testing

/// Draws the documentation's contact sheets; `Scripts/indicator-sheets` has them written.
@MainActor
@Suite("Contact sheets")
struct SheetTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/pictures")
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD_SHEETS"] == "1"

  private func host(
    _ view: some View, _ change: (inout OffscreenHost.Configuration) -> Void = { _ in }
  ) -> OffscreenHost {
    var configuration = OffscreenHost.Configuration()
    configuration.room = 0
    configuration.scale = 1.5
    configuration.background = .white
    change(&configuration)
    return OffscreenHost(rootView: view, configuration: configuration)
  }

  /// Side by side.
  private func strip(_ frames: [OffscreenHost.Frame]) -> RGBAImage {
    let width = frames.reduce(0) { $0 + $1.width }
    let height = frames.map(\.height).max() ?? 1
    var pixels: [UInt8] = []
    for y in 0..<height {
      for frame in frames { pixels += frame.pixels[y * frame.width * 4..<(y + 1) * frame.width * 4] }
    }
    return RGBAImage(width: width, height: height, pixels: pixels)
  }

  private func record(_ name: String, _ image: RGBAImage) throws {
    guard Self.isRecording else { return }
    try PNGEncoder.encode(image).write(to: Self.folder.appendingPathComponent("indicators-\(name).png"))
  }

  @Test("Every status and style, in each appearance")
  func statuses() throws {
    let settings: [(String, (inout OffscreenHost.Configuration) -> Void)] = [
      ("light", { _ in }),
      ("dark", { ($0.colorScheme, $0.background) = (.dark, .black) }),
      ("reduce-motion", { $0.reduceMotion = true }),
      ("right-to-left", { ($0.layoutDirection, $0.locale) = (.rightToLeft, Locale(identifier: "ar")) }),
      ("largest-text", { ($0.dynamicTypeSize, $0.scale) = (.accessibility5, 0.75) }),
    ]
    for (name, change) in settings {
      let host = host(StatusSheet(), change)
      host.advance(to: 0.6)
      let frame = host.renderFrame()
      #expect(frame.width > 500 && frame.height > 300)
      try record(name, strip([frame]))
    }
  }

  @Test("Every motion at five phases")
  func motions() throws {
    let host = host(MotionSheet()) { $0.scale = 2 }
    let frames = GalleryTests.phases.map { time in
      host.advance(to: time)
      return host.renderFrame()
    }
    #expect(frames[0] != frames[1])
    try record("motion", strip(frames))
  }
}
