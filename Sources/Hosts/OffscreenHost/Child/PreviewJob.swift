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

  /// Does what is asked for; answers what the picture is, if it is one.
  func run() throws -> ChildResult.Summary? {
    ToolChannel.stepIsDone()
    ProcessClock.isWaiting = ToolChannel.isWaiting
    switch (request.mode, request.format.kind) {
    case (.inspect, _):
      try write(Data(inspection().utf8))
      return nil
    case (.live, _):
      try LiveJob(host: makeHost(), request: request).run()
      return nil
    case (.render, .still):
      let host = try makeHost()
      host.advance(to: request.time)
      try checkSize(of: host)
      let image = host.renderLastFrame()
      try write(PNGEncoder.encode(image))
      return ChildResult.Summary(width: image.width, height: image.height)
    case (.render, .moving), (.render, .video), (.render, .sequence): return try renderMotion()
    case (.render, .vector):
      let document = try vectorDocument()
      try write(document.data)
      return document.summary
    }
  }

  func write(_ data: Data) throws {
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
    for input in request.inputs { host.schedule(InputEvent.events(input)) }
    Self.shown.append(host)
    return host
  }

  /// The hosts. They live until the process ends, as those of an app do, because their objects may not support an
  /// earlier release, such as a suspended timer source.
  static var shown: [OffscreenHost] = []

  private func chosenScene() throws -> PreviewScene {
    if let name = PreviewRequest.previewName(in: request.selection) { return try registry.preview(name) }
    guard let scene = registry.scene(request.selection) else {
      throw Failure(.failed("The chosen preview is not compiled on this platform."))
    }
    return scene
  }

  private func configuration(for scene: PreviewScene) -> OffscreenHost.Configuration {
    var result = OffscreenHost.Configuration()
    result.platform = request.platform == .macos ? .macOS : .iOS
    result.size = scene.size(on: result)
    if let width = request.width, let height = request.height { result.size = CGSize(width: width, height: height) }
    if let badge = request.badge { result.margin = CGFloat(badge.margin) }
    result.scale = CGFloat(request.scale)
    // Inspection needs none: its coordinates, and those of inputs, are counted from the corner of the picture without it.
    result.measuresOverflow = request.mode == .render && request.badge == nil
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

  private func inspection() throws -> String {
    let host = try makeHost()
    var reports: [InspectionReport] = []
    for time in request.times.isEmpty ? [request.time] : request.times {
      host.advance(to: time)
      var root = host.inspect()
      SourceLocator(outline: request.outline).locate(&root)
      reports.append(
        InspectionReport(
          time: time, width: Double(host.size.width), height: Double(host.size.height), root: root,
          accessibility: host.accessibility))
    }
    if let point = request.pickedPoint {
      let origin = host.contentOrigin
      let picks = reports.map { PickReport($0, x: point.x, y: point.y, origin: origin) }
      return request.asJSON ? try InspectionReport.json(picks) : picks.map { $0.line() }.joined()
    }
    guard request.asJSON else { return reports.map { $0.tree() }.joined(separator: "\n") }
    for report in reports { try report.checkDepth() }
    return try InspectionReport.json(reports)
  }
}
