import Foundation

/// The Swift files of a folder and the folders in it.
struct SourceFolder {
  private struct Identity: Hashable {
    var device: dev_t
    var number: ino_t
  }

  /// Paths from the folder on, sorted.
  private(set) var swiftFiles: [String] = []
  private var seen: Set<Identity> = []

  init(_ path: String) {
    read(path, prefix: "")
    swiftFiles.sort()
  }

  private mutating func read(_ path: String, prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    // Hidden folders hold builds.
    for name in names where !name.hasPrefix(".") {
      var status = stat()
      // Symbolic links count as their targets. A broken link is not a source.
      guard stat("\(path)/\(name)", &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        // A link may lead to a folder above.
        guard seen.insert(Identity(device: status.st_dev, number: status.st_ino)).inserted else { continue }
        read("\(path)/\(name)", prefix: "\(prefix)\(name)/")
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        // A package's manifest is no part of its views.
        swiftFiles.append(prefix + name)
      }
    }
  }
}
