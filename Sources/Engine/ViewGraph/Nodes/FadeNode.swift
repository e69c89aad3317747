import Drawing
import Foundation
import Motion

/// The default transition: fades the layers of a child that comes or goes. It is no part of the view tree, only of the
/// display list, between a dynamic node and its child.
final class FadeNode: ItemNode {
  private let content: _Node
  private var opacity = AnimatedValue(1.0)
  /// Runs when the fade ended.
  var whenSettled: (() -> Void)?

  init(_ context: _NodeContext, content: _Node) {
    self.content = content
    super.init(context)
    makeLayer()
  }

  override var isPositional: Bool { false }
  override func collectChildLayerNodes(into nodes: inout [ItemNode]) { content.collectLayerNodes(into: &nodes) }

  func set(_ value: Double, animated: Bool) {
    if animated {
      if opacity.set(value, node: content.isAttached ? content : self) { startTicking() }
      if !opacity.animation.isRunning { settle() }
    } else {
      opacity = AnimatedValue(value)
    }
    show()
  }

  private func show() {
    layer?.opacity = opacity.presented
    graph.setNeedsDisplay()
  }

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
    opacity.animation.cancel(graph)
  }

  override func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    super.forEachAnimation(visit)
    if let animator = opacity.animation.animator { visit(AttributeMotion("opacity", animator)) }
  }
}
