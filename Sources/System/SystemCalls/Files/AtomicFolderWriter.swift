import Foundation

/// Numbered files that appear all or not at all, in place of a former sequence of the same name.
package final class AtomicFolderWriter: AtomicWriter {
  package let path: String
  private let folder: String
  private let name: NumberedName
  private let isNew: Bool
  private let entry: LockedEntry
  private var isCommitted = false

  /// - Parameters:
  ///   - path: As messages show it.
  ///   - name: The names of the files. Their folder is made if it does not exist and its parent does.
  package init(_ path: String, name: NumberedName) throws(SystemError) {
    self.path = path
    self.name = name
    folder = name.folder.isEmpty ? "." : name.folder
    var status = stat()
    isNew = stat(folder, &status) != 0
    let place = isNew ? URL(fileURLWithPath: folder).deletingLastPathComponent().path : folder
    LockedEntry.removeAbandoned(in: place, naming: AtomicFileWriter.naming)
    entry = try LockedEntry.make(.folder, in: place, naming: AtomicFileWriter.naming, mode: 0o777)
    let error = mkdir("\(entry.path)/new", 0o777) == 0 ? nil : SystemError.last
    guard let error else { return }
    entry.remove()
    throw error
  }

  deinit { discard() }

  private var newFolder: String { "\(entry.path)/new" }
  private var oldFolder: String { "\(entry.path)/old" }
  package var hiddenPath: String { newFolder }
  package var temporaryPath: String { "\(newFolder)/\(name.pattern)" }

  package func commit() throws(SystemError) {
    let names = try Self.names(in: newFolder)
    for file in names {
      let descriptor = try Descriptor.open("\(newFolder)/\(file)", O_RDONLY)
      defer { close(descriptor) }
      try Descriptor.synchronize(descriptor)
    }
    if isNew {
      guard rename(newFolder, folder) == 0 else { throw .last }
    } else {
      try replace(with: names)
    }
    isCommitted = true
    entry.remove()
  }

  /// Moves the former sequence out and the new one in; when a step fails, all the ones before are taken back.
  private func replace(with names: [String]) throws(SystemError) {
    guard mkdir(oldFolder, 0o777) == 0 else { throw .last }
    var moves: [(from: String, to: String)] = []
    // Where the former sequence was longer, its other files would pass for part of the new one.
    var former = names
    var next = names.count + 1
    while access("\(folder)/\(name.name(next))", F_OK) == 0 {
      former.append(name.name(next))
      next += 1
    }
    for file in former where access("\(folder)/\(file)", F_OK) == 0 {
      moves.append(("\(folder)/\(file)", "\(oldFolder)/\(file)"))
    }
    for file in names { moves.append(("\(newFolder)/\(file)", "\(folder)/\(file)")) }
    for (index, move) in moves.enumerated() where rename(move.from, move.to) != 0 {
      let error = SystemError.last
      for done in moves[..<index].reversed() { _ = rename(done.to, done.from) }
      throw error
    }
  }

  private static func names(in folder: String) throws(SystemError) -> [String] {
    do { return try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } catch { throw .last }
  }

  package func discard() { if !isCommitted { entry.remove() } }
}
