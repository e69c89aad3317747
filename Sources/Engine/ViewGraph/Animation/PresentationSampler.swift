import Drawing
import Foundation
import Geometry
import Motion

/// A running effect as plain numbers. The presentation value is `start + displacement · (step − 1)`, written to one layer.
package struct EffectTrack {
  package enum Kind: UInt8 {
    /// The opacity in lane 0.
    case opacity
    /// A scale along x and y in lanes 0 and 1, and the anchor, 128 times its unit point, in lanes 2 and 3.
    case scale
    /// A rotation, 128 times the radians, in lane 0, and the anchor, 128 times its unit point, in lanes 1 and 2.
    case rotation
  }

  package var kind: Kind
  /// The animatable data of the model value.
  package var model: SIMD4<Double>
  /// The change of the model: new − old value.
  package var displacement: SIMD4<Double>
  /// The presented size of the item in points.
  package var size: CGSize

  package init(kind: Kind, model: SIMD4<Double>, displacement: SIMD4<Double>, size: CGSize) {
    self.kind = kind
    self.model = model
    self.displacement = displacement
    self.size = size
  }
}

/// A sampler of the most common effects in one loop over plain numbers: without existentials, generic code, reference
/// counting or allocation. Equal animations that started together are sampled once.
final class PresentationSampler {
  private struct Entry {
    var track: EffectTrack
    var clock: Int32
    unowned(unsafe) var layer: Layer
    unowned(unsafe) var node: ItemNode
  }

  /// One animation with one start time.
  private struct Clock {
    var timing: AnimationTiming
    var begin: Double
    /// The time from which the animator must be consulted, because the animation may end or be complete.
    var limit: Double
    var users: Int32
    /// The step at the current time, or NaN if the limit has been reached.
    var step: Double
  }

  private var entries: ContiguousArray<Entry> = []
  private var clocks: ContiguousArray<Clock> = []

  var isEmpty: Bool { entries.isEmpty }

  /// The nodes of the running effects.
  var nodes: [ItemNode] { entries.map { $0.node } }
  var count: Int { entries.count }

  /// A Boolean value that indicates whether any of the effects is visible.
  var canBeSeen: Bool {
    // Iterates by index, because an iterator allocates in debug builds.
    var index = 0
    while index < entries.count {
      let node = entries[index].node
      if node.canBeSeen, node.graph.occluderCount == 0 || !node.isCovered { return true }
      index += 1
    }
    return false
  }

  /// Returns the nodes that match `condition` to their own sampling.
  func release(where condition: (ItemNode) -> Bool) {
    for node in nodes where condition(node) {
      remove(node)
      node.startTicking()
    }
  }

  /// Starts sampling an effect. The node stores its index, which `remove` of others may change.
  func add(_ track: EffectTrack, motion: SingleMotion, node: ItemNode, layer: Layer) {
    var place = clocks.count - 1
    while place >= 0 {
      let clock = clocks[place]
      if clock.begin == motion.begin, clock.limit == motion.limit, clock.timing == motion.timing { break }
      // Effects that start together are added together, so that older entries need not be searched.
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

  /// Writes the presentation values at `time` to the layers. Nodes whose animation may have ended are passed to
  /// `release`.
  func sample(at time: Double, release: (ItemNode) -> Void) {
    guard !entries.isEmpty else { return }
    var someEnd = false
    // Moved out and back, because during an access to a property of this object, every other access is checked for
    // exclusivity against it.
    var clocks: ContiguousArray<Clock> = []
    swap(&clocks, &self.clocks)
    for index in clocks.indices where clocks[index].users > 0 {
      let isOver = time >= clocks[index].limit
      let sample = isOver ? nil : clocks[index].timing.sample(at: time - clocks[index].begin)
      clocks[index].step = sample?.step ?? .nan
      if sample == nil { someEnd = true }
    }
    let entries = self.entries
    // Iterates by index, because an iterator allocates where it is not specialized.
    for index in entries.indices {
      let entry = entries[index]
      let step = clocks[Int(entry.clock)].step
      if step.isNaN { continue }
      let lanes = entry.track.model + entry.track.displacement * (step - 1)
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

/// A single animation that starts from rest, in flat form.
package struct SingleMotion {
  package var timing: AnimationTiming
  package var begin: Double
  package var limit: Double
}

extension EffectTrack {
  /// The same computation as in the `apply` functions of the effects.
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

/// The transforms of the most common effects, about an anchor in unit points of a size in points.
package enum EffectTransforms {
  package static func scale(x: Double, y: Double, anchorX: Double, anchorY: Double, size: CGSize) -> CGAffineTransform {
    // A scale of 0 would make the transform singular, so it is replaced by an invisibly small one.
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
