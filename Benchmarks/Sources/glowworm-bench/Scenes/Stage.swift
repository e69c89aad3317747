import Foundation
import OffscreenHost
import SwiftUI

/// A view on an offscreen host at 2×, white behind.
@MainActor
func stage<V: View>(_ view: V, size: CGSize? = nil, change: (inout OffscreenHost.Configuration) -> Void = { _ in })
  -> OffscreenHost
{
  var configuration = OffscreenHost.Configuration()
  configuration.scale = 2
  configuration.size = size
  configuration.background = .white
  change(&configuration)
  return OffscreenHost(rootView: view, configuration: configuration)
}

/// Plays `frames` frames of 60 Hz from `start`, each sampled, displayed and drawn; returns the seconds of CPU.
@MainActor
func play(_ host: OffscreenHost, frames: Int, from start: inout Int) -> Double {
  let begin = threadTime()
  for _ in 0..<frames {
    start += 1
    host.showFrame(at: Double(start) / 60)
    host.updatePixels()
  }
  return threadTime() - begin
}
