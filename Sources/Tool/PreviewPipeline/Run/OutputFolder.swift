import Foundation

/// Numbered pictures in a folder, which appear all or not at all: they are written into a hidden folder beside their
/// place and then moved.
package struct OutputFolder {
  /// Names of pictures where only the folder is given.
  private static let standardName = "%04d.png"

  let folder: String
  private let part: String
  private let isNew: Bool
  /// The pattern of the paths to write to.
  package let temporaryPath: String

  /// `frames/` and `frames/%04d.png`.
  package static func isPattern(_ path: String) -> Bool {
    if path.utf8.last == UInt8(ascii: "/") { return true }
    // By hand: a process's first regular expression costs it 5 ms.
    var isInNumber = false
    for byte in path.utf8 {
      if byte == UInt8(ascii: "%") {
        isInNumber = true
      } else if isInNumber, byte == UInt8(ascii: "d") {
        return true
      } else if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        isInNumber = false
      }
    }
    return false
  }

  /// Checks, before any work is done, that the pictures can be written. A folder given by its name alone is made.
  package init(_ path: String) throws(ToolFailure) {
    let isFolder = path.hasSuffix("/")
    let name = isFolder ? Self.standardName : URL(fileURLWithPath: path).lastPathComponent
    folder = isFolder ? String(path.dropLast()) : URL(fileURLWithPath: path).deletingLastPathComponent().path
    let count = name.components(separatedBy: "%").count - 1
    guard count == 1,
      name.range(of: "^[^%]*%[0-9]*d[^%]*\\.png$", options: [.regularExpression, .caseInsensitive]) != nil
    else {
      throw ToolFailure("\(path): the names of numbered pictures are such as \(Self.standardName).", code: .usage)
    }
    var isThere: ObjCBool = false
    let manager = FileManager.default
    isNew = !manager.fileExists(atPath: folder, isDirectory: &isThere)
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    if isNew {
      guard isFolder, manager.fileExists(atPath: parent, isDirectory: &isThere), isThere.boolValue else {
        throw ToolFailure("The folder \(isFolder ? parent : folder) does not exist.", code: .usage)
      }
    }
    guard isThere.boolValue else { throw ToolFailure("\(folder) is not a folder.", code: .usage) }
    let place = isNew ? parent : folder
    guard access(place, W_OK) == 0 else {
      throw ToolFailure("The folder \(place) cannot be written to.", code: .usage)
    }
    part = "\(place)/.\(URL(fileURLWithPath: folder).lastPathComponent).\(getpid()).part"
    guard mkdir(part, 0o777) == 0 else {
      throw ToolFailure("\(part) cannot be made: \(String(cString: strerror(errno))).", code: .usage)
    }
    temporaryPath = "\(part)/\(name)"
  }

  package var hidden: (path: String, shown: String) { (part, folder) }

  package func commit() throws(ToolFailure) {
    if isNew, rename(part, folder) == 0 { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: part)) ?? []
    for name in names where rename("\(part)/\(name)", "\(folder)/\(name)") != 0 {
      let reason = String(cString: strerror(errno))
      discard()
      throw ToolFailure("\(folder)/\(name) cannot be written: \(reason).", code: .usage)
    }
    rmdir(part)
  }

  package func discard() { try? FileManager.default.removeItem(atPath: part) }
}
