import Foundation
import ImageEncoding
import PreviewProtocol

extension PreviewJob {
  /// Renders frames. They are held back while the views' margins may still grow, so that most pictures have one size from
  /// the first frame on.
  func renderMotion() throws -> ChildResult.Summary? {
    let outputs = FrameOutputs(request: request)
    let host = try makeHost { $0.keepsCenter = true }
    try checkSize(of: host)
    var recorder = MotionRecorder(
      host: host, framesPerSecond: min(request.framesPerSecond, request.format.highestRate),
      highestRate: request.format.highestRate)
    recorder.background = request.backgroundPixel
    recorder.willDraw = ToolChannel.stepIsDone
    recorder.warn = ToolChannel.note
    var plan: MotionPlan?
    var output: (any FrameOutput)?
    var held = SeenFrames()
    var losesSoftness = false
    func release(_ plan: MotionPlan, to output: any FrameOutput) throws {
      let (width, height, _) = host.picture(margin: host.margin)
      held.enlarge(width: width, height: height)
      for index in 0..<held.count {
        try output.add(held.frame(index, background: request.backgroundPixel), duration: plan.frameDuration)
      }
      held = SeenFrames()
    }
    let sink = MotionRecorder.Sink { made in
      plan = made
      ToolChannel.begin(frames: made.frames)
      if made.frames == 1 { ToolChannel.note("note: nothing moves; the picture is still.") }
      if request.maximumBytes == nil { output = try outputs.output(loops: request.loops ?? made.loops) }
    } add: { frame, duration in
      if let output, let plan, !host.isMeasuringOverflow {
        if held.count > 0 { try release(plan, to: output) }
        try output.add(frame, duration: duration)
      } else {
        held.add(frame)
      }
      if request.format.name == "gif", !losesSoftness { losesSoftness = frame.hasSoftArea }
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
    guard let plan else { return nil }
    host.measureLaterOverflow()
    let (width, height, _) = host.picture(margin: host.margin)
    var summary = ChildResult.Summary(width: width, height: height)
    summary.frames = plan.frames
    summary.seconds = plan.frames > 1 ? plan.frameDuration.seconds * Double(plan.frames) : nil
    if let output {
      if held.count > 0 { try release(plan, to: output) }
      try output.close()
    } else {
      held.enlarge(width: width, height: height)
      try fit(held, plan, outputs, &summary)
    }
    return summary
  }

  /// Writes the largest file within the limit.
  private func fit(
    _ frames: SeenFrames, _ plan: MotionPlan, _ outputs: FrameOutputs, _ summary: inout ChildResult.Summary
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
    summary.frames = plan.frames / found.choice.step
    ToolChannel.note(search.sentence(found.choice, bytes: found.data.count))
  }
}
