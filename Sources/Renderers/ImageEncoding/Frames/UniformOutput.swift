/// Gives an output frames of one size, as videos and folders of pictures need them from the first frame on: where the
/// picture gets larger on the way, everything is written again with the smaller frames in its middle.
package final class UniformOutput: FrameOutput {
  private let make: () -> any FrameOutput
  private let background: UInt32
  private var output: any FrameOutput
  private var frames = SeenFrames()
  private var durations: [FrameDuration] = []

  /// - Parameters:
  ///   - background: What is around smaller frames, as loaded from RGBA memory.
  ///   - make: Creates an output that overwrites the previous one.
  package init(background: UInt32, _ make: @escaping () -> any FrameOutput) {
    self.make = make
    self.background = background
    output = make()
  }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    frames.add(frame)
    durations.append(duration)
    if frames.isUniform { try output.add(frame, duration: duration) }
  }

  package func close() throws {
    if !frames.isUniform {
      output = make()
      for (index, duration) in durations.enumerated() {
        try output.add(frames.frame(index, background: background), duration: duration)
      }
    }
    try output.close()
  }
}
