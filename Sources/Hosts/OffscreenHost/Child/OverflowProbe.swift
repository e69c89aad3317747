import Foundation
import PreviewProtocol
import SwiftUI

/// A probe that measures how far views draw outside of their own frame in their first seconds, so that an image with
/// their own size does not clip them, such as an offset dot or a growing wave.
///
/// The views are shown in a copy of this process first, with the same inputs, and nothing that they print there is seen.
@MainActor
package struct OverflowProbe {
  /// How long is looked from the start and from each input on, and how often, in seconds: just before the halves and
  /// wholes at which most loops are widest.
  static let span = 2.0
  static let step = 0.24
  /// The scale in pixels per point. A bitmap includes every effect, and a low resolution is sufficient.
  package static let scale: CGFloat = 0.25
  /// The opacity, of 255, below which pixels may be clipped.
  static let faintest: UInt8 = 6

  /// Runs `look` in a forked copy of this process and returns its result, or `nil` if it failed.
  package static func inCopy(_ look: () -> CGSize?) -> CGSize? {
    let bytes = ForkedProcess.run(count: 2 * MemoryLayout<Double>.size) {
      look().map { found in [Double(found.width), Double(found.height)].withUnsafeBytes { Array($0) } }
    }
    let sides = bytes?.withUnsafeBytes {
      [$0.loadUnaligned(as: Double.self), $0.loadUnaligned(fromByteOffset: 8, as: Double.self)]
    }
    return sides.map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// Returns the overflow: the points beside and above the views' frame on which `host`, with margins of `room`, draws.
  ///
  /// - Parameter willDraw: Called before each sample.
  package static func overflow(of host: OffscreenHost, room: CGFloat, willDraw: () -> Void = {}) -> CGSize {
    var result = CGSize.zero
    let starts = [0] + host.inputs.times
    var next: Double? = 0
    while let time = next {
      willDraw()
      host.advance(to: time)
      host.updatePixels()
      let canvas = host.size
      let drawn = drawnRect(of: host)
      result.width = max(result.width, room - drawn.minX, drawn.maxX - (canvas.width - room))
      result.height = max(result.height, room - drawn.minY, drawn.maxY - (canvas.height - room))
      let following = time + step
      let isNearStart = starts.contains { $0 <= following && following < $0 + span }
      let rests = host.isIdle() && host.inputs.next == nil
      next = isNearStart && !rests ? following : host.inputs.next
    }
    return result
  }

  /// Returns the bounds of visible pixels in points, or the center of the canvas if there are none.
  private static func drawnRect(of host: OffscreenHost) -> CGRect {
    let scale = host.configuration.scale
    let width = max(1, Int((host.size.width * scale).rounded(.up)))
    let height = max(1, Int((host.size.height * scale).rounded(.up)))
    var (left, top, right, bottom) = (width, height, -1, -1)
    host.withPixels { pixels, bytesPerRow in
      guard let base = pixels.baseAddress else { return }
      for y in 0..<height {
        let row = base + y * bytesPerRow + 3
        var first = 0
        while first < width, row[first * 4] < faintest { first += 1 }
        guard first < width else { continue }
        var last = width - 1
        while row[last * 4] < faintest { last -= 1 }
        left = min(left, first)
        right = max(right, last)
        top = min(top, y)
        bottom = y
      }
    }
    guard right >= 0 else { return CGRect(x: host.size.width / 2, y: host.size.height / 2, width: 0, height: 0) }
    return CGRect(
      x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right + 1 - left) / scale,
      height: CGFloat(bottom + 1 - top) / scale)
  }
}

extension PreviewJob {
  /// Sets the room around views that are shown at their own size: enough for what they draw outside their frame, as
  /// far as the platform's screen would show it. Called before any of the user's code has run.
  ///
  /// Inspection needs none: its coordinates, and those of inputs, are counted from the corner of the picture without it.
  mutating func measureOverflow() {
    guard request.mode == .render, request.width == nil, request.badge == nil else { return }
    overflow = OverflowProbe.inCopy { measuredOverflow() } ?? .zero
  }

  private func measuredOverflow() -> CGSize? {
    ToolChannel.stepIsDone()
    if let folder = request.resourceFolder { ImageLibrary.folders.insert(folder, at: 0) }
    guard let scene = try? chosenScene() else { return nil }
    var settings = configuration(for: scene)
    guard settings.size == nil else { return nil }
    let standard = settings.room
    let screen = settings.screenSize
    let room = max(screen.width, screen.height) / 2
    let displayScale = settings.scale
    settings.scale = OverflowProbe.scale
    settings.room = room
    settings.background = nil
    let customize = settings.customize
    settings.customize = { values in
      customize(&values)
      values.displayScale = displayScale
    }
    let host = OffscreenHost(rootView: scene.view, configuration: settings)
    scheduleInputs(on: host, offset: CGSize(width: room - standard, height: room - standard))
    Self.shown.append(host)
    let fitted = CGSize(width: host.size.width - 2 * room, height: host.size.height - 2 * room)
    // What is presented has the whole screen already.
    guard host.graph.overlayLayers.isEmpty else { return nil }
    let over = OverflowProbe.overflow(of: host, room: room, willDraw: ToolChannel.stepIsDone)
    guard host.graph.overlayLayers.isEmpty else { return nil }
    func side(_ over: CGFloat, _ own: CGFloat, _ whole: CGFloat) -> CGFloat {
      guard over > standard else { return 0 }
      return max(0, min((over + standard / 2).rounded(.up), ((whole - own) / 2).rounded(.up)) - standard)
    }
    return CGSize(
      width: side(over.width, fitted.width, screen.width), height: side(over.height, fitted.height, screen.height))
  }

  /// - Parameter offset: Points from the corner from which the inputs' places are counted to that of the host's picture.
  func scheduleInputs(on host: OffscreenHost, offset: CGSize) {
    for input in request.inputs { host.schedule(InputEvent.events(input, offset: offset)) }
  }
}
