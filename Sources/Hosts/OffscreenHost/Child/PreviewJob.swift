import Foundation
import ImageEncoding
import PreviewProtocol
import SwiftUI

/// One request: a picture, a moving picture or a look at the tree.
@MainActor
struct PreviewJob {
  struct Failure: Error {
    var message: String
    var code: Int32 = 1
  }

  let request: PreviewRequest
  let registry: GlowwormRegistry
  /// Points at the sides, and above and below, beyond the room that views of their own size always have.
  var overflow = CGSize.zero

  func run() throws {
    restartTimer()
    ProcessClock.isWaiting = reportEndlessWork
    switch (request.mode, request.format.kind) {
    case (.inspect, _): try write(Data(inspection().utf8))
    case (.render, .still):
      let host = try makeHost()
      host.advance(to: request.time)
      try write(PNGEncoder.encode(image(host)))
    case (.render, .moving), (.render, .video), (.render, .sequence): try renderMotion()
    case (.render, .vector): try write(vectorDocument())
    }
  }

  /// An alarm ends this process when the user's code does not come back: no code of its own can catch a hang. Every
  /// frame starts it again, so that a long picture is not a hang. What counts is the time that it computes; only what waits
  /// without computing is stopped by the clock.
  func restartTimer() {
    func start(_ clock: __itimer_which, _ limit: Double) {
      let seconds = limit.rounded(.down)
      var timer = itimerval()
      timer.it_value = timeval(tv_sec: Int(seconds), tv_usec: Int((limit - seconds) * 1_000_000))
      setitimer(__itimer_which_t(clock.rawValue), &timer, nil)
    }
    start(ITIMER_PROF, request.timeLimit)
    start(ITIMER_REAL, request.timeLimit * Self.slowness)
  }

  /// How much slower than its own work a process may be on a busy machine before it is taken to wait forever.
  private static let slowness = 4.0

  private func write(_ data: Data) throws {
    if let limit = request.maximumBytes, data.count > limit { throw tooLarge(data.count) }
    try WholeFile.write(data, to: request.outputPath)
  }

  private func tooLarge(_ bytes: Int) -> Failure {
    Failure(message: "\(bytes)", code: ChildExit.tooLarge)
  }

  func makeHost(_ change: (inout OffscreenHost.Configuration) -> Void = { _ in }) throws -> OffscreenHost {
    if let folder = request.resourceFolder { ImageLibrary.folders.insert(folder, at: 0) }
    let scene = try chosenScene()
    var configuration = configuration(for: scene)
    change(&configuration)
    let host = OffscreenHost(rootView: scene.view, configuration: configuration)
    scheduleInputs(on: host, offset: configuration.size == nil ? overflow : .zero)
    Self.shown.append(host)
    return host
  }

  /// Views live until the process ends, as an app's do: what they hold may not bear to be released before, such as a
  /// suspended source of timer events.
  static var shown: [OffscreenHost] = []

  func chosenScene() throws -> PreviewScene {
    if let name = PreviewRequest.previewName(in: request.selection) { return try registry.preview(name) }
    guard let scene = registry.scene(request.selection) else {
      throw Failure(message: "The chosen preview is not compiled on this platform.")
    }
    return scene
  }

  func configuration(for scene: PreviewScene) -> OffscreenHost.Configuration {
    var result = OffscreenHost.Configuration()
    result.platform = request.platform == .macos ? .macOS : .iOS
    result.size = scene.size(on: result)
    if let width = request.width, let height = request.height { result.size = CGSize(width: width, height: height) }
    if let badge = request.badge { result.room = CGFloat(badge.margin) }
    result.scale = CGFloat(request.scale)
    result.overflow = overflow
    result.colorScheme = request.appearance == .dark ? .dark : .light
    result.background = request.background.map { color in
      Color(
        .sRGB, red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
        opacity: Double(color.alpha) / 255)
    }
    result.reduceMotion = request.reduceMotion
    result.date = Date(timeIntervalSince1970: request.date)
    result.locale = Locale(identifier: request.locale)
    result.layoutDirection = request.layoutDirection == .rtl ? .rightToLeft : .leftToRight
    // Both count the sizes from the smallest.
    let index = PreviewRequest.TextSize.allCases.firstIndex(of: request.textSize) ?? 0
    let textSize = DynamicTypeSize.allCases[index]
    result.customize = { $0.dynamicTypeSize = textSize }
    return result
  }

  private func image(_ host: OffscreenHost) -> RGBAImage {
    let frame = host.renderFrame()
    return RGBAImage(width: frame.width, height: frame.height, pixels: frame.pixels)
  }

  private func renderMotion() throws {
    let outputs = FrameOutputs(request: request)
    var recorder = MotionRecorder(
      host: try makeHost(), framesPerSecond: min(request.framesPerSecond, request.format.highestRate),
      highestRate: request.format.highestRate)
    recorder.willDraw = restartTimer
    recorder.warn = warn
    let progress = ProgressReport(descriptor: request.progressDescriptor)
    var plan: MotionPlan?
    var output: (any FrameOutput)?
    var kept = SeenFrames()
    var losesSoftness = false
    let sink = MotionRecorder.Sink { made in
      plan = made
      progress.begin(made.frames)
      if made.frames == 1 { warn("note: nothing moves; the picture is still.") }
      if request.maximumBytes == nil { output = try outputs.output(loops: request.loops ?? made.loops) }
    } add: { frame, duration in
      if let output { try output.add(frame, duration: duration) } else { kept.add(frame) }
      if request.format.name == "gif", !losesSoftness { losesSoftness = frame.hasSoftArea }
      progress.step()
    }
    if case .seconds(let seconds) = request.duration {
      try recorder.record(from: request.time, seconds: seconds, into: sink)
    } else {
      try recorder.recordLoop(from: request.time, into: sink)
    }
    restartTimer()
    if losesSoftness { warn("note: GIF has no half-clear pixels; --background COLOR keeps what is soft or fades.") }
    if let output { return try output.close() }
    if let plan { try fit(kept, plan, outputs) }
  }

  /// Writes the largest file that is allowed.
  private func fit(_ frames: SeenFrames, _ plan: MotionPlan, _ outputs: FrameOutputs) throws {
    let search = SizeSearch(request: request, plan: plan, frames: frames)
    var least = Int.max
    let found = try search.run(limit: request.maximumBytes ?? .max) { choice in
      restartTimer()
      let data: Data
      if request.format.kind == .video {
        let video = outputs.video(quality: choice.quality ?? 80, path: request.outputPath)
        try search.play(choice) { try video.add($0, duration: $1) }
        try video.close()
        data = try Data(contentsOf: URL(fileURLWithPath: request.outputPath))
      } else {
        guard let writer = outputs.writer(loops: request.loops ?? plan.loops, quality: choice.quality) else {
          return Data()
        }
        try search.play(choice) { try writer.add($0, duration: $1) }
        data = try writer.finish()
      }
      least = min(least, data.count)
      return data
    }
    guard let found else { throw tooLarge(least) }
    try write(found.data)
    warn(search.sentence(found.choice, bytes: found.data.count))
  }

  func warn(_ message: String) { FileHandle.standardError.write(Data("\(message)\n".utf8)) }

  private func inspection() throws -> String {
    let host = try makeHost()
    host.advance(to: request.time)
    let report = InspectionReport(
      time: request.time, width: Double(host.size.width), height: Double(host.size.height), root: host.inspect(),
      accessibility: host.accessibility)
    return request.asJSON ? try report.json() : report.tree()
  }
}
