import Foundation

/// The Swift compiler on this machine, used without its driver: one process compiles, and one links.
package struct Toolchain: Equatable, Sendable {
  /// The `bin` folder.
  package var binaries: String
  /// The `lib/swift` folder with the standard library.
  package var resources: String

  package var frontend: String { "\(binaries)/swift-frontend" }
  package var libraries: String { "\(resources)/linux" }

  #if arch(x86_64)
    package static let architecture = "x86_64"
  #elseif arch(arm64)
    package static let architecture = "aarch64"
  #endif

  package static let target = "\(architecture)-unknown-linux-gnu"

  /// Returns the compiler on the search path, or one in the usual locations.
  package static func find() throws -> Toolchain {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let usual = ["/opt/swift/usr/bin", "/usr/bin", "/usr/libexec/swift/bin"]
    for folder in folders + usual {
      let compiler = "\(folder)/swiftc"
      guard access(compiler, X_OK) == 0 else { continue }
      let resolved = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
      let binaries = URL(fileURLWithPath: resolved).deletingLastPathComponent().path
      let direct = Toolchain(binaries: binaries, resources: parent(of: binaries) + "/lib/swift")
      if direct.isComplete { return direct }
      // A launcher that selects among toolchains knows the location of the selected one.
      if let asked = ask(compiler), asked.isComplete { return asked }
    }
    throw ToolFailure(
      "No Swift compiler was found: install Swift from https://www.swift.org/install and put it on PATH.",
      code: .missingDependency)
  }

  private var isComplete: Bool { access(frontend, X_OK) == 0 && access(libraries, R_OK) == 0 }

  private static func parent(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private static func ask(_ compiler: String) -> Toolchain? {
    struct Answer: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let process = ChildProcess(compiler, ["-print-target-info"], timeLimit: 20)
    guard let result = try? process.run(), result.end == .exited(0),
      let answer = try? JSONDecoder().decode(Answer.self, from: Data(result.output))
    else { return nil }
    let resources = answer.paths.runtimeResourcePath
    return Toolchain(binaries: parent(of: parent(of: resources)) + "/bin", resources: resources)
  }

  /// The arguments for the compiler's own macros, such as `@Observable`.
  package var plugInArguments: [String] {
    let host = "\(resources)/host"
    var arguments: [String] = []
    let server = "\(host)/libSwiftInProcPluginServer.so"
    if access(server, R_OK) == 0 { arguments += ["-in-process-plugin-server-path", server] }
    if access("\(host)/plugins", R_OK) == 0 { arguments += ["-plugin-path", "\(host)/plugins"] }
    return arguments
  }

  /// The C compiler driver, which knows how programs are linked on this system.
  package var linkerDriver: String {
    let own = "\(binaries)/clang"
    return access(own, X_OK) == 0 ? own : "/usr/bin/clang"
  }

  package var hasLLD: Bool { access("\(binaries)/ld.lld", X_OK) == 0 }

  /// Returns the compiler's description of its version. The driver, `swiftc`, would leave a temporary folder.
  package func version() -> String? {
    let process = ChildProcess(frontend, ["--version"], timeLimit: 20)
    guard let result = try? process.run(), result.end == .exited(0) else { return nil }
    return result.outputText.split(separator: "\n").first.map(String.init)
  }
}
