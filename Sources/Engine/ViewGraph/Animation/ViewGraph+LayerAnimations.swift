import Drawing
import Motion

extension ViewGraph {
  /// Writes what is running now to the `animations` of the layers it moves, for exporters. Frames do without: nothing
  /// that draws reads it.
  package func refreshLayerAnimations() {
    Self.clear(root.rootLayer)
    for node in animatingNodes {
      guard let layer = node.layer else { continue }
      node.forEachAnimation { layer.animations += Self.animations($0) }
    }
  }

  /// What runs bodies and layouts: its motion shows in layers that it does not own.
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
