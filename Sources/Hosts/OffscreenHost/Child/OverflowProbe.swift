import Foundation
import PreviewProtocol
import SwiftUI

/// Finds out how far views draw outside their own frame in their first seconds, so that a picture of their own size
/// does not cut them: an offset dot or a wave that grows is seen, as it is on a screen.
///
/// The views are shown in a copy of this process first, so that nothing that their code does there is left behind.
@MainActor
package struct OverflowProbe {
  /// How long is looked, and how often, in seconds: just before the halves and wholes at which most loops are widest.
  static let span = 2.0
  static let step = 0.24
  /// Pixels a point: a bitmap finds what is drawn with every effect, and a coarse one is enough.
  package static let scale: CGFloat = 0.25
  /// What is drawn fainter than this, of 255, may be cut.
  static let faintest: UInt8 = 6

  /// Runs `look` in a copy of this process and returns what it found. Nil: it did not end well.
  package static func inCopy(_ look: () -> CGSize?) -> CGSize? {
    let bytes = ForkedProcess.run(count: 2 * MemoryLayout<Double>.size) {
      look().map { found in [Double(found.width), Double(found.height)].withUnsafeBytes { Array($0) } }
    }
    let sides = bytes?.withUnsafeBytes {
      [$0.loadUnaligned(as: Double.self), $0.loadUnaligned(fromByteOffset: 8, as: Double.self)]
    }
    return sides.map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// The points beside and above the views' frame that `host`, with `room` around, draws on.
  ///
  /// - Parameter willDraw: called before each look.
  package static func overflow(of host: OffscreenHost, room: CGFloat, willDraw: () -> Void = {}) -> CGSize {
    var result = CGSize.zero
    var time = 0.0
    repeat {
      willDraw()
      host.advance(to: time)
      host.updatePixels()
      let canvas = host.size
      let drawn = drawnRect(of: host)
      result.width = max(result.width, room - drawn.minX, drawn.maxX - (canvas.width - room))
      result.height = max(result.height, room - drawn.minY, drawn.maxY - (canvas.height - room))
      time += step
    } while time < span && !host.isIdle()
    return result
  }

  /// Where pixels are not clear, in points; the middle of the canvas where none is.
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
  /// far as the platform's screen would show it.
  mutating func measureOverflow() {
    guard request.width == nil, request.badge == nil, let scene = try? chosenScene() else { return }
    var settings = configuration(for: scene)
    guard settings.size == nil else { return }
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
    let found = OverflowProbe.inCopy {
      ToolChannel.stepIsDone()
      if let folder = request.resourceFolder { ImageLibrary.folders.insert(folder, at: 0) }
      guard let scene = try? chosenScene() else { return nil }
      let host = OffscreenHost(rootView: scene.view, configuration: settings)
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
    overflow = found ?? .zero
  }
}
