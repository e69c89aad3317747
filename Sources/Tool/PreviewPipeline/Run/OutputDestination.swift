import Foundation
import PreviewProtocol
import SystemCalls

/// The place of a picture, checked before any work is done.
package enum OutputDestination {
  /// Names of pictures where only the folder is given.
  private static let standardName = "%04d.png"

  /// Returns the numbered names that a path such as `frames/` or `frames/%04d.png` specifies, or `nil` for a single
  /// file.
  package static func numberedName(_ path: String) -> NumberedName? {
    if path.utf8.last == UInt8(ascii: "/") { return NumberedName(path + standardName) }
    guard path.lowercased().hasSuffix(".png") else { return nil }
    return NumberedName(path)
  }

  /// - Parameter inputs: The files that are read, which must not be overwritten.
  package static func writer(for path: String, inputs: [String]) throws(ToolFailure) -> any AtomicWriter {
    let name = numberedName(path)
    if let name {
      try check(folder: name.folder.isEmpty ? "." : name.folder, mayBeMissing: path.hasSuffix("/"))
    } else {
      try check(file: path, inputs: inputs)
    }
    do throws(SystemError) {
      if let name { return try AtomicFolderWriter(path, name: name) }
      return try AtomicFileWriter(path)
    } catch {
      throw ToolFailure("\(path) cannot be written: \(error).", code: .usage)
    }
  }

  private static func check(file path: String, inputs: [String]) throws(ToolFailure) {
    var output = stat()
    if stat(path, &output) == 0 {
      if output.st_mode & S_IFMT == S_IFDIR {
        throw ToolFailure("\(path) is a folder; give the name of a file.", code: .usage)
      }
      for input in inputs {
        var status = stat()
        if stat(input, &status) == 0, status.st_ino == output.st_ino, status.st_dev == output.st_dev {
          throw ToolFailure("\(path) is the source itself; give the picture another name.", code: .usage)
        }
      }
    }
    try check(folder: URL(fileURLWithPath: path).deletingLastPathComponent().path, mayBeMissing: false)
  }

  private static func check(folder: String, mayBeMissing: Bool) throws(ToolFailure) {
    var status = stat()
    guard stat(folder, &status) == 0 else {
      guard mayBeMissing else { throw ToolFailure("The folder \(folder) does not exist.", code: .usage) }
      let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      return try check(folder: parent, mayBeMissing: false)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw ToolFailure("\(folder) is not a folder.", code: .usage) }
    guard access(folder, W_OK) == 0 else {
      throw ToolFailure("The folder \(folder) cannot be written to.", code: .usage)
    }
  }
}
