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
  private struct Key: Hashable {
    var width: Int
    var height: Int
    var sums: SIMD2<UInt64>

    init(_ frame: RGBAImage) {
      width = frame.width
      height = frame.height
      sums = SIMD2(frame.pixels.fastHash, UInt64(Deflate.crc32(frame.pixels)))
    }
  }

  /// Frames encoded at once.
  private static let batch = 16
  /// Bytes of files that are kept for frames that come again.
  private static let mostKept = 64 << 20
  /// Pictures for which as much time is taken as for one that is alone.
  private static let usualCount = 32

  private let name: NumberedName?
  private var waiting: [(frame: RGBAImage, key: Key)] = []
  private var known: [Key: Data] = [:]
  private var knownBytes = 0
  private var written = 0
  /// Pictures that were not there yet.
  private(set) var encodedCount = 0

  /// Creates an output.
  ///
  /// - Parameter pattern: A path with one `%d` or `%0Nd`.
  package init(pattern: String) { name = NumberedName(pattern) }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    waiting.append((frame, Key(frame)))
    if waiting.count == Self.batch { try flush() }
  }

  package func close() throws { try flush() }

  private func flush() throws {
    guard let name else { throw ImageEncodingError.noFrames }
    var fresh: [(frame: RGBAImage, key: Key)] = []
    for each in waiting where known[each.key] == nil && !fresh.contains(where: { $0.key == each.key }) {
      fresh.append(each)
    }
    encodedCount += fresh.count
    let todo = fresh.map(\.frame)
    let made = Parallel.map(todo.count) { PNGEncoder.encode(todo[$0], count: Self.usualCount) }
    for (each, data) in zip(fresh, made) {
      known[each.key] = data
      knownBytes += data.count
    }
    for each in waiting {
      written += 1
      try ImageEncodingError.write(known[each.key] ?? Data(), to: name.path(written))
    }
    waiting = []
    if knownBytes > Self.mostKept { (known, knownBytes) = ([:], 0) }
  }
}

/// An output that encodes on another core while the next frame is drawn. Frames are processed in order.
package final class BackgroundOutput: FrameOutput, @unchecked Sendable {
  private let queue = DispatchQueue(label: "glowworm.output")
  /// Limits the number of queued frames.
  private let capacity = DispatchSemaphore(value: 4)
  // Both are only used on the queue, which makes the type safe to send.
  private let output: any FrameOutput
  private var failure: (any Error)?

  package init(_ output: any FrameOutput) { self.output = output }

  package func add(_ frame: RGBAImage, duration: FrameDuration) throws {
    capacity.wait()
    queue.async { [self] in
      defer { capacity.signal() }
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
