import Motion

/// The type-erased running animation of a value.
class ValueMotion {
  /// The number of lanes of a flat vector that the data fills, or 0 for another kind of vector.
  let laneCount: Int

  init(laneCount: Int) { self.laneCount = laneCount }

  var isRunning: Bool { false }
  /// A Boolean value that indicates whether the presentation value differs from the model value.
  fileprivate(set) final var isShifted = false
  func tick(at time: Double, graph: ViewGraph) -> Bool { false }
  func cancel(_ graph: ViewGraph) {}
  /// A Boolean value that indicates whether no animation runs and no velocity is kept for the next one.
  var isAtRest: Bool { true }
  func attributeMotion(_ name: String) -> AttributeMotion? { nil }
  /// Subtracts the change of the model under the newest animation.
  func undoChange<Data: VectorArithmetic>(_ data: inout Data) {
    if laneCount > 0 {
      guard let change = flat.animation.animator?.change else { return }
      (FlatVector.zero - change).add(to: &data, count: laneCount)
    } else if let change = general(Data.self).change {
      data -= change
    }
  }

  /// The motion as one of a flat vector, if `laneCount` is not 0.
  final var flat: FlatMotion { unsafeDowncast(self, to: FlatMotion.self) }

  /// Returns the motion as one of another vector, if `laneCount` is 0.
  final func general<Data: VectorArithmetic>(_ type: Data.Type) -> VectorMotion<Data> {
    unsafeDowncast(self, to: VectorMotion<Data>.self)
  }
}

/// The motion of up to four numbers, which nearly all values have. It is not a specialization of the general class,
/// because calls through the base class are not specialized.
final class FlatMotion: ValueMotion {
  private(set) var animation = AttributeAnimation<FlatVector>()
  /// Shown − model.
  private var offset: FlatVector? {
    didSet { isShifted = offset != nil }
  }

  override var isRunning: Bool { animation.isRunning }

  func shift<Data: VectorArithmetic>(_ data: inout Data) { offset?.add(to: &data, count: laneCount) }

  /// True: an animation has just started.
  func modelChanged(by delta: FlatVector, node: _Node) -> Bool {
    let started = delta == .zero ? false : animation.modelChanged(by: delta, node: node)
    offset = animation.offset(at: node.graph.time, graph: node.graph)
    return started
  }

  override func tick(at time: Double, graph: ViewGraph) -> Bool {
    offset = animation.offset(at: time, graph: graph)
    return offset != nil
  }

  override func cancel(_ graph: ViewGraph) { animation.cancel(graph) }

  override var isAtRest: Bool { animation.isAtRest && offset == nil }

  override func attributeMotion(_ name: String) -> AttributeMotion? {
    animation.animator.map { AttributeMotion(name, $0) }
  }
}

/// The motion of any other vector.
final class VectorMotion<Data: VectorArithmetic>: ValueMotion {
  private var animation = AttributeAnimation<Data>()
  /// Shown − model.
  private(set) var offset: Data? {
    didSet { isShifted = offset != nil }
  }

  init() { super.init(laneCount: 0) }

  var change: Data? { animation.animator?.change }

  override var isRunning: Bool { animation.isRunning }

  /// True: an animation has just started.
  func modelChanged(by delta: Data, node: _Node) -> Bool {
    let started = delta == .zero ? false : animation.modelChanged(by: delta, node: node)
    offset = animation.offset(at: node.graph.time, graph: node.graph)
    return started
  }

  override func tick(at time: Double, graph: ViewGraph) -> Bool {
    offset = animation.offset(at: time, graph: graph)
    return offset != nil
  }

  override func cancel(_ graph: ViewGraph) { animation.cancel(graph) }

  override var isAtRest: Bool { animation.isAtRest && offset == nil }

  override func attributeMotion(_ name: String) -> AttributeMotion? {
    animation.animator.map { AttributeMotion(name, $0) }
  }
}
