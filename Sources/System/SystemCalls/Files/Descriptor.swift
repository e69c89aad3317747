import Foundation

/// Calls on file descriptors, each checked, repeated after an interruption, and never inherited by other programs.
package enum Descriptor {
  /// Opens a file. A symbolic link as its last part is refused.
  ///
  /// The descriptor is never one of the standard streams, even where these are closed: what a program prints must not
  /// end up in the file.
  package static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws(SystemError) -> Int32 {
    while true {
      let descriptor = Foundation.open(path, flags | O_CLOEXEC | O_NOFOLLOW, mode)
      if descriptor >= 0 { return try raised(descriptor, above: 3) }
      guard errno == EINTR else { throw .last }
    }
  }

  /// The ends of a pipe. Both are far above the numbers that a started program expects something at.
  package static func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard LinuxCalls.pipe2(&ends, O_CLOEXEC) == 0 else { throw .last }
    let read = try raised(ends[0], above: 10)
    do {
      return (read, try raised(ends[1], above: 10))
    } catch {
      Foundation.close(read)
      throw error
    }
  }

  /// The same file under a number of at least `least`.
  package static func raised(_ descriptor: Int32, above least: Int32) throws(SystemError) -> Int32 {
    guard descriptor < least else { return descriptor }
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, least)
    let error = SystemError.last
    Foundation.close(descriptor)
    guard copy >= 0 else { throw error }
    return copy
  }

  /// Writes all bytes, however many calls that takes.
  package static func write(_ data: Data, to descriptor: Int32) throws(SystemError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno != EINTR {
        throw .last
      }
    }
  }

  /// Flushes a file to its disk. A file system that cannot is no error.
  static func synchronize(_ descriptor: Int32) throws(SystemError) {
    while fsync(descriptor) != 0 {
      if errno == EINVAL || errno == EROFS || errno == ENOSYS { return }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Writes a file whose name is not in use yet: into a folder or over a file that an `AtomicWriter` made.
  package static func write(_ data: Data, toFile path: String, mode: mode_t = 0o666) throws(SystemError) {
    let descriptor = try open(path, O_WRONLY | O_CREAT | O_TRUNC, mode: mode)
    do throws(SystemError) {
      try write(data, to: descriptor)
    } catch {
      Foundation.close(descriptor)
      throw error
    }
    // Some file systems report a full disk only here.
    guard Foundation.close(descriptor) == 0 else { throw .last }
  }
}
