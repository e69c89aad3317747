import Drawing
import Foundation
import Geometry
import Motion
import ViewGraph

/// An effect that changes the visual appearance of a view, largely without changing its ancestors or descendants.
nonisolated public protocol GeometryEffect: Animatable, _ItemModifier {
  /// Returns the current value of the effect, for a view of `size` points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

nonisolated extension GeometryEffect {
  /// Creates the node that transforms the content.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    GeometryEffectNode(modifier, context)
  }

  /// Returns an effect that produces the same geometry transform as this effect, but only applies the transform while
  /// rendering its view. Effects never change layout here, so that the result equals this effect.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect that applies the transform.
  public var base: Base

  /// Returns the base effect's transform for a view of `size` points.
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

final class GeometryEffectNode<M: GeometryEffect>: ItemModifierNode<M> {
  private var effect: AnimatedValue<M>

  override init(_ modifier: M, _ context: _NodeContext) {
    effect = AnimatedValue(modifier)
    super.init(modifier, context)
    makeLayer()
  }

  override func modifierDidChange(from old: M) {
    if effect.set(modifier, node: self) { startTicking() }
    contentsNeedDisplay()
  }

  override func contentsNeedDisplay() {
    guard let layer else { return }
    let transform = effect.presented.effectValue(size: presentedFrame.size)
    layer.transform = transform.isIdentity ? nil : transform
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
  }

  override func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    super.forEachAnimation(visit)
    if let motion = effect.attributeMotion("effect") { visit(motion) }
  }
}

/// The modifier of `projectionEffect`: a projective transform about the origin of the view. Changes are not animated.
nonisolated public struct _ProjectionEffect: _EffectModifier, LayerEffect {
  /// The transform about the origin of the view.
  public var transform: ProjectionTransform
  public typealias AnimatableData = EmptyAnimatableData

  package func apply(to layer: Layer, size: CGSize) { layer.transform = transform.isIdentity ? nil : transform }
}

nonisolated extension View {
  /// Applies a projection transformation to this view's rendered output.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
