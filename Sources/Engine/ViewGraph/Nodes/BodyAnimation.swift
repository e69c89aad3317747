import Foundation
import Motion

/// The animation of a user's `Animatable` view or modifier, whose body runs in each frame with interpolated data.
class BodyAnimation<V> {
  func presented(_ model: V, at time: Double) -> V { model }
  func modelDidChange(from old: V, to new: V, node: _Node) {}

  static func make(_ type: V.Type) -> BodyAnimation<V>? {
    guard let animatable = type as? any Animatable.Type else { return nil }
    func open<A: Animatable>(_ type: A.Type) -> BodyAnimation<V>? {
      guard A.AnimatableData.self != EmptyAnimatableData.self else { return nil }
      return TypedBodyAnimation<V, A.AnimatableData>(
        get: { (($0 as! A).animatableData) },
        set: { view, data in
          var copy = view as! A
          copy.animatableData = data
          view = copy as! V
        })
    }
    return open(animatable)
  }
}

/// The animation of a view's own data, created when the view changes for the first time. Most views never change, and
/// finding out whether a type is `Animatable` is slow.
struct LazyBodyAnimation<V> {
  private var made: BodyAnimation<V>?
  private var isKnown = false

  func presented(_ model: V, at time: Double) -> V { made?.presented(model, at: time) ?? model }

  mutating func modelDidChange(from old: V, to new: V, node: _Node) {
    if !isKnown {
      isKnown = true
      made = BodyAnimation.make(V.self)
    }
    made?.modelDidChange(from: old, to: new, node: node)
  }

  mutating func remove() { made = nil }
}

final class TypedBodyAnimation<V, Data: VectorArithmetic>: BodyAnimation<V>, FrameTicking {
  private let get: (V) -> Data
  private let set: (inout V, Data) -> Void
  private var animation = AttributeAnimation<Data>()
  private var offset = Data.zero
  private weak var node: _Node?

  init(get: @escaping (V) -> Data, set: @escaping (inout V, Data) -> Void) {
    self.get = get
    self.set = set
  }

  override func presented(_ model: V, at time: Double) -> V {
    guard animation.isRunning else { return model }
    var view = model
    set(&view, get(model) + offset)
    return view
  }

  override func modelDidChange(from old: V, to new: V, node: _Node) {
    self.node = node
    let delta = get(new) - get(old)
    guard delta != .zero else { return }
    if animation.modelChanged(by: delta, node: node) { node.graph.startTicking(self) }
    offset = animation.offset(at: node.graph.time, graph: node.graph) ?? .zero
  }

  var tickingNode: _Node? { node }

  var motions: [AttributeMotion] { animation.animator.map { [AttributeMotion("body", $0)] } ?? [] }

  /// Runs before the layout of each frame. The new data makes the body run again.
  func tick(at time: Double, graph: ViewGraph) -> Bool {
    guard let node, node.isAttached else {
      animation.cancel(graph)
      return false
    }
    let next = animation.offset(at: time, graph: graph)
    if next != nil || offset != .zero {
      offset = next ?? .zero
      node.transactionScope?.mute(in: graph)
      node.markDirty()
    }
    return next != nil
  }
}

/// An object that must run at the start of every frame while it is active, before layout.
package protocol FrameTicking: AnyObject {
  /// Runs at the start of a frame. Returns false when it is done.
  func tick(at time: Double, graph: ViewGraph) -> Bool
  /// The motions, for exporters and loop analysis.
  var motions: [AttributeMotion] { get }
  /// The node for which the object runs.
  var tickingNode: _Node? { get }
}

extension FrameTicking {
  package var tickingNode: _Node? { self as? _Node }
}
