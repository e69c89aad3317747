import Foundation
import ImageEncoding
import PreviewProtocol
import SwiftUI

/// One request: an image, an animated image or an inspection.
@MainActor
struct PreviewJob {
  struct Failure: Error {
    var outcome: ChildResult.Outcome

    init(_ outcome: ChildResult.Outcome) { self.outcome = outcome }
  }

  let request: PreviewRequest
  let registry: GlowwormRegistry
  /// The margins in points at the sides, and above and below, in addition to the standard ones of views with their own
  /// size.
  var overflow = CGSize.zero

  /// Does what is asked for; answers what the picture is, if it is one.
  func run() throws -> ChildResult.Summary? {
    ToolChannel.stepIsDone()
    ProcessClock.isWaiting = ToolChannel.isWaiting
    switch (request.mode, request.format.kind) {
    case (.inspect, _):
      try write(Data(inspection().utf8))
      return nil
    case (.render, .still):
      let host = try makeHost()
      host.advance(to: request.time)
      try checkSize(of: host)
      let image = image(host)
      try write(PNGEncoder.encode(image))
      return ChildResult.Summary(width: image.width, height: image.height)
    case (.render, .moving), (.render, .video), (.render, .sequence): return try renderMotion()
    case (.render, .vector):
      let document = try vectorDocument()
      try write(document.data)
      return document.summary
    }
  }

  private func write(_ data: Data) throws {
    if let limit = request.maximumBytes, data.count > limit {
      throw Failure(.exceedsMaximumBytes(smallest: data.count))
    }
    try ImageEncodingError.write(data, to: request.outputPath)
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

  /// The hosts. They live until the process ends, as those of an app do, because their objects may not support an
  /// earlier release, such as a suspended timer source.
  static var shown: [OffscreenHost] = []

  func chosenScene() throws -> PreviewScene {
    if let name = PreviewRequest.previewName(in: request.selection) { return try registry.preview(name) }
    guard let scene = registry.scene(request.selection) else {
      throw Failure(.failed("The chosen preview is not compiled on this platform."))
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
    // Both types list the sizes from the smallest.
    let index = PreviewRequest.TextSize.allCases.firstIndex(of: request.textSize) ?? 0
    let textSize = DynamicTypeSize.allCases[index]
    result.customize = { $0.dynamicTypeSize = textSize }
    return result
  }

  private func image(_ host: OffscreenHost) -> RGBAImage {
    let frame = host.renderFrame()
    return RGBAImage(width: frame.width, height: frame.height, pixels: frame.pixels)
  }

  private func renderMotion() throws -> ChildResult.Summary? {
    let outputs = FrameOutputs(request: request)
    let host = try makeHost { $0.keepsCenter = true }
    try checkSize(of: host)
    var recorder = MotionRecorder(
      host: host, framesPerSecond: min(request.framesPerSecond, request.format.highestRate),
      highestRate: request.format.highestRate)
    recorder.background = request.backgroundPixel
    recorder.willDraw = ToolChannel.stepIsDone
    recorder.warn = ToolChannel.note
    var summary: ChildResult.Summary?
    var plan: MotionPlan?
    var output: (any FrameOutput)?
    var kept = SeenFrames()
    var losesSoftness = false
    let sink = MotionRecorder.Sink { made in
      plan = made
      ToolChannel.begin(frames: made.frames)
      if made.frames == 1 { ToolChannel.note("note: nothing moves; the picture is still.") }
      if request.maximumBytes == nil { output = try outputs.output(loops: request.loops ?? made.loops) }
    } add: { frame, duration in
      if let output { try output.add(frame, duration: duration) } else { kept.add(frame) }
      if request.format.name == "gif", !losesSoftness { losesSoftness = frame.hasSoftArea }
      if summary == nil, let plan {
        summary = ChildResult.Summary(width: frame.width, height: frame.height)
        summary?.frames = plan.frames
        summary?.seconds = plan.frames > 1 ? plan.frameDuration.seconds * Double(plan.frames) : nil
      }
      ToolChannel.frameIsDone()
    }
    if case .seconds(let seconds) = request.duration {
      try recorder.record(from: request.time, seconds: seconds, into: sink)
    } else {
      try recorder.recordLoop(from: request.time, into: sink)
    }
    ToolChannel.stepIsDone()
    if losesSoftness {
      ToolChannel.note("note: GIF has 1-bit transparency; --background COLOR keeps soft edges and fades.")
    }
    if let output { try output.close() } else if let plan { try fit(kept, plan, outputs, &summary) }
    return summary
  }

  /// Writes the largest file within the limit.
  private func fit(
    _ frames: SeenFrames, _ plan: MotionPlan, _ outputs: FrameOutputs, _ summary: inout ChildResult.Summary?
  ) throws {
    let search = SizeSearch(request: request, plan: plan, frames: frames)
    var least = Int.max
    let found = try search.run(limit: request.maximumBytes ?? .max) { choice in
      ToolChannel.frameIsDone()
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
    guard let found else { throw Failure(.exceedsMaximumBytes(smallest: least)) }
    try write(found.data)
    summary?.frames = plan.frames / found.choice.step
    ToolChannel.note(search.sentence(found.choice, bytes: found.data.count))
  }

  private func inspection() throws -> String {
    let host = try makeHost()
    host.advance(to: request.time)
    let report = InspectionReport(
      time: request.time, width: Double(host.size.width), height: Double(host.size.height), root: host.inspect(),
      accessibility: host.accessibility)
    return request.asJSON ? try report.json() : report.tree()
  }
}
