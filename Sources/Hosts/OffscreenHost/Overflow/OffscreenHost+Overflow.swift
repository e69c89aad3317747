import Foundation
import Geometry
import ImageEncoding
import RasterRenderer
import ViewGraph

extension OffscreenHost {
  /// The margins in points at the sides, and above and below, in addition to the configuration's.
  package var margin: CGSize {
    // What is presented has the whole screen.
    graph.overlayLayers.isEmpty ? meter?.margin ?? .zero : .zero
  }

  /// A Boolean value that indicates whether the views are still being sampled, so that their margins may grow.
  var isMeasuringOverflow: Bool { meter?.next != nil }

  /// Measures a sample if it is due.
  func measureDueOverflow() {
    guard let meter, meter.next.map({ $0 <= time }) == true else { return }
    graph.defersLayout = false
    runDueWork()
    meter.sample(graph, at: time)
  }

  /// Enlarges the margins if they do not hold what is drawn now.
  func coverOverflow() { meter?.cover(graph) }

  /// Measures running animations where the host's time ends before the last sample, so that the margins are the same at
  /// every time of a motion. Nothing else runs: no body, timer, task or input. The host shows nothing else afterwards.
  func measureLaterOverflow() {
    guard let meter else { return }
    let end = time
    while !graph.animatingNodes.isEmpty, let sample = meter.next(until: end) {
      graph.presentAnimations(at: sample)
      meter.sample(graph, at: sample)
    }
  }

  /// Renders the current image with the margins of the whole motion. The host shows nothing else afterwards.
  package func renderLastFrame() -> RGBAImage {
    graph.frame(at: time)
    guard let meter else {
      let frame = renderFrame()
      return RGBAImage(width: frame.width, height: frame.height, pixels: frame.pixels)
    }
    meter.cover(graph)
    let wide = frame(margin: meter.widest(graph))
    measureLaterOverflow()
    let (width, height, _) = picture(margin: margin)
    return RGBAImage(width: wide.width, height: wide.height, pixels: wide.pixels)
      .centered(width: width, height: height, background: emptyPixel)
  }

  /// A pixel on which nothing is drawn, as loaded from RGBA memory.
  var emptyPixel: UInt32 {
    let background = configuration.background?.resolve(in: configuration.colorContext)
    let pixel = RasterSurface(width: 1, height: 1, scale: 1, background: background).rgba()
    return pixel.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
  }
}
