import Foundation
import SourceParsing

/// The user's files as the tool was given them: one file, a folder's, or standard input.
package struct SourceSet: Sendable {
  package struct File: Sendable {
    /// As messages show it.
    package var displayName: String
    /// The name of the copy that is compiled, unique in the module.
    package var moduleName: String
    package var source: SourceText

    package init(displayName: String, moduleName: String, source: SourceText) {
      (self.displayName, self.moduleName, self.source) = (displayName, moduleName, source)
    }
  }

  package var files: [File]

  package init(files: [File]) { self.files = files }

  /// Reads `path`, or standard input for `-`.
  package static func read(_ path: String) throws -> SourceSet {
    if path == "-" {
      let data = FileHandle.standardInput.readDataToEndOfFile()
      return try SourceSet(files: [file(data, name: "standard-input.swift")]).checked(path: "standard input")
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw ToolFailure("\(path) does not exist.", code: .usage)
    }
    guard isFolder.boolValue else {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw ToolFailure("\(path) cannot be read.", code: .usage)
      }
      return try SourceSet(files: [file(data, name: path)]).checked(path: path)
    }
    return try folder(path).checked(path: path)
  }

  private static func folder(_ path: String) throws -> SourceSet {
    guard let walker = FileManager.default.enumerator(atPath: path) else {
      throw ToolFailure("\(path) cannot be read.", code: .usage)
    }
    var names: [String] = []
    for case let name as String in walker {
      let parts = name.split(separator: "/")
      // Hidden folders hold builds, and a package's manifest is no part of its views.
      let isHidden = parts.contains { $0.hasPrefix(".") }
      if name.hasSuffix(".swift"), !isHidden, parts.last != "Package.swift" { names.append(name) }
    }
    guard !names.isEmpty else { throw ToolFailure("\(path) holds no .swift file.", code: .usage) }
    var used: Set<String> = []
    let root = path.hasSuffix("/") ? String(path.dropLast()) : path
    let files = try names.sorted().map { name -> File in
      guard let data = FileManager.default.contents(atPath: "\(root)/\(name)") else {
        throw ToolFailure("\(root)/\(name) cannot be read.", code: .usage)
      }
      var file = Self.file(data, name: "\(root)/\(name)")
      var count = 2
      let plain = file.moduleName
      while !used.insert(file.moduleName).inserted {
        file.moduleName = "\(count)-\(plain)"
        count += 1
      }
      return file
    }
    return SourceSet(files: files)
  }

  private static func file(_ data: Data, name: String) -> File {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    // The compiler knows a source by its ending; the name `main.swift` would mean a script.
    let base = last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
    let safe = base == "main" || base.isEmpty ? "Main" : base
    return File(displayName: name, moduleName: "\(safe).swift", source: SourceText(bytes: Array(data)))
  }

  private func checked(path: String) throws -> SourceSet {
    if files.allSatisfy({ $0.source.tokens.isEmpty }) {
      throw ToolFailure("\(path) is empty: there is no Swift code in it.", code: .usage)
    }
    for file in files where String(validating: file.source.bytes, as: UTF8.self) == nil {
      throw ToolFailure("\(file.displayName) is not a Swift source: it is not UTF-8 text.", code: .usage)
    }
    return self
  }
}
