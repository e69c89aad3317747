import Drawing
import Foundation
import ImageEncoding
import Motion
import SwiftUI
import VectorRenderer
import ViewGraph

/// The export of views as vector pictures. It runs them on separate hosts, in light and dark appearance, with and
/// without motion.
@MainActor
package struct VectorExport {
  /// Creates a host that shows the views from time 0.
  package var makeHost: (@MainActor (_ change: (inout OffscreenHost.Configuration) -> Void) throws -> OffscreenHost)
  package var title = ""
  /// The virtual start time of the picture in seconds.
  package var start = 0.0
  /// The duration in seconds. With `nil`, one loop, or until everything has settled.
  package var seconds: Double?
  package var framesPerSecond = 60.0
  /// A Boolean value that indicates whether one file contains both appearances.
  package var hasBothAppearances = true
  package var text = VectorTextForm.outlines
  /// Called periodically during the export.
  package var willWork: () -> Void = {}

  package init(
    makeHost: @escaping @MainActor (_ change: (inout OffscreenHost.Configuration) -> Void) throws -> OffscreenHost
  ) {
    self.makeHost = makeHost
  }

  /// Returns the picture, with warnings about content that was rasterized or cut.
  package func picture() throws -> (picture: VectorPicture, warnings: [String]) {
    func other(_ configuration: OffscreenHost.Configuration) -> ColorScheme {
      configuration.colorScheme == .dark ? .light : .dark
    }
    var hosts = [try makeHost { $0.keepsCenter = true }]
    var stills = [try makeHost { Self.rest(&$0) }]
    if hasBothAppearances {
      hosts.append(
        try makeHost {
          $0.colorScheme = other($0)
          $0.keepsCenter = true
        })
      stills.append(
        try makeHost {
          $0.colorScheme = other($0)
          Self.rest(&$0)
        })
    }
    OffscreenHost.advance(hosts + stills, to: start)
    let recorders = hosts.map { VectorRecorder($0, start: start) }
    for still in stills { still.coverOverflow() }
    let span = record(recorders, stills)
    let host = hosts[0]
    // Only the recorded trees are needed from here on.
    for host in hosts { host.measureLaterOverflow() }
    let recordings = recordings(recorders, stills, span)
    let strings = recordings[0].samples.first?.root.strings ?? []
    var picture = VectorPicture(
      size: size(recorders, stills, span), title: title, description: strings.joined(separator: ", "),
      light: recordings[0], dark: recordings.count > 1 ? recordings[1] : nil,
      background: host.configuration.background?.resolve(in: host.configuration.colorContext), text: text)
    picture.cut = span.cut
    var warnings: [String] = []
    for recorder in recorders { for note in recorder.warnings where !warnings.contains(note) { warnings.append(note) } }
    return (picture, warnings)
  }

  private static func rest(_ configuration: inout OffscreenHost.Configuration) {
    configuration.reduceMotion = true
    configuration.suppressesAnimations = true
    configuration.keepsCenter = true
  }

  /// The part of a recording that the picture shows, in seconds since its start.
  private struct Span {
    var loopStart = 0.0
    /// The period in seconds, or `nil` if the motion plays once.
    var period: Double?
    var end: Double
    /// The reason why a loop that does not close is cut, or `nil` if it closes.
    var cut: String?
  }

  private func recordings(_ recorders: [VectorRecorder], _ stills: [OffscreenHost], _ span: Span) -> [VectorRecording] {
    let size = size(recorders, stills, span)
    return zip(recorders, stills).map { recorder, still in
      recorder.recording(still: still, size: size, loopStart: span.loopStart, period: span.period, until: span.end)
    }
  }

  /// Returns the size of the picture, which all appearances share at all times.
  private func size(_ recorders: [VectorRecorder], _ stills: [OffscreenHost], _ span: Span) -> CGSize {
    (recorders.map { $0.size(until: span.end) } + stills.map(\.size)).reduce(.zero) { $0.union($1) }
  }

  /// Returns whether every recorded motion has a closed form.
  private func isClosed(_ recorders: [VectorRecorder], _ stills: [OffscreenHost], _ span: Span) -> Bool {
    recordings(recorders, stills, span).allSatisfy(\.isClosed)
  }

  // MARK: Recording

  /// Lets the time go on in steps of half a frame, and stops at jumps, until enough has been seen.
  private func record(_ recorders: [VectorRecorder], _ stills: [OffscreenHost]) -> Span {
    let hosts = recorders.map(\.host)
    for recorder in recorders { recorder.sample(isFrame: true) }
    var detector = LoopDetector(hosts[0], start: start)
    var trials = 0
    var verdict = seconds == nil ? detector.sample() : .undecided
    let rate = framesPerSecond * 2
    var step = 0
    var now = start
    while true {
      if let span = span(verdict, recorders) { return span }
      if let span = closedForms(detector, verdict, &trials, now), isClosed(recorders, stills, span) { return span }
      step += 1
      let next = start + Double(step) / rate
      var edges = edges(of: recorders, from: now, to: next)[...]
      repeat {
        // Immediately before a jump, and at it.
        let time = min(edges.first ?? next, next)
        if seconds == nil, detector.nextTime < time {
          OffscreenHost.advance(hosts, to: detector.nextTime)
          verdict = detector.sample()
          if span(verdict, recorders) != nil { break }
          continue
        }
        OffscreenHost.advance(hosts, to: time)
        let isEdge = edges.popFirst() != nil
        for recorder in recorders { recorder.sample(isFrame: !isEdge && step.isMultiple(of: 2)) }
        now = time
      } while now < next
      if step.isMultiple(of: 16) { willWork() }
    }
  }

  /// The times just before jumps, and of them, in order.
  private func edges(of recorders: [VectorRecorder], from now: Double, to next: Double) -> [Double] {
    var times: Set<Double> = []
    for recorder in recorders {
      for edge in recorder.edges(from: now, to: next) { times.formUnion([edge - 1e-6, edge]) }
    }
    return times.filter { $0 > now + 1e-7 && $0 < next - 1e-7 }.sorted()
  }

  /// Returns the part of the recording that the picture shows, or `nil` if more has to be recorded.
  private func span(_ verdict: LoopDetector.Verdict, _ recorders: [VectorRecorder]) -> Span? {
    let host = recorders[0].host
    let now = host.time - start
    if let seconds {
      guard now >= seconds - 1e-9 else { return nil }
      return Span(period: host.isIdle() ? nil : now, end: now)
    }
    switch verdict {
    case .undecided: return nil
    case .settled(let since):
      var end = max(0, since - start)
      // The rest itself belongs to the picture.
      if let last = recorders[0].samples.last, last.time < end - 1e-7 {
        for recorder in recorders { recorder.sample(isFrame: true) }
        end = now
      }
      return Span(loopStart: end, end: end)
    case .loop(let beginning, let period):
      let first = max(0, beginning - start)
      guard now >= first + period.seconds - 1e-9 else { return nil }
      return Span(loopStart: first, period: period.seconds, end: first + period.seconds)
    case .unclosed(let names):
      guard now >= LoopAnalysis.longestPeriod - 1e-9 else { return nil }
      return Span(period: now, end: now, cut: Self.cut(names))
    }
  }

  private static func cut(_ names: [String]) -> String {
    "the motion does not repeat within \(Int(LoopAnalysis.longestPeriod)) s and is cut there: "
      + names.joined(separator: "; ")
  }

  /// Each motion has been seen once, or twice: enough if every one of them has a closed form, or repeats, in its own
  /// period. The common period of a few may be many times as long as any of theirs.
  private func closedForms(
    _ detector: LoopDetector, _ verdict: LoopDetector.Verdict, _ trials: inout Int, _ time: Double
  ) -> Span? {
    guard seconds == nil, trials < 2, let loop = detector.analysis, loop.isEndless, !loop.isOpen,
      loop.longestOwnPeriod > 0, loop.longestOwnPeriod <= LoopAnalysis.longestPeriod
    else { return nil }
    let now = time - start
    let first = max(0, loop.leadIn - start)
    guard now >= first + Double(trials + 1) * loop.longestOwnPeriod - 1e-9,
      detector.host.isIdle(ignoringEndlessAnimations: true)
    else { return nil }
    trials += 1
    switch verdict {
    case .loop(_, let period): return Span(loopStart: first, period: period.seconds, end: now)
    case .unclosed(let names):
      return Span(loopStart: first, period: LoopAnalysis.longestPeriod, end: now, cut: Self.cut(names))
    case .undecided, .settled: return nil
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
