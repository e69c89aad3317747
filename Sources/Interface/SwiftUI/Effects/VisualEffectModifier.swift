import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The modifier of `visualEffect`: it draws the content as a function of its position.
nonisolated public struct _VisualEffectModifier: _ItemModifier {
  let effect: (GeometryProxy) -> _VisualOperations

  /// Creates the node that draws the content with the effect.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    VisualEffectNode(modifier, context)
  }
}

final class VisualEffectNode: ItemModifierNode<_VisualEffectModifier>, LayoutObserver {
  private var effect = AnimatedValue(_VisualOperations())
  private var source: GeometrySource!

  override init(_ modifier: _VisualEffectModifier, _ context: _NodeContext) {
    super.init(modifier, context)
    makeLayer()
    source = GeometrySource(self)
    graph.layoutObservers[ObjectIdentifier(self)] = self
  }

  override func modifierDidChange(from old: _VisualEffectModifier) { if isPlaced { evaluate() } }
  func layoutDidFinish() { if isPlaced { evaluate() } }

  /// Evaluates the effect for the target frame of running animations, so that its changes animate with the transaction
  /// of the frame's change.
  private func evaluate() {
    let new = modifier.effect(GeometryProxy(source: source))
    guard new != effect.model else { return }
    if new.operations != effect.model.operations {
      effect.cancel(graph)
      effect = AnimatedValue(new)
    } else if effect.set(new, node: self) {
      startTicking()
    }
    contentsNeedDisplay()
  }

  override func contentsNeedDisplay() {
    guard let layer else { return }
    effect.presented.apply(to: layer, size: presentedFrame.size)
  }

  override func tickAttributes(at time: Double) -> Bool {
    guard effect.isMoving else { return false }
    let moving = effect.tick(at: time, graph: graph)
    contentsNeedDisplay()
    return moving
  }

  override func teardown() {
    super.teardown()
    effect.cancel(graph)
    graph.layoutObservers[ObjectIdentifier(self)] = nil
  }

  override func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    super.forEachAnimation(visit)
    if let motion = effect.attributeMotion("visualEffect") { visit(motion) }
  }
}

nonisolated extension View {
  /// Applies effects to this view, while providing access to layout information through a geometry proxy.
  public func visualEffect<V: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> V
  ) -> some View {
    modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._operations })
  }
}
