import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A writer of files in place that are either complete or removed.
package enum WholeFile {
  package static func write(_ data: Data, to path: String) throws(ImageEncodingError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path) }
    let isWritten = write(data, to: descriptor)
    // Some file systems only report here that the disk is full.
    if close(descriptor) == 0, isWritten { return }
    let error = failure(path)
    unlink(path)
    throw error
  }

  /// Writes all bytes, with as many calls as necessary.
  static func write(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes -> Bool in
      var offset = 0
      while offset < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        offset += count
      }
      return true
    }
  }

  static func failure(_ path: String) -> ImageEncodingError {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
