import Foundation

/// The text files of the package that people read.
enum Repository {
  static let root = ModuleTable.root

  /// Folders whose files are made by tools, or published by others and kept as they are.
  private static let skipped = [".build", ".git", "out", "Fixtures", "pictures"]

  /// Paths, relative to the package's folder, of all files with one of the endings.
  static func files(_ endings: Set<String>) -> [String] {
    guard let walker = FileManager.default.enumerator(atPath: root.path) else { return [] }
    var result: [String] = []
    while let path = walker.nextObject() as? String {
      let name = (path as NSString).lastPathComponent
      if skipped.contains(name) { walker.skipDescendants() }
      let isFile = walker.fileAttributes?[.type] as? FileAttributeType == .typeRegular
      if isFile, endings.contains((name as NSString).pathExtension) { result.append(path) }
    }
    return result.sorted()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The contents of a page's code blocks in a language.
  static func blocks(_ language: String, in page: String) throws -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in try text(page).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let lines = block { blocks.append(lines.joined(separator: "\n") + "\n") }
        block = block == nil && line == "```\(language)" ? [] : nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }
}
