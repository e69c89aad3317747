import Drawing
import Foundation
import ImageEncoding
import Motion
import SwiftUI
import VectorRenderer
import ViewGraph

/// Makes vector pictures of views: runs them on hosts of their own, in light and dark, moving and still.
@MainActor
package struct VectorExport {
  /// A host that shows the views from time 0.
  package var makeHost: (@MainActor (_ change: (inout OffscreenHost.Configuration) -> Void) throws -> OffscreenHost)
  package var title = ""
  /// Seconds of virtual time at which the picture starts.
  package var start = 0.0
  /// Seconds; nil: one loop, or until everything rests.
  package var seconds: Double?
  package var framesPerSecond = 60.0
  /// Both palettes in one file.
  package var hasBothAppearances = true
  package var text = VectorTextForm.outlines
  /// Called now and then while it works.
  package var willWork: () -> Void = {}

  package init(
    makeHost: @escaping @MainActor (_ change: (inout OffscreenHost.Configuration) -> Void) throws -> OffscreenHost
  ) {
    self.makeHost = makeHost
  }

  /// The picture, and what was turned into pixels or cut.
  package func picture() throws -> (picture: VectorPicture, warnings: [String]) {
    func other(_ configuration: OffscreenHost.Configuration) -> ColorScheme {
      configuration.colorScheme == .dark ? .light : .dark
    }
    var hosts = [try makeHost { _ in }]
    var stills = [try makeHost { Self.rest(&$0) }]
    if hasBothAppearances {
      hosts.append(try makeHost { $0.colorScheme = other($0) })
      stills.append(
        try makeHost {
          $0.colorScheme = other($0)
          Self.rest(&$0)
        })
    }
    OffscreenHost.advance(hosts + stills, to: start)
    let recorders = hosts.map { VectorRecorder($0, start: start) }
    var watch = LoopWatch(start: start, seconds: seconds)
    record(recorders, &watch) { isClosed(recorders, stills, $0) }
    let host = hosts[0]
    let recordings = recordings(recorders, stills, watch.span)
    let strings = recordings[0].samples.first?.root.strings ?? []
    var picture = VectorPicture(
      size: host.size, title: title, description: strings.joined(separator: ", "), light: recordings[0],
      dark: recordings.count > 1 ? recordings[1] : nil,
      background: host.configuration.background?.resolve(in: host.configuration.colorContext), text: text)
    picture.cut = watch.span.cut
    var warnings: [String] = []
    for recorder in recorders { for note in recorder.warnings where !warnings.contains(note) { warnings.append(note) } }
    return (picture, warnings)
  }

  private static func rest(_ configuration: inout OffscreenHost.Configuration) {
    configuration.reduceMotion = true
    configuration.suppressesAnimations = true
  }

  private func recordings(
    _ recorders: [VectorRecorder], _ stills: [OffscreenHost], _ span: LoopWatch.Span
  ) -> [VectorRecording] {
    zip(recorders, stills).map { recorder, still in
      recorder.recording(still: still, loopStart: span.loopStart, period: span.period, until: span.end)
    }
  }

  /// Whether every motion seen so far has a closed form.
  private func isClosed(_ recorders: [VectorRecorder], _ stills: [OffscreenHost], _ span: LoopWatch.Span) -> Bool {
    recordings(recorders, stills, span).allSatisfy(\.isClosed)
  }

  /// Lets the time go on in steps of half a frame, and stops at jumps, until the watch has seen enough.
  private func record(_ recorders: [VectorRecorder], _ watch: inout LoopWatch, isClosed: (LoopWatch.Span) -> Bool) {
    let hosts = recorders.map(\.host)
    for recorder in recorders { recorder.sample(isFrame: true) }
    let rate = framesPerSecond * 2
    var step = 0
    var now = start
    while true {
      switch watch.verdict(recorders[0]) {
      case .enough: return
      case .enoughForClosedForms: if isClosed(watch.span) { return }
      case .goOn: break
      }
      step += 1
      let next = start + Double(step) / rate
      for edge in Set(recorders.flatMap { $0.edges(from: now, to: next) }).sorted() {
        // Just before a jump, and at it.
        for time in [edge - 1e-6, edge] where time > now + 1e-7 && time < next - 1e-7 {
          OffscreenHost.advance(hosts, to: time)
          for recorder in recorders { recorder.sample(isFrame: false) }
        }
      }
      OffscreenHost.advance(hosts, to: next)
      for recorder in recorders { recorder.sample(isFrame: step.isMultiple(of: 2)) }
      now = next
      if step.isMultiple(of: 16) { willWork() }
    }
  }

  package static func png(_ bitmap: Bitmap) -> Data {
    var pixels = bitmap.pixels
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Int(pixels[index + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for channel in index..<(index + 3) {
        pixels[channel] = UInt8(min(255, (Int(pixels[channel]) * 255 + alpha / 2) / alpha))
      }
    }
    return PNGEncoder.encode(RGBAImage(width: bitmap.width, height: bitmap.height, pixels: pixels))
  }
}
