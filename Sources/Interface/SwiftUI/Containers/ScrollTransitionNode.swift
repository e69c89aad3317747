import Foundation
import Geometry
import LayoutEngine
import Motion
import ViewGraph

nonisolated public struct _ScrollTransitionModifier: _ItemModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: (ScrollTransitionPhase) -> _VisualOperations

  /// Creates the node that applies the modifier to an item.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ScrollTransitionNode(modifier, context)
  }
}

/// A node that checks after every layout which fraction of its frame the scroll view shows.
final class ScrollTransitionNode: ItemModifierNode<_ScrollTransitionModifier>, LayoutObserver {
  private var effect = AnimatedValue(_VisualOperations())
  /// The scope of the animation of a discrete phase, which limits it to the effect.
  private let scope: TransactionScope
  private var animation: Animation?
  private var isFirst = true

  override init(_ modifier: _ScrollTransitionModifier, _ context: _NodeContext) {
    scope = TransactionScope(parent: context.transactionScope)
    var own = context
    own.transactionScope = scope
    super.init(modifier, own)
    makeLayer()
    scope.edit = { [unowned self] transaction in if let animation { transaction.animation = animation } }
    graph.layoutObservers[ObjectIdentifier(self)] = self
  }

  override var childContext: _NodeContext {
    var context = super.childContext
    context.transactionScope = scope.parent
    return context
  }

  func layoutDidFinish() { if isPlaced { evaluate() } }
  override func modifierDidChange(from old: _ScrollTransitionModifier) { if isPlaced { evaluate() } }

  private func evaluate() {
    var scroll: ScrollItem?
    forEachEnclosingItem { item in
      if let found = item as? ScrollItem, modifier.axis.map({ found.axes.contains(Axis.Set($0)) }) ?? true {
        scroll = found
      }
      return scroll == nil
    }
    let axis = modifier.axis ?? (scroll?.axes == .horizontal ? .horizontal : .vertical)
    let shown = scroll.map { CGRect(origin: $0.viewportCorner, size: $0.extents?.size ?? $0.size) }
    show(shown.map { phase(in: $0, along: axis) } ?? (.identity, 0))
  }

  /// Returns the phase and its progress, 0–1.
  private func phase(in window: CGRect, along axis: Axis) -> (ScrollTransitionPhase, Double) {
    let length = max(size[axis], 1)
    let start = origin[axis]
    let end = start + length
    func share(_ configuration: ScrollTransitionConfiguration, _ hidden: (CGRect) -> CGFloat) -> Double {
      let threshold = configuration.threshold
      var area = window
      let inset = threshold.isCentered ? window.size[axis] / 2 : threshold.inset
      area.origin[axis] += inset
      area.size[axis] = max(0, area.size[axis] - 2 * inset)
      let visible = 1 - Double(min(max(0, hidden(area) / length), 1))
      if threshold.share <= 0 { return visible <= 0 ? 1 : 0 }
      return min(max(0, 1 - visible / threshold.share), 1)
    }
    let before = share(modifier.topLeading) { $0.origin[axis] - start }
    let after = share(modifier.bottomTrailing) { end - $0.origin[axis] - $0.size[axis] }
    if before > 0, before >= after { return (.topLeading, before) }
    return after > 0 ? (.bottomTrailing, after) : (.identity, 0)
  }

  private func show(_ place: (phase: ScrollTransitionPhase, share: Double)) {
    let configuration = place.phase == .bottomTrailing ? modifier.bottomTrailing : modifier.topLeading
    var new = modifier.effect(place.phase)
    animation = nil
    switch configuration.kind {
    case .identity: new = modifier.effect(.identity)
    case .interactive(let curve): if place.phase != .identity { new = new.scaled(by: curve.value(at: place.share)) }
    case .animated(let chosen): if !isFirst { animation = chosen }
    }
    isFirst = false
    guard new != effect.model else { return }
    scope.invalidate()
    if new.operations != effect.model.operations {
      effect.cancel(graph)
      effect = AnimatedValue(new)
    } else if effect.set(new, node: self) {
      startTicking()
    }
    animation = nil
    scope.invalidate()
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
    if let motion = effect.attributeMotion("scrollTransition") { visit(motion) }
  }
}
