import Foundation

/// The public interface of the built modules, as the compiler's own symbol graphs tell it.
struct SymbolGraph {
  /// Top-level types and protocols, and top-level names for them.
  private(set) var types: Set<String> = []
  /// Types within types: `Text.Case`.
  private(set) var nestedTypes: Set<String> = []
  /// The methods of `View`, without their labels.
  private(set) var modifiers: Set<String> = []
  /// The properties of `EnvironmentValues`.
  private(set) var environmentValues: Set<String> = []
  /// The sources that declare a name: types by their path, modifiers as `.name`, environment values as `\.name`.
  private(set) var files: [String: Set<String>] = [:]

  enum Failure: Error { case cannotExtract(module: String, output: String) }

  /// What `import SwiftUI` brings: Sources/Interface/SwiftUI/Exports, less Foundation, Observation and Combine.
  static let modules = ["SwiftUI", "ViewGraph", "LayoutEngine", "Motion", "Geometry", "Typography"]

  /// Reads the modules that were built with the tests, which lie beside the program that runs now.
  init(of root: URL) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glowworm-graphs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in Self.modules { try Self.extract(module, of: root, into: folder) }
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let graph = try JSONDecoder().decode(File.self, from: Data(contentsOf: file))
      for symbol in graph.symbols { add(symbol, root: root) }
    }
  }

  private struct File: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Symbol: Decodable {
      struct Location: Decodable { var uri: String }
      var kind: Kind
      var pathComponents: [String]
      var location: Location?
    }
    var symbols: [Symbol]
  }

  private mutating func add(_ symbol: File.Symbol, root: URL) {
    func note(_ name: String) {
      guard let uri = symbol.location?.uri, let range = uri.range(of: "\(root.path)/") else { return }
      files[name, default: []].insert(String(uri[range.upperBound...]))
    }
    let path = symbol.pathComponents
    guard let name = path.last, !path.contains(where: { $0.hasPrefix("_") }) else { return }
    switch symbol.kind.identifier {
    case "swift.struct", "swift.class", "swift.enum", "swift.protocol":
      if path.count == 1 { types.insert(name) } else { nestedTypes.insert(path.joined(separator: ".")) }
      note(path.joined(separator: "."))
    case "swift.typealias" where path.count == 1:
      types.insert(name)
      note(name)
    case "swift.method" where path.count == 2 && path[0] == "View":
      let base = String(name.prefix { $0 != "(" })
      modifiers.insert(base)
      note(".\(base)")
    case "swift.property" where path.count == 2 && path[0] == "EnvironmentValues":
      guard name != "description" else { break }
      environmentValues.insert(name)
      note("\\.\(name)")
    default: break
    }
  }

  private static func extract(_ module: String, of root: URL, into folder: URL) throws {
    #if arch(arm64)
      let target = "aarch64-unknown-linux-gnu"
    #else
      let target = "x86_64-unknown-linux-gnu"
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swift-symbolgraph-extract", "-module-name", module, "-target", target, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-skip-inherited-docs", "-output-dir", folder.path, "-I", modulesFolder(root).path,
      ] + (try systemModules(root)).flatMap { ["-I", $0] } + (try systemHeaders())
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.cannotExtract(module: module, output: String(decoding: said, as: UTF8.self))
    }
  }

  /// Where the C libraries' headers are, as the build itself finds them.
  private static func systemHeaders() throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pkg-config", "--cflags-only-I", "pangocairo", "gdk-pixbuf-2.0", "libdeflate", "libwebpmux"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return said.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }

  private static func modulesFolder(_ root: URL) -> URL {
    let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    if FileManager.default.fileExists(atPath: beside.path) { return beside }
    return root.appendingPathComponent(".build/debug/Modules")
  }

  /// The folders of the module maps over C libraries.
  private static func systemModules(_ root: URL) throws -> [String] {
    let system = root.appendingPathComponent("Sources/System")
    return try FileManager.default.contentsOfDirectory(at: system, includingPropertiesForKeys: nil).map(\.path).sorted()
  }
}
