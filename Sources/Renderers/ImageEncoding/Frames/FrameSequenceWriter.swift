import Foundation

/// Takes frames one by one and gives one moving picture.
package protocol FrameSequenceWriter: AnyObject {
  /// Adds a frame. The picture is as large as the largest; frames equal to the one before only lengthen it.
  func add(_ frame: RGBAImage, duration: FrameDuration) throws
  /// The whole file. Nothing can be added afterwards.
  func finish() throws -> Data
}

extension FrameSequenceWriter {
  /// Writes the whole file at once: it appears complete or not at all.
  package func finish(to url: URL) throws {
    try AtomicFile.write(finish(), to: url)
  }
}

/// What can go wrong when pictures are written or read.
package enum ImageEncodingError: Error, Equatable, CustomStringConvertible {
  case noFrames
  case differentSizes
  /// The format's own limit on a side, in pixels.
  case tooLarge(limit: Int)
  /// The library that refused.
  case encoderFailed(String)
  /// Not a picture of this kind, or a broken one.
  case unreadable(String)
  /// The file's path and the system's reason.
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .noFrames: return "There is no frame to write."
    case .differentSizes: return "All frames of a video have to have the same size."
    case .tooLarge(let limit): return "This format holds pictures of at most \(limit) pixels a side."
    case .encoderFailed(let library): return "\(library) could not encode the picture."
    case .unreadable(let reason): return "The picture cannot be read: \(reason)."
    case .unwritable(let path, let reason): return "Cannot write \(path): \(reason)."
    }
  }
}
