import Drawing
import Foundation
import Geometry
import Motion

/// An effect on a layer, which is the animated value.
package protocol LayerEffect: Animatable, InspectionDescribing {
  /// Applies the effect to the layer. `size` is the presented size of the item in points.
  func apply(to layer: Layer, size: CGSize)
  /// The meaning of the data in the loop that samples most animations, or `nil` if that loop does not support it.
  static var trackKind: EffectTrack.Kind? { get }
}

extension LayerEffect {
  package static var trackKind: EffectTrack.Kind? { nil }
  package func describe(_ attributes: inout [(String, InspectionValue)]) {}
}

/// A modifier that only changes the drawing of its content: opacity, scale, rotation, blur, clips… Its animation
/// takes effect at display, without bodies or layout.
package protocol _EffectModifier: _ItemModifier {
  associatedtype Effect: LayerEffect
  /// Resolves the modifier in the environment.
  func effect(in environment: EnvironmentValues) -> Effect
  /// A Boolean value that indicates whether the result depends on the environment.
  static var readsEnvironment: Bool { get }
  /// A Boolean value that indicates whether the layer's coordinate space starts at the item's frame (see
  /// `ItemNode.isPositional`).
  static var isPositional: Bool { get }
}

nonisolated extension _EffectModifier {
  package static var isPositional: Bool { true }
  package static var readsEnvironment: Bool { true }

  /// Creates the node that draws the effect.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    LayerEffectNode(modifier, context)
  }
}

nonisolated extension _EffectModifier where Self: LayerEffect, Effect == Self {
  package func effect(in environment: EnvironmentValues) -> Self { self }
  package static var readsEnvironment: Bool { false }
}

package final class LayerEffectNode<M: _EffectModifier>: ItemModifierNode<M> {
  override package var requiresEagerLayout: Bool { false }

  private var effect: AnimatedValue<M.Effect>
  private var reads: Set<ObjectIdentifier>

  override package init(_ modifier: M, _ context: _NodeContext) {
    var reads: Set<ObjectIdentifier> = []
    effect = AnimatedValue(
      EnvironmentReads.noting(context.environment, into: &reads) { modifier.effect(in: $0) })
    self.reads = reads
    super.init(modifier, context)
    makeLayer()
  }

  override package var isPositional: Bool { M.isPositional }

  override package func modifierDidChange(from old: M) { resolve() }

  private func resolve() {
    if samplerPlace >= 0 { leaveSampler() }
    let effect = M.readsEnvironment ? noted() : modifier.effect(in: EnvironmentValues())
    _ = self.effect.set(effect, node: self)
    if self.effect.isMoving { startTicking() }
    contentsNeedDisplay()
  }

  private func noted() -> M.Effect {
    EnvironmentReads.noting(environment, into: &reads) { modifier.effect(in: $0) }
  }

  /// Makes this node sample its animation itself, until it returns to the sampler at its next tick. Call it only for a
  /// node in the sampler: even a call without effect looks up types.
  private func leaveSampler() {
    graph.sampler.remove(self)
    _ = effect.tick(at: graph.time, graph: graph)
    if effect.isMoving { startTicking() }
  }

  private func enterSampler() -> Bool {
    guard let kind = M.Effect.trackKind, graph.occluderCount == 0 || !isCovered, let layer,
      let (motion, model, displacement) = effect.single, motion.limit > graph.time
    else { return false }
    let track = EffectTrack(kind: kind, model: model.lanes, displacement: displacement.lanes, size: presentedFrame.size)
    graph.sampler.add(track, motion: motion, node: self, layer: layer)
    return true
  }

  override package func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    super.environmentDidChange(new, changed: changed)
    if !reads.isDisjoint(with: changed) { resolve() }
  }

  override package func contentsNeedDisplay() {
    guard let layer else { return }
    if samplerPlace >= 0 { leaveSampler() }
    effect.presented.apply(to: layer, size: presentedFrame.size)
  }

  override package func tickAttributes(at time: Double) -> Bool {
    guard effect.isMoving, samplerPlace < 0 else { return false }
    let moving = effect.tick(at: time, graph: graph)
    contentsNeedDisplay()
    if moving, enterSampler() { return false }
    return moving
  }

  override package func teardown() {
    graph.sampler.remove(self)
    super.teardown()
    effect.cancel(graph)
  }

  override package func inspectionAttributes(_ attributes: inout [(String, InspectionValue)]) {
    if samplerPlace >= 0 { _ = effect.tick(at: graph.time, graph: graph) }
    effect.presented.describe(&attributes)
  }

  override package func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    super.forEachAnimation(visit)
    if let motion = effect.attributeMotion("effect") { visit(motion) }
  }
}
