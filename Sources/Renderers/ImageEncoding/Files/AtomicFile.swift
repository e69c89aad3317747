import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Files that appear complete or not at all.
package enum AtomicFile {
  /// Writes to a temporary file in the same folder, then renames it over `url`. On failure nothing is left, and an older
  /// file at `url` stays as it was.
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
    // mkstemp's files are private; a picture gets what the user's mask allows.
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
