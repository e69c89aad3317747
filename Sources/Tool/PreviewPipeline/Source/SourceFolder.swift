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
  /// A Boolean value that indicates whether the folder is that of a package or an Xcode project: its tests, which belong
  /// to other targets, are left out.
  private let isProject: Bool

  init(_ path: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    isProject = names.contains {
      $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
    }
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
        if isProject, name.hasSuffix("Tests") { continue }
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
