import Foundation
import Synchronization
import SystemCalls

/// A folder for one run, removed at its end. What a killed run left behind is removed at the start of the next one, with
/// the processes that it started.
package struct TemporaryFolder {
  /// The environment variable that marks the processes of a run.
  static let variable = "GLOWWORM_RUN_FOLDER"
  private static let naming = LockedEntry.Naming(prefix: "glowworm-", suffix: "")
  private static let latest = Mutex<String?>(nil)

  /// The latest folder of this process.
  static var mark: String? { latest.withLock { $0 } }

  private let entry: LockedEntry
  package var path: String { entry.path }

  package init() throws(ToolFailure) {
    let root = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    LockedEntry.removeAbandoned(in: root, naming: Self.naming) { folder in
      ProcessTree.endAbandoned(mark: "\(Self.variable)=\(folder)")
    }
    do {
      entry = try LockedEntry.make(.folder, in: root, naming: Self.naming, mode: 0o700)
    } catch {
      throw ToolFailure("No temporary folder can be made in \(root): \(error).", code: .usage)
    }
    let path = entry.path
    Self.latest.withLock { $0 = path }
  }

  package func write(_ bytes: [UInt8], to name: String) throws(ToolFailure) -> String {
    let file = "\(path)/\(name)"
    do {
      try Descriptor.write(Data(bytes), toFile: file)
    } catch {
      throw ToolFailure("\(file) cannot be written: \(error).", code: .usage)
    }
    return file
  }

  package func write(_ text: String, to name: String) throws(ToolFailure) -> String {
    try write(Array(text.utf8), to: name)
  }

  package func remove() { entry.remove() }
}
