import Foundation
import Geometry
import OffscreenHost
import SwiftUI
import ViewGraph

/// A window of 320 × 480 points at one pixel a point in which a control is tried.
@MainActor
struct ControlStage {
  let host: OffscreenHost

  init<V: View>(
    _ view: V, size: CGSize? = CGSize(width: 320, height: 480),
    customize: (inout OffscreenHost.Configuration) -> Void = { _ in }
  ) {
    var configuration = OffscreenHost.Configuration()
    configuration.size = size
    configuration.scale = 1
    configuration.margin = 0
    configuration.background = .white
    customize(&configuration)
    host = OffscreenHost(rootView: view, configuration: configuration)
  }

  /// As large as the view: the view's own size.
  static func size<V: View>(
    of view: V, customize: (inout OffscreenHost.Configuration) -> Void = { _ in }
  ) -> CGSize {
    ControlStage(view, size: nil, customize: customize).host.size
  }

  func at(_ time: Double) -> ControlStage {
    host.advance(to: time)
    return self
  }

  /// The texts shown, in the order of the tree.
  var texts: [String] { host.inspect().all("Text").compactMap { $0.texts["text"] } }

  /// The middle of the first text that reads so, in the picture.
  func place(of text: String) -> CGPoint? {
    let found = host.inspect().all("Text").last { $0.texts["text"] == text }
    guard let frame = found?.frame else { return nil }
    let origin = host.graph.root.contentOrigin
    return CGPoint(x: origin.x + frame.x + frame.width / 2, y: origin.y + frame.y + frame.height / 2)
  }

  @discardableResult
  func tap(_ text: String) -> Bool {
    guard let point = place(of: text) else { return false }
    return host.tap(at: point)
  }

  /// Red, green and blue of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let (r, g, b, _) = host.renderFrame().rgba(x, y)
    return [Int(r), Int(g), Int(b)]
  }

  /// The leftmost and rightmost columns in a row whose color is not the window's white.
  func ink(row y: Int) -> ClosedRange<Int>? {
    let frame = host.renderFrame()
    let columns = (0..<frame.width).filter { x in
      let (r, g, b, _) = frame.rgba(x, y)
      return min(r, g, b) < 250
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }
}
