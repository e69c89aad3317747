import Foundation
import SourceParsing

/// The user's files as given to the tool: a single file, a folder, or standard input.
package struct SourceSet: Sendable {
  package struct File: Sendable {
    /// The name in messages.
    package var displayName: String
    /// The name of the compiled copy, unique in the module.
    package var moduleName: String
    package var source: SourceText

    package init(displayName: String, moduleName: String, source: SourceText) {
      (self.displayName, self.moduleName, self.source) = (displayName, moduleName, source)
    }
  }

  package var files: [File]

  package init(files: [File]) { self.files = files }

  /// Reads `path`, or standard input for `-`.
  package static func read(_ path: String) throws(ToolFailure) -> SourceSet {
    var used: Set<String> = [EntryPoint.fileName]
    if path == "-" {
      let data = try StandardStreams.readInput()
      return try SourceSet(files: [file(data, name: "standard-input.swift", &used)]).checked(path: "standard input")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ToolFailure("\(path) does not exist.", code: .usage)
    }
    guard isFolder.boolValue else {
      return try SourceSet(files: [file(try contents(path), name: path, &used)]).checked(path: path)
    }
    let root = path.hasSuffix("/") ? String(path.dropLast()) : path
    let names = SourceFolder(root).swiftFiles
    guard !names.isEmpty else { throw ToolFailure("\(path) holds no .swift file.", code: .usage) }
    var files: [File] = []
    for name in names { files.append(file(try contents("\(root)/\(name)"), name: "\(root)/\(name)", &used)) }
    return try SourceSet(files: files).checked(path: path)
  }

  private static func contents(_ path: String) throws(ToolFailure) -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ToolFailure("\(path) cannot be read.", code: .usage)
    }
    return data
  }

  private static func file(_ data: Data, name: String, _ used: inout Set<String>) -> File {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    // The compiler recognizes a source by its extension; the name `main.swift` would mean a script.
    let base = last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
    var safe = base == "main" || base.isEmpty ? "Main" : base
    // The compiler's messages are read line by line, and a name has at most 255 bytes.
    safe = String(safe.map { $0.isControl ? "-" : $0 })
    while safe.utf8.count > 200 { safe.removeLast() }
    var moduleName = "\(safe).swift"
    var count = 2
    while !used.insert(moduleName).inserted {
      moduleName = "\(count)-\(safe).swift"
      count += 1
    }
    // A byte order mark may only stand at the beginning of a file, and the compiled copy has a line before it.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = data.starts(with: mark) ? Array(data.dropFirst(mark.count)) : Array(data)
    return File(displayName: name, moduleName: moduleName, source: SourceText(bytes: bytes))
  }

  private func checked(path: String) throws(ToolFailure) -> SourceSet {
    if files.allSatisfy({ $0.source.tokens.isEmpty }) {
      throw ToolFailure("\(path) is empty: there is no Swift code in it.", code: .usage)
    }
    for file in files where String(validating: file.source.bytes, as: UTF8.self) == nil {
      throw ToolFailure("\(file.displayName) is not a Swift source: it is not UTF-8 text.", code: .usage)
    }
    return self
  }
}

extension Character {
  /// A Boolean value that indicates whether it is a line break, a tab or another character without a shape.
  var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
