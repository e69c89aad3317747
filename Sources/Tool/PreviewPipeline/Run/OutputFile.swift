import Foundation

/// A file that appears whole or not at all: it is written beside its place and then renamed.
package struct OutputFile {
  package let path: String
  package let temporaryPath: String

  /// Checks, before any work is done, that the file can be written.
  package init(_ path: String) throws(ToolFailure) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw ToolFailure("\(path) is a folder; give the name of a file.", code: .usage)
    }
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw ToolFailure("The folder \(folder) does not exist.", code: .usage)
    }
    guard isFolder.boolValue else { throw ToolFailure("\(folder) is not a folder.", code: .usage) }
    guard access(folder, W_OK) == 0 else {
      throw ToolFailure("The folder \(folder) cannot be written to.", code: .usage)
    }
    self.path = path
    temporaryPath = "\(folder)/.\(url.lastPathComponent).\(getpid()).part"
  }

  package var hidden: (path: String, shown: String) { (temporaryPath, path) }

  package func commit() throws(ToolFailure) {
    guard rename(temporaryPath, path) == 0 else {
      let reason = String(cString: strerror(errno))
      discard()
      throw ToolFailure("\(path) cannot be written: \(reason).", code: .usage)
    }
  }

  package func discard() { unlink(temporaryPath) }
}
