import Foundation
import OffscreenHost
import SwiftUI
import Testing

/// A view in a window of its own, and its pixels at one pixel a point.
@MainActor
struct Pixels {
  let host: OffscreenHost

  init<V: View>(
    width: CGFloat = 100, height: CGFloat = 100, background: Color? = nil, scale: CGFloat = 1,
    colorScheme: ColorScheme = .light, _ view: V
  ) {
    var configuration = OffscreenHost.Configuration()
    configuration.size = CGSize(width: width, height: height)
    configuration.scale = scale
    configuration.background = background
    configuration.colorScheme = colorScheme
    configuration.platform = .macOS
    host = OffscreenHost(rootView: view, configuration: configuration)
  }

  /// Straight red, green, blue and alpha, 0…255.
  subscript(x: Int, y: Int) -> [Int] {
    let c = host.renderFrame().rgba(x, y)
    return [Int(c.0), Int(c.1), Int(c.2), Int(c.3)]
  }

  func at(_ time: Double) -> Pixels {
    host.advance(to: time)
    return self
  }
}

/// Whether all components are within `tolerance`.
func isNear(_ a: [Int], _ b: [Int], within tolerance: Int = 1) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}
