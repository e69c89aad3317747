import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A writer of files that are either complete or absent.
package enum AtomicFile {
  /// Writes to a temporary file in the same folder, and renames it to `url`. After a failure, no file is left, and an
  /// existing file at `url` is unchanged.
  package static func write(_ data: Data, to url: URL) throws {
    let path = url.path
    let folder = url.deletingLastPathComponent().path
    var template = Array((folder + "/." + url.lastPathComponent + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw WholeFile.failure(path) }
    func giveUp() -> ImageEncodingError {
      let error = WholeFile.failure(path)
      unlink(template)
      return error
    }
    let isWritten = WholeFile.write(data, to: descriptor)
    // The files of mkstemp are private; an image gets the permissions of the user's mask.
    let mask = umask(0)
    umask(mask)
    guard isWritten, fchmod(descriptor, 0o666 & ~mask) == 0 else {
      let error = giveUp()
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0, rename(template, path) == 0 else { throw giveUp() }
  }
}
