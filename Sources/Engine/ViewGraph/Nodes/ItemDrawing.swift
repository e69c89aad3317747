import Drawing
import Foundation
import Geometry
import Motion

/// The data of an item that draws, transforms, or fades: its layer and its presented frame.
final class ItemDrawing {
  var layer: Layer?
  /// The nearest ancestor with a layer when layers were last collected, or `nil` for the root.
  unowned(unsafe) var layerParent: ItemNode?
  var layerChildren: [ItemNode] = []
  /// The pixel-rounded frame in the layout space.
  var modelFrame = CGRect.zero
  /// The motion, created when a frame first animates.
  private var motion: FrameMotion?
  var fade: FadeNode?

  private final class FrameMotion {
    var animation = AttributeAnimation<FlatVector>()
    /// The offset: presented frame − model frame.
    var offset: FlatVector?
  }

  /// The presented frame.
  var presentedFrame: CGRect {
    guard let offset = motion?.offset else { return modelFrame }
    return (FlatVector(modelFrame) + offset).rect
  }

  var isFrameMoving: Bool { motion?.animation.isRunning ?? false }
  var frameAnimator: Animator<FlatVector>? { motion?.animation.animator }

  /// Handles a change of the model frame. Returns true if an animation has started.
  func moveModel(by delta: FlatVector, node: ItemNode) -> Bool {
    // Most frames change without animation and store no motion.
    let transaction = node.transaction
    if motion == nil, transaction.animation == nil, !transaction.tracksVelocity, !transaction.isContinuous {
      return false
    }
    let motion = self.motion ?? FrameMotion()
    self.motion = motion
    return motion.animation.modelChanged(by: delta, node: node)
  }

  /// Samples the animation of the frame.
  func presentFrame(at time: Double, graph: ViewGraph) {
    guard let motion else { return }
    motion.offset = motion.animation.offset(at: time, graph: graph)
  }

  func cancelFrame(_ graph: ViewGraph) { motion?.animation.cancel(graph) }
}
