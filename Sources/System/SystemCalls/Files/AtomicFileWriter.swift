import Foundation

/// A file that appears complete or not at all.
///
/// The bytes go into a hidden file with a random name in the same folder, which no other process and no symbolic link
/// can have claimed before; `commit()` flushes it to the disk and renames it.
package final class AtomicFileWriter: AtomicWriter {
  static let naming = LockedEntry.Naming(prefix: ".glowworm-", suffix: ".part")

  package let path: String
  private let entry: LockedEntry
  private var isCommitted = false

  package init(_ path: String) throws(SystemError) {
    self.path = path
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    LockedEntry.removeAbandoned(in: folder, naming: Self.naming)
    entry = try LockedEntry.make(.file, in: folder, naming: Self.naming, mode: 0o666)
  }

  deinit { discard() }

  package var temporaryPath: String { entry.path }
  package var hiddenPath: String { entry.path }

  package func write(_ data: Data) throws(SystemError) { try Descriptor.write(data, to: entry.descriptor) }

  package func commit() throws(SystemError) {
    // Another program may have put a file of its own in place of this one.
    let written = try Descriptor.open(entry.path, O_RDONLY)
    defer { close(written) }
    try Descriptor.synchronize(written)
    guard rename(entry.path, path) == 0 else { throw .last }
    isCommitted = true
  }

  package func discard() { if !isCommitted { entry.remove() } }

  /// Writes a whole file.
  package static func write(_ data: Data, to path: String) throws(SystemError) {
    let writer = try AtomicFileWriter(path)
    try writer.write(data)
    try writer.commit()
  }
}
