import Foundation

/// A file or folder with a random name, locked while its owner lives, so that a later process can tell what a killed one
/// left behind. The lock also works between containers, which do not see each other's process identifiers.
package final class LockedEntry {
  package enum Kind: Sendable { case file, folder }

  /// A name's fixed parts, around sixteen random hexadecimal digits.
  package struct Naming: Sendable {
    var prefix: String
    var suffix: String

    package init(prefix: String, suffix: String) { (self.prefix, self.suffix) = (prefix, suffix) }

    func random() -> String {
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return prefix + String(repeating: "0", count: 16 - digits.count) + digits + suffix
    }

    func matches(_ name: String) -> Bool {
      guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return false }
      let middle = name.dropFirst(prefix.count).dropLast(suffix.count)
      return middle.utf8.count == 16 && middle.allSatisfy(\.isHexDigit)
    }
  }

  package let path: String
  package private(set) var descriptor: Int32

  private init(_ path: String, _ descriptor: Int32) { (self.path, self.descriptor) = (path, descriptor) }

  deinit { close(descriptor) }

  package static func make(
    _ kind: Kind, in folder: String, naming: Naming, mode: mode_t
  ) throws(SystemError) -> LockedEntry {
    while true {
      let path = "\(folder)/\(naming.random())"
      let descriptor: Int32
      switch kind {
      case .file: descriptor = try Descriptor.open(path, O_RDWR | O_CREAT | O_EXCL, mode: mode)
      case .folder:
        guard mkdir(path, mode) == 0 else { throw .last }
        do {
          descriptor = try Descriptor.open(path, O_RDONLY | O_DIRECTORY)
        } catch {
          rmdir(path)
          throw error
        }
      }
      let entry = LockedEntry(path, descriptor)
      // A file system without locks does without: then nothing is ever taken for left behind.
      _ = flock(descriptor, LOCK_EX)
      if entry.isInPlace { return entry }
      // Another process took it for left behind in the moment before the lock.
    }
  }

  /// A Boolean value that indicates whether the path still leads to the locked file.
  private var isInPlace: Bool {
    var named = stat()
    var held = stat()
    return lstat(path, &named) == 0 && fstat(descriptor, &held) == 0 && named.st_ino == held.st_ino
      && named.st_dev == held.st_dev
  }

  /// Removes the leftovers of ended processes from a folder.
  ///
  /// - Parameter willRemove: Called with each path while it is locked.
  package static func removeAbandoned(in folder: String, naming: Naming, willRemove: (String) -> Void = { _ in }) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where naming.matches(name) {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0, status.st_uid == geteuid(),
        let descriptor = try? Descriptor.open(path, O_RDONLY | O_NONBLOCK)
      else { continue }
      let entry = LockedEntry(path, descriptor)
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, entry.isInPlace else { continue }
      willRemove(path)
      entry.remove()
    }
  }

  package func remove() {
    if unlink(path) != 0, errno != ENOENT { try? FileManager.default.removeItem(atPath: path) }
  }
}
