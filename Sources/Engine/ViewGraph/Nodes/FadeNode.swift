import Drawing
import Foundation
import Motion

/// The default transition, which fades the layers of an inserted or removed item. It is not part of the view tree,
/// but only of the display list, around its item.
final class FadeNode: ItemNode {
  private unowned let content: ItemNode
  private var opacity = AnimatedValue(1.0)
  /// Called when the fade has ended.
  var whenSettled: (() -> Void)?

  init(_ context: _NodeContext, content: ItemNode) {
    self.content = content
    super.init(context)
    makeLayer()
  }

  override var requiresEagerLayout: Bool { false }
  override var isPositional: Bool { false }
  override func collectChildLayerNodes(into nodes: inout [ItemNode]) { content.collectOwnLayerNodes(into: &nodes) }
  override var zIndex: Double { content.zIndex }

  /// Returns the node that fades in place of `item` in the display list.
  static func over(_ item: ItemNode) -> FadeNode {
    if let fade = item.fade { return fade }
    let context = _NodeContext(
      graph: item.graph, parent: item.parent, environment: item.environment, transactionScope: item.transactionScope)
    let made = FadeNode(context, content: item)
    item.fade = made
    // The search starts above nodes that wrap each item of a group, which are responsible for the items inside.
    let wrapping: _Node? = item.parent as? any ItemDistributor
    (wrapping ?? item).invalidateLayers()
    return made
  }

  /// Sets the opacity without animation.
  func jump(to value: Double) {
    opacity = AnimatedValue(value)
    show()
  }

  /// Sets the opacity under the transaction of the node that `item` comes to or leaves: an animation that the item
  /// brings for what is inside of it is none of the whole.
  func fade(to value: Double, in node: _Node) {
    if opacity.set(value, node: node) { startTicking() }
    if !opacity.isMoving { settle() }
    show()
  }

  private func show() { layer?.opacity = opacity.presented }

  override func tickAttributes(at time: Double) -> Bool {
    let moving = opacity.tick(at: time, graph: graph)
    show()
    if !moving { settle() }
    return moving
  }

  private func settle() {
    guard let action = whenSettled else { return }
    whenSettled = nil
    graph.enqueueAction(action)
  }

  override func teardown() {
    super.teardown()
    opacity.cancel(graph)
  }

  override func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    super.forEachAnimation(visit)
    if let motion = opacity.attributeMotion("opacity") { visit(motion) }
  }
}
