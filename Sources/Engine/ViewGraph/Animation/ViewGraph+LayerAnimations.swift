import Drawing
import Motion

extension ViewGraph {
  /// Updates the `animations` of layers with the running animations, for exporters. Frames do not need them.
  package func refreshLayerAnimations() {
    Self.clear(root.rootLayer)
    for node in animatingNodes {
      guard let layer = node.layer else { continue }
      node.forEachAnimation { layer.animations += Self.animations($0) }
    }
  }

  /// The animations that evaluate bodies and layouts. Their motion is visible in layers that they do not own.
  package var bodyAnimations: [LayerAnimation] { bodyMotions.flatMap(Self.animations) }

  private static func animations(_ motion: AttributeMotion) -> [LayerAnimation] {
    motion.running.map { running in
      LayerAnimation(
        attribute: motion.attribute, description: running.description, beginTime: running.beginTime,
        timing: running.timing)
    }
  }

  private static func clear(_ layer: Layer) {
    if !layer.animations.isEmpty { layer.animations = [] }
    for child in layer.children { clear(child) }
    if let mask = layer.mask { clear(mask) }
  }
}
