import OffscreenHost
import SwiftUI

/// A view in a window of its own, on the virtual clock.
@MainActor
struct Shot {
  let host: OffscreenHost

  init<V: View>(
    _ view: V, width: CGFloat = 80, height: CGFloat = 40,
    customize: (inout OffscreenHost.Configuration) -> Void = { _ in }
  ) {
    var configuration = OffscreenHost.Configuration()
    configuration.size = CGSize(width: width, height: height)
    configuration.background = .white
    customize(&configuration)
    host = OffscreenHost(rootView: view, configuration: configuration)
  }

  /// The picture at `time` seconds.
  func pixels(at time: Double) -> OffscreenHost.Frame {
    host.advance(to: time)
    return host.renderFrame()
  }
}
