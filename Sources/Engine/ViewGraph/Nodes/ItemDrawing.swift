import Drawing
import Foundation
import Geometry
import Motion

/// What an item has that draws, transforms, or fades: its layer, and where it is shown.
final class ItemDrawing {
  var layer: Layer?
  /// The nearest layer-owning ancestor when layers were last collected; nil: the root.
  unowned(unsafe) var layerParent: ItemNode?
  var layerChildren: [ItemNode] = []
  /// The pixel-rounded frame in the layout space.
  var modelFrame = CGRect.zero
  /// Only once a frame has moved under an animation.
  private var motion: FrameMotion?
  var fade: FadeNode?

  private final class FrameMotion {
    var animation = AttributeAnimation<FlatVector>()
    /// Shown − model.
    var offset: FlatVector?
  }

  /// What is shown now.
  var presentedFrame: CGRect {
    guard let offset = motion?.offset else { return modelFrame }
    return (FlatVector(modelFrame) + offset).rect
  }

  var isFrameMoving: Bool { motion?.animation.isRunning ?? false }
  var frameAnimator: Animator<FlatVector>? { motion?.animation.animator }

  /// The model frame has moved. True: an animation has just started.
  func moveModel(by delta: FlatVector, node: ItemNode) -> Bool {
    // Most frames jump, and need no memory of it.
    let transaction = node.transaction
    if motion == nil, transaction.animation == nil, !transaction.tracksVelocity, !transaction.isContinuous {
      return false
    }
    let motion = self.motion ?? FrameMotion()
    self.motion = motion
    return motion.animation.modelChanged(by: delta, node: node)
  }

  /// Samples the frame's animation.
  func presentFrame(at time: Double, graph: ViewGraph) {
    guard let motion else { return }
    motion.offset = motion.animation.offset(at: time, graph: graph)
  }

  func cancelFrame(_ graph: ViewGraph) { motion?.animation.cancel(graph) }
}
