import Drawing
import Foundation
import Geometry

/// A recording of a display list over time, from which vector documents are created.
package struct VectorRecording {
  /// The tree at one time.
  package struct Sample {
    /// The time in seconds since the start of the picture.
    package var time: Double
    /// A Boolean value that indicates whether the time is a frame of the picture's frame rate. Contents that cannot be
    /// interpolated change only then.
    package var isFrame: Bool
    package var root: LayerState

    package init(time: Double, isFrame: Bool, root: LayerState) {
      self.time = time
      self.isFrame = isFrame
      self.root = root
    }
  }

  /// The samples in order of time, the first at 0.
  package var samples: [Sample]
  /// The state without motion, for readers who prefer reduced motion.
  package var still: LayerState?
  /// The animations that were running, with times since the start of the picture.
  package var animations: [LayerAnimation]
  /// The time in seconds from which the recording repeats, or at which it has settled.
  package var loopStart: Double
  /// The period in seconds, or `nil` if the recording plays once.
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

  /// A Boolean value that indicates whether every motion has the closed form of an animation, or repeats in the period
  /// of one animation, so that the recording is complete for any common period.
  package var isClosed: Bool {
    let builder = VectorSceneBuilder(self)
    _ = builder.build(size: .zero, background: nil)
    return builder.isClosed
  }
}
