import Drawing
import Foundation
import Geometry
import Motion

/// A running effect in numbers: what is shown is `start + way · (step − 1)`, written to one layer.
package struct EffectTrack {
  package enum Kind: UInt8 {
    /// Lane 0: opacity.
    case opacity
    /// Lanes 0, 1: scale along x and y; 2, 3: the anchor, 128 times its unit point.
    case scale
    /// Lane 0: 128 times the radians; 1, 2: the anchor, 128 times its unit point.
    case rotation
  }

  package var kind: Kind
  /// The model value's animatable data.
  package var model: SIMD4<Double>
  /// New − old model.
  package var way: SIMD4<Double>
  /// The shown size of the item, in points.
  package var size: CGSize

  package init(kind: Kind, model: SIMD4<Double>, way: SIMD4<Double>, size: CGSize) {
    self.kind = kind
    self.model = model
    self.way = way
    self.size = size
  }
}

/// Samples the running effects of the usual kinds in one loop over plain numbers: no existential, no generic code, no
/// reference count and no allocation. Equal animations that began together are sampled once.
final class PresentationSampler {
  private struct Entry {
    var track: EffectTrack
    var clock: Int32
    unowned(unsafe) var layer: Layer
    unowned(unsafe) var node: ItemNode
  }

  /// One animation at one start.
  private struct Clock {
    var timing: AnimationTiming
    var begin: Double
    /// From here on the animator itself has to look: it may end or be complete.
    var limit: Double
    var users: Int32
    /// The step at the current time; NaN: the limit has been reached.
    var step: Double
  }

  private var entries: ContiguousArray<Entry> = []
  private var clocks: ContiguousArray<Clock> = []

  var isEmpty: Bool { entries.isEmpty }

  /// The nodes that move here.
  var nodes: [ItemNode] { entries.map { $0.node } }
  var count: Int { entries.count }

  /// Whether one of what moves here can be seen.
  var canBeSeen: Bool {
    // By index: an iterator allocates in debug builds.
    var index = 0
    while index < entries.count {
      let node = entries[index].node
      if node.canBeSeen, node.graph.occluderCount == 0 || !node.isCovered { return true }
      index += 1
    }
    return false
  }

  /// Hands back the nodes that `condition` holds for.
  func release(where condition: (ItemNode) -> Bool) {
    for node in nodes where condition(node) {
      remove(node)
      node.startTicking()
    }
  }

  /// Starts sampling; the node remembers the place, which `remove` of others may change.
  func add(_ track: EffectTrack, motion: SingleMotion, node: ItemNode, layer: Layer) {
    var place = clocks.count - 1
    while place >= 0 {
      let clock = clocks[place]
      if clock.begin == motion.begin, clock.limit == motion.limit, clock.timing == motion.timing { break }
      // Those that begin together are added together; further back it is not worth looking.
      if clocks.count - place > 8 {
        place = -1
        break
      }
      place -= 1
    }
    if place < 0 {
      place = clocks.firstIndex { $0.users == 0 } ?? clocks.count
      let made = Clock(timing: motion.timing, begin: motion.begin, limit: motion.limit, users: 0, step: 0)
      if place == clocks.count { clocks.append(made) } else { clocks[place] = made }
    }
    clocks[place].users += 1
    node.samplerPlace = Int32(entries.count)
    entries.append(Entry(track: track, clock: Int32(place), layer: layer, node: node))
  }

  func remove(_ node: ItemNode) {
    let place = Int(node.samplerPlace)
    guard place >= 0 else { return }
    node.samplerPlace = -1
    clocks[Int(entries[place].clock)].users -= 1
    let last = entries.removeLast()
    if place < entries.count {
      entries[place] = last
      last.node.samplerPlace = Int32(place)
    }
    if entries.isEmpty { clocks.removeAll(keepingCapacity: true) }
  }

  /// Writes what is shown at `time` to the layers. Nodes whose animation may be over are handed to `release`.
  func sample(at time: Double, release: (ItemNode) -> Void) {
    guard !entries.isEmpty else { return }
    var someEnd = false
    // Moved out and back: while a property of this object is being accessed, every other access anywhere is compared
    // with it.
    var clocks: ContiguousArray<Clock> = []
    swap(&clocks, &self.clocks)
    for index in clocks.indices where clocks[index].users > 0 {
      let isOver = time >= clocks[index].limit
      let sample = isOver ? nil : clocks[index].timing.sample(at: time - clocks[index].begin)
      clocks[index].step = sample?.step ?? .nan
      if sample == nil { someEnd = true }
    }
    let entries = self.entries
    // By index: an iterator allocates where it is not specialized.
    for index in entries.indices {
      let entry = entries[index]
      let step = clocks[Int(entry.clock)].step
      if step.isNaN { continue }
      let lanes = entry.track.model + entry.track.way * (step - 1)
      entry.track.write(lanes, to: entry.layer)
    }
    swap(&clocks, &self.clocks)
    guard someEnd else { return }
    for index in entries.indices.reversed() {
      let entry = self.entries[index]
      guard self.clocks[Int(entry.clock)].step.isNaN else { continue }
      let node = entry.node
      remove(node)
      release(node)
    }
  }
}

/// An animation that runs alone, from rest, in flat form.
package struct SingleMotion {
  package var timing: AnimationTiming
  package var begin: Double
  package var limit: Double
}

extension EffectTrack {
  /// The same arithmetic as the effects' own `apply`.
  @inline(__always)
  fileprivate func write(_ lanes: SIMD4<Double>, to layer: Layer) {
    switch kind {
    case .opacity: layer.opacity = lanes[0]
    case .scale:
      let transform = EffectTransforms.scale(
        x: lanes[0], y: lanes[1], anchorX: lanes[2] / 128, anchorY: lanes[3] / 128, size: size)
      layer.transform = ProjectionTransform(transform)
    case .rotation:
      let transform = EffectTransforms.rotation(
        radians: lanes[0] / 128, anchorX: lanes[1] / 128, anchorY: lanes[2] / 128, size: size)
      layer.transform = ProjectionTransform(transform)
    }
  }
}

/// The transforms of the usual effects, about an anchor in unit points of a size in points.
package enum EffectTransforms {
  package static func scale(x: Double, y: Double, anchorX: Double, anchorY: Double, size: CGSize) -> CGAffineTransform {
    // A scale of 0 would make the transform singular: a size too small to be seen stands for it.
    let x = x == 0 ? 1e-6 : x
    let y = y == 0 ? 1e-6 : y
    let pivotX = anchorX * size.width
    let pivotY = anchorY * size.height
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: pivotX - x * pivotX, ty: pivotY - y * pivotY)
  }

  package static func rotation(radians: Double, anchorX: Double, anchorY: Double, size: CGSize) -> CGAffineTransform {
    let pivotX = anchorX * size.width
    let pivotY = anchorY * size.height
    return CGAffineTransform(translationX: -pivotX, y: -pivotY)
      .concatenating(CGAffineTransform(rotationAngle: CGFloat(radians)))
      .concatenating(CGAffineTransform(translationX: pivotX, y: pivotY))
  }
}
