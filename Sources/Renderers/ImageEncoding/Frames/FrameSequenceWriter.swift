import Foundation
import SystemCalls

/// A writer that creates an animated image from individual frames.
package protocol FrameSequenceWriter: AnyObject {
  /// Adds a frame. All frames have the size of the first one. A frame that equals the previous one only extends it.
  func add(_ frame: RGBAImage, duration: FrameDuration) throws
  /// Returns the whole file. No frames can be added afterwards.
  func finish() throws -> Data
}

/// The errors of writing and reading images.
package enum ImageEncodingError: Error, Equatable, CustomStringConvertible {
  case noFrames
  case differentSizes
  /// The image exceeds the maximum length of a side in the format, in pixels.
  case tooLarge(limit: Int)
  /// The encoder failed, with the name of its library.
  case encoderFailed(String)
  /// The data is not a valid image of the format.
  case unreadable(String)
  /// The file cannot be written, with its path and the system's reason.
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .noFrames: return "There is no frame to write."
    case .differentSizes: return "All frames of a moving picture have to have the same size."
    case .tooLarge(let limit): return "This format holds pictures of at most \(limit) pixels a side."
    case .encoderFailed(let library): return "\(library) could not encode the picture."
    case .unreadable(let reason): return "The picture cannot be read: \(reason)."
    case .unwritable(let path, let reason): return "Cannot write \(path): \(reason)."
    }
  }

  /// Writes a whole file.
  package static func write(_ data: Data, to path: String) throws(ImageEncodingError) {
    do throws(SystemError) {
      try Descriptor.write(data, toFile: path)
    } catch {
      throw .unwritable(path: path, reason: "\(error)")
    }
  }
}
