import Foundation

/// A folder for one run, removed at its end.
package struct TemporaryFolder {
  package let path: String

  package init() throws {
    let root = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(root)/glowworm-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw ToolFailure("No temporary folder can be made in \(root).", code: .usage)
    }
    path = String(cString: made)
  }

  package func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    } catch {
      throw ToolFailure("\(file) cannot be written.", code: .usage)
    }
    return file
  }

  package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
