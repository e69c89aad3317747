import Drawing
import Foundation
import Motion
import SwiftUI
import VectorRenderer
import ViewGraph

/// Watches one host's display list while its time goes on.
@MainActor
final class VectorRecorder {
  let host: OffscreenHost
  let start: Double
  private let painter: LayerPainter
  private(set) var samples: [VectorRecording.Sample] = []
  private var animations: [LayerAnimation] = []
  private var animationsSeen = -1
  /// Which layers have changed since the last sample, and how each was then: what has not changed is not noted again,
  /// and the picture is made from it as from one moment.
  private let tracker = LayerTracker()
  private var known: [ObjectIdentifier: LayerState] = [:]

  init(_ host: OffscreenHost, start: Double) {
    self.host = host
    self.start = start
    painter = LayerPainter(scale: host.configuration.scale)
  }

  var warnings: [String] { painter.reasons }

  /// Notes the tree as it is now.
  func sample(isFrame: Bool) {
    collectAnimations()
    painter.isFrame = isFrame
    let state = state(of: host.displayList)
    tracker.removeAll()
    samples.append(.init(time: host.time - start, isFrame: isFrame, root: state))
  }

  private func state(of layer: Layer) -> LayerState {
    // What is drawn into pixels changes with all that it holds, and only at frames.
    guard LayerState.isVector(layer) else { return LayerState(layer, rasterizer: painter) }
    let key = ObjectIdentifier(layer)
    let children = layer.children.map(state)
    let mask = layer.mask.map(state)
    if layer.isTracked(by: tracker), layer.changes.isEmpty, let old = known[key], old.holds(children, mask: mask) {
      return old
    }
    let made = LayerState(layer, children: children, mask: mask, rasterizer: painter)
    layer.track(tracker, slot: 0)
    known[key] = made
    return made
  }

  /// Animations start in updates: between them there is nothing new.
  private func collectAnimations() {
    let graph = host.graph
    guard graph.animationsStarted != animationsSeen else { return }
    animationsSeen = graph.animationsStarted
    graph.refreshLayerAnimations()
    var found = graph.bodyAnimations
    func visit(_ layer: Layer) {
      found += layer.animations
      if let mask = layer.mask { visit(mask) }
      for child in layer.children { visit(child) }
    }
    visit(host.displayList)
    for var animation in found {
      animation.beginTime -= start
      if !animations.contains(animation) { animations.append(animation) }
    }
  }

  /// The times, on the host's clock, at which an animation may jump: starts and ends of passes.
  func edges(from: Double, to: Double) -> [Double] {
    var edges: Set<Double> = []
    for animation in animations {
      guard let timing = animation.timing, timing.iterationLength > 0 else { continue }
      let first = animation.beginTime + start + timing.delay / timing.speed
      let length = timing.iterationLength / timing.speed
      if timing.autoreverses, timing.isEndless { continue }
      var pass = max(0, ((from - first) / length).rounded(.down))
      while true {
        let edge = first + pass * length
        if edge > to + 1e-9 || (!timing.isEndless && pass > Double(timing.repeatCount)) { break }
        if edge > from + 1e-9 { edges.insert(edge) }
        pass += 1
      }
    }
    return edges.sorted()
  }

  /// - Parameter still: a host that shows the same views at rest.
  func recording(still: OffscreenHost?, loopStart: Double, period: Double?, until end: Double) -> VectorRecording {
    painter.isFrame = true
    let state = still.map { LayerState($0.displayList, rasterizer: painter) }
    let kept = samples.filter { $0.time <= end + 1e-7 }
    return VectorRecording(
      samples: kept, still: state, animations: animations, loopStart: loopStart, period: period)
  }
}
