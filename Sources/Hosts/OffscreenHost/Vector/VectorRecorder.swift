import Drawing
import Foundation
import Motion
import SwiftUI
import VectorRenderer
import ViewGraph

/// A recorder of one host's display list over time.
@MainActor
final class VectorRecorder {
  let host: OffscreenHost
  let start: Double
  private let painter: LayerPainter
  private(set) var samples: [VectorRecording.Sample] = []
  /// The size of the views' canvas at each sample in points, without the margins of the host, which may still grow. What
  /// is presented has none.
  private var canvases: [(size: CGSize, hasMargin: Bool)] = []
  private var animations: [LayerAnimation] = []
  private var animationsSeen = -1
  /// The tracker of changed layers and their last states. Unchanged layers are not recorded again, and share one state
  /// in the picture.
  private let tracker = LayerTracker()
  private var known: [ObjectIdentifier: LayerState] = [:]

  init(_ host: OffscreenHost, start: Double) {
    self.host = host
    self.start = start
    painter = LayerPainter(scale: host.configuration.scale)
  }

  var warnings: [String] { painter.reasons }

  /// Records the current tree.
  func sample(isFrame: Bool) {
    collectAnimations()
    painter.isFrame = isFrame
    let state = state(of: host.displayList, isRoot: true)
    tracker.removeAll()
    samples.append(.init(time: host.time - start, isFrame: isFrame, root: state))
    host.coverOverflow()
    canvases.append((host.graph.root.canvasSize, host.graph.overlayLayers.isEmpty))
  }

  private func state(of layer: Layer, isRoot: Bool = false) -> LayerState {
    // A rasterized layer changes with all of its content, and only at frames.
    guard LayerState.isVector(layer, isRoot: isRoot) else {
      return LayerState(layer, isRoot: isRoot, rasterizer: painter)
    }
    let key = ObjectIdentifier(layer)
    let children = layer.children.map { state(of: $0) }
    let mask = layer.mask.map { state(of: $0, isRoot: true) }
    if layer.isTracked(by: tracker), layer.changes.isEmpty, let old = known[key], old.holds(children, mask: mask) {
      return old
    }
    let made = LayerState(layer, children: children, mask: mask, isRoot: isRoot, rasterizer: painter)
    layer.track(tracker, slot: 0)
    known[key] = made
    return made
  }

  /// Animations start in updates, so there are no new ones in between.
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

  /// Returns the times, on the host's clock, at which an animation may jump: the starts and ends of iterations.
  func edges(from: Double, to: Double) -> [Double] {
    var edges: Set<Double> = []
    for animation in animations {
      guard let timing = animation.timing, timing.iterationLength > 0 else { continue }
      let first = animation.beginTime + start + timing.delay / timing.speed
      let length = timing.iterationLength / timing.speed
      if timing.autoreverses, timing.isEndless { continue }
      var iteration = max(0, ((from - first) / length).rounded(.down))
      while true {
        let edge = first + iteration * length
        if edge > to + 1e-9 || (!timing.isEndless && iteration > Double(timing.repeatCount)) { break }
        if edge > from + 1e-9 { edges.insert(edge) }
        iteration += 1
      }
    }
    return edges.sorted()
  }

  /// The smallest size that holds the views at all times until `end`, in points.
  func size(until end: Double) -> CGSize {
    let margin = host.meter?.margin ?? .zero
    return zip(samples, canvases).reduce(CGSize.zero) { result, each in
      guard each.0.time <= end + 1e-7 else { return result }
      let (size, hasMargin) = each.1
      let around = hasMargin ? margin : .zero
      return result.union(CGSize(width: size.width + 2 * around.width, height: size.height + 2 * around.height))
    }
  }

  /// - Parameters:
  ///   - still: A host that shows the same views at rest.
  ///   - size: The picture's size in points; views that are smaller stand in its middle, as on a screen.
  func recording(
    still: OffscreenHost, size: CGSize, loopStart: Double, period: Double?, until end: Double
  ) -> VectorRecording {
    painter.isFrame = true
    let rest = LayerState(still.displayList, isRoot: true, rasterizer: painter)
    let offset = Self.offset(of: host, in: size)
    var kept: [VectorRecording.Sample] = []
    for (index, sample) in samples.enumerated() where sample.time <= end + 1e-7 {
      var placed = sample
      if offset != .zero {
        // What has not changed stays the same object.
        let isSame = index > 0 && samples[index - 1].root === sample.root
        placed.root = isSame ? kept[index - 1].root : sample.root.moved(by: offset)
      }
      kept.append(placed)
    }
    return VectorRecording(
      samples: kept, still: rest.moved(by: Self.offset(of: still, in: size)), animations: animations,
      loopStart: loopStart, period: period)
  }

  /// Returns the offset from a host's first picture to one of another size with the same center.
  private static func offset(of host: OffscreenHost, in size: CGSize) -> CGPoint {
    let center = host.graph.root.center ?? CGPoint(x: host.size.width / 2, y: host.size.height / 2)
    return CGPoint(x: size.width / 2 - center.x, y: size.height / 2 - center.y)
  }
}

extension CGSize {
  /// The smallest size that holds both.
  func union(_ other: CGSize) -> CGSize {
    CGSize(width: max(width, other.width), height: max(height, other.height))
  }
}
