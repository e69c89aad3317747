import Motion

/// What is animating a value, whatever its type.
class ValueMotion {
  /// How many lanes of a flat vector the value's data fill; 0: they are another vector.
  let laneCount: Int

  init(laneCount: Int) { self.laneCount = laneCount }

  var isRunning: Bool { false }
  /// Whether what is shown differs from the model.
  fileprivate(set) final var isShifted = false
  func tick(at time: Double, graph: ViewGraph) -> Bool { false }
  func cancel(_ graph: ViewGraph) {}
  /// Whether nothing runs, and no velocity is kept for what may run next.
  var isAtRest: Bool { true }
  func attributeMotion(_ name: String) -> AttributeMotion? { nil }

  /// Where `laneCount` is not 0.
  final var flat: FlatMotion { unsafeDowncast(self, to: FlatMotion.self) }

  /// Where `laneCount` is 0.
  final func general<Data: VectorArithmetic>(_ type: Data.Type) -> VectorMotion<Data> {
    unsafeDowncast(self, to: VectorMotion<Data>.self)
  }
}

/// Of up to four numbers. Not the general class of another type: what is called through the base class is compiled for
/// no type there, and this is what nearly all values run through.
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

/// Of any other vector.
final class VectorMotion<Data: VectorArithmetic>: ValueMotion {
  private var animation = AttributeAnimation<Data>()
  /// Shown − model.
  private(set) var offset: Data? {
    didSet { isShifted = offset != nil }
  }

  init() { super.init(laneCount: 0) }

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
