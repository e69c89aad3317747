import Drawing
import Foundation
import Geometry

/// A display list watched over time: what a vector document is made from.
package struct VectorRecording {
  /// The tree at one time.
  package struct Sample {
    /// Seconds since the start of the picture.
    package var time: Double
    /// The moment is a frame of the picture's rate; contents that cannot move smoothly change only then.
    package var isFrame: Bool
    package var root: LayerState

    package init(time: Double, isFrame: Bool, root: LayerState) {
      self.time = time
      self.isFrame = isFrame
      self.root = root
    }
  }

  /// In the order of time, the first at 0.
  package var samples: [Sample]
  /// Everything at rest, for readers who do not want motion.
  package var still: LayerState?
  /// Animations seen running, with times since the start of the picture.
  package var animations: [LayerAnimation]
  /// Seconds from which it repeats, or at which it has settled.
  package var loopStart: Double
  /// Seconds of one repetition; nil: it plays once.
  package var period: Double?

  package init(
    samples: [Sample], still: LayerState?, animations: [LayerAnimation], loopStart: Double, period: Double?
  ) {
    self.samples = samples
    self.still = still
    self.animations = animations
    self.loopStart = loopStart
    self.period = period
  }

  /// Whether every motion in it has an animation's closed form, or repeats in one animation's period: it says all there
  /// is, whatever the common period.
  package var isClosed: Bool {
    let builder = VectorSceneBuilder(self)
    _ = builder.build(size: .zero, background: nil)
    return builder.isClosed
  }
}
