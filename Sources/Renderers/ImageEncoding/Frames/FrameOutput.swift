import Foundation
import SystemCalls

/// A destination for the frames of an animated image.
package protocol FrameOutput: AnyObject {
  func add(_ frame: RGBAImage, duration: FrameDuration) throws
  /// Completes the output. No frames can be added afterwards.
  func close() throws
}

/// A single file, written when all frames are complete.
package final class FileOutput: FrameOutput {
  private let writer: any FrameSequenceWriter
  private let path: String

  package init(_ writer: any FrameSequenceWriter, path: String) {
    self.writer = writer
    self.path = path
  }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws { try writer.add(frame, duration: duration) }

  package func close() throws { try ImageEncodingError.write(writer.finish(), to: path) }
}

/// A numbered PNG file for every frame, starting at 1.
package final class SequenceOutput: FrameOutput {
  /// The number of frames that are encoded in parallel.
  private static let batch = 16

  private let name: NumberedName?
  private var waiting: [RGBAImage] = []
  private var written = 0

  /// Creates an output.
  ///
  /// - Parameter pattern: A path with one `%d` or `%0Nd`.
  package init(pattern: String) { name = NumberedName(pattern) }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    waiting.append(frame)
    if waiting.count == Self.batch { try flush() }
  }

  package func close() throws { try flush() }

  private func flush() throws {
    guard let name else { throw ImageEncodingError.noFrames }
    let frames = waiting
    for data in Parallel.map(frames.count, { PNGEncoder.encode(frames[$0]) }) {
      written += 1
      try ImageEncodingError.write(data, to: name.path(written))
    }
    waiting = []
  }
}

/// An output that encodes on another core while the next frame is drawn. Frames are processed in order.
package final class BackgroundOutput: FrameOutput, @unchecked Sendable {
  private let queue = DispatchQueue(label: "glowworm.output")
  /// Limits the number of queued frames.
  private let room = DispatchSemaphore(value: 4)
  // Both are only used on the queue, which makes the type safe to send.
  private let output: any FrameOutput
  private var failure: (any Error)?

  package init(_ output: any FrameOutput) { self.output = output }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    room.wait()
    queue.async { [self] in
      defer { room.signal() }
      if failure != nil { return }
      do { try output.add(frame, duration: duration) } catch { failure = error }
    }
  }

  package func close() throws {
    try queue.sync {
      if let failure { throw failure }
      try output.close()
    }
  }
}
