import Foundation
import ImageEncoding
import PreviewProtocol
import SwiftUI

/// One request: a picture, a moving picture or a look at the tree.
@MainActor
struct PreviewJob {
  struct Failure: Error {
    var message: String
    /// The request asks for something that is not there.
    var isUsage = false
  }

  /// Seconds after which a motion that neither ends nor repeats exactly is cut.
  static let longestMotion = 30.0

  let request: PreviewRequest
  let registry: GlowwormRegistry

  func run() throws {
    restartTimer()
    switch (request.mode, request.format) {
    case (.inspect, _): try write(Data(inspection().utf8))
    case (.render, .png):
      let host = try makeHost()
      host.advance(to: request.time)
      try write(PNGEncoder.encode(image(host)))
    case (.render, .apng), (.render, .gif): try renderMotion()
    case (.render, .svg), (.render, .html), (.render, .json): try write(vectorDocument())
    }
  }

  /// An alarm ends this process when the user's code does not come back: no code of its own can catch a hang. Every
  /// frame starts it again, so that a long picture is not a hang.
  func restartTimer() {
    let seconds = request.timeLimit.rounded(.down)
    var timer = itimerval()
    timer.it_value = timeval(tv_sec: Int(seconds), tv_usec: Int((request.timeLimit - seconds) * 1_000_000))
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }

  private func write(_ data: Data) throws {
    do {
      try data.write(to: URL(fileURLWithPath: request.outputPath))
    } catch {
      throw Failure(message: "\(request.outputPath) cannot be written.")
    }
  }

  func makeHost(_ change: (inout OffscreenHost.Configuration) -> Void = { _ in }) throws -> OffscreenHost {
    if let folder = request.resourceFolder { ImageLibrary.folders.insert(folder, at: 0) }
    ProcessClock.startIfLoaded(at: Date(timeIntervalSince1970: request.date))
    let scene = try chosenScene()
    var configuration = configuration(for: scene)
    change(&configuration)
    return OffscreenHost(rootView: scene.view, configuration: configuration)
  }

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
    result.scale = CGFloat(request.scale)
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
    let plan = try plan()
    let host = try makeHost()
    let writer: any FrameSequenceWriter =
      request.format == .gif ? GIFWriter(loops: plan.loops) : APNGWriter(loops: plan.loops)
    for index in 0..<plan.frames {
      restartTimer()
      host.advance(to: plan.start + plan.offset(of: index))
      try writer.add(image(host), duration: plan.frameDuration)
    }
    try write(writer.finish())
  }

  /// Watches the motion once, without drawing, to know when it loops or settles.
  private func plan() throws -> MotionPlan {
    if case .seconds(let seconds) = request.duration {
      return MotionPlan(start: request.time, seconds: seconds, framesPerSecond: request.framesPerSecond, loops: 0)
    }
    let host = try makeHost()
    host.advance(to: request.time)
    var loop = host.loop
    while loop.leadIn > host.time, host.time < Self.longestMotion {
      restartTimer()
      host.advance(to: min(loop.leadIn, Self.longestMotion))
      loop = host.loop
    }
    let rate = request.framesPerSecond
    if loop.isEndless, !loop.unclosed.isEmpty {
      let message =
        "warning: the animations have no common period within \(Int(Self.longestMotion)) s; the loop is cut there.\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
    guard loop.isEndless else {
      let end = max(host.time, loop.leadIn)
      return MotionPlan(settlingFrom: request.time, to: end, framesPerSecond: rate)
    }
    let start = max(host.time, loop.leadIn)
    guard let numerator = loop.periodNumerator, let denominator = loop.periodDenominator, loop.unclosed.isEmpty else {
      return MotionPlan(start: start, seconds: Self.longestMotion, framesPerSecond: rate, loops: 0)
    }
    return MotionPlan(loopFrom: start, numerator: numerator, denominator: denominator, framesPerSecond: rate)
  }

  private func inspection() throws -> String {
    let host = try makeHost()
    host.advance(to: request.time)
    let report = InspectionReport(
      time: request.time, width: Double(host.size.width), height: Double(host.size.height), root: host.inspect())
    return request.asJSON ? try report.json() : report.tree()
  }
}
