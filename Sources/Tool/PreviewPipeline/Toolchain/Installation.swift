import Foundation

/// Glowworm's build products, located relative to this program.
package struct Installation: Equatable, Sendable {
  /// The folder of `libGlowwormRuntime.so` and the plug-in.
  package var products: String
  /// The folder of `SwiftUI.swiftmodule`.
  package var modules: String
  /// The module maps of the system's C libraries and of Glowworm's C code.
  package var moduleMaps: [String]

  package var runtime: String { "\(products)/libGlowwormRuntime.so" }
  package var plugIn: String { "\(products)/SwiftUIMacros-tool" }

  /// The version of Swift that compiled the modules, such as `Swift version 6.3.1`, in an installation.
  package var swiftVersion: String? {
    let text = try? String(contentsOfFile: "\(products)/swift-version", encoding: .utf8)
    return text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the path of the program that draws indicators, which needs nothing else of the installation.
  package static func badgeProgram() throws -> String {
    let program = "\(products(besides: nil))/glowworm-badge"
    guard access(program, X_OK) == 0 else {
      throw ToolFailure("\(program) is missing: build the package with 'swift build'.", code: .missingDependency)
    }
    return program
  }

  private static func products(besides executable: String?) -> String {
    let program = executable ?? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: program).deletingLastPathComponent().path
  }

  package static func find(executable: String? = nil) throws -> Installation {
    let products = products(besides: executable)
    let found = Installation(
      products: products, modules: "\(products)/Modules", moduleMaps: moduleMaps(above: products))
    let parts = [
      found.runtime, "\(products)/libGlowwormClock.so", "\(found.modules)/SwiftUI.swiftmodule",
      "\(found.modules)/OffscreenHost.swiftmodule", "\(found.modules)/LiveIndicators.swiftmodule",
    ]
    for part in parts where access(part, R_OK) != 0 {
      throw ToolFailure("\(part) is missing: build the package with 'swift build'.", code: .missingDependency)
    }
    return found
  }

  /// Returns the module maps beside the products of an installed tool, or those of the package around the build.
  private static func moduleMaps(above folder: String) -> [String] {
    let installed = "\(folder)/ModuleMaps"
    if let names = try? FileManager.default.contentsOfDirectory(atPath: installed) {
      return names.sorted().map { "\(installed)/\($0)/module.modulemap" }
    }
    var url = URL(fileURLWithPath: folder)
    while url.path != "/" {
      let system = url.appendingPathComponent("Sources/System").path
      if let names = try? FileManager.default.contentsOfDirectory(atPath: system) {
        let own = url.appendingPathComponent("Sources/Renderers/PixelKernels/include/module.modulemap").path
        let maps = names.sorted().map { "\(system)/\($0)/module.modulemap" } + [own]
        return maps.filter { access($0, R_OK) == 0 }
      }
      url.deleteLastPathComponent()
    }
    return []
  }

  /// A string that changes when any part is built again.
  var stamp: String {
    let built = ["SwiftUI", "OffscreenHost", "LiveIndicators"].map { "\(modules)/\($0).swiftmodule" }
    return ([runtime, plugIn] + built).map { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return path }
      return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }.joined(separator: "\n")
  }
}
