import Foundation

/// The Debian libraries that Glowworm needs, and their installation.
package enum SystemLibraries {
  package struct Library: Equatable, Sendable {
    /// The name in `pkg-config`.
    package var name: String
    /// The Debian package.
    package var package: String
  }

  package static let needed = [
    Library(name: "pangocairo", package: "libpango1.0-dev"),
    Library(name: "harfbuzz-subset", package: "libharfbuzz-dev"),
    Library(name: "cairo", package: "libcairo2-dev"),
    Library(name: "gdk-pixbuf-2.0", package: "libgdk-pixbuf-2.0-dev"),
    Library(name: "libdeflate", package: "libdeflate-dev"),
    Library(name: "libwebp", package: "libwebp-dev"),
  ]

  /// Returns the compiler flags for the headers with which Glowworm's modules were built.
  static func includeArguments() throws -> [String] {
    guard let program = find("pkg-config") else { return [] }
    let result = try ChildProcess(program, ["--cflags-only-I"] + needed.map(\.name), timeLimit: 20).run()
    guard result.end == .exited(0) else {
      throw ToolFailure(
        "Headers of a system library are missing: \(Distribution.current.installCommand(needed.map(\.package))).",
        code: .missingDependency)
    }
    let flags = result.outputText.split { $0 == " " || $0 == "\n" }
    return flags.flatMap { ["-Xcc", String($0)] }
  }

  package static func isInstalled(_ library: Library) -> Bool {
    guard let program = find("pkg-config") else { return false }
    return (try? ChildProcess(program, ["--exists", library.name], timeLimit: 20).run().end) == .exited(0)
  }

  /// Returns the full path of a program on the search path, or `nil`.
  package static func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
