import Foundation
import PreviewPipeline
import PreviewProtocol

/// The common part of `render` and `inspect`: from the arguments to a completed request.
struct PreviewSession {
  let path: String
  let arguments: ParsedArguments

  init(_ arguments: ParsedArguments, command: Command) throws(ToolFailure) {
    guard let path = arguments.positional.first else {
      throw ToolFailure("A file is missing: \(command.usage).", code: .usage)
    }
    if arguments.positional.count > 1 {
      throw ToolFailure("One file or folder at a time; '\(arguments.positional[1])' is one too many.", code: .usage)
    }
    self.path = path
    self.arguments = arguments
  }

  func sources() throws(ToolFailure) -> SourceSet { try SourceSet.read(path) }

  /// Compiles what is chosen and runs the request.
  ///
  /// Modules that do not exist here are left out, as far as the rest compiles without them.
  func run(_ request: PreviewRequest, _ sources: SourceSet) throws -> PreviewRun.Report {
    let ignored = Set((arguments.values["--ignore-module"] ?? "").split(separator: ",").map(String.init))
    var missing: Set<String> = []
    var first: ToolFailure?
    while true {
      let adapted = sources.adapted(to: request.platform, ignoring: ignored, missing: missing)
      do {
        let symbols = adapted.sources.withAssetSymbols(of: Self.resourceFolder(of: path))
        var report = try run(request, adapted: symbols.withBundleOfModule())
        report.notes = adapted.notes + report.notes
        return report
      } catch let failure as ToolFailure where !failure.missingModules.isSubset(of: missing) {
        first = first ?? failure
        missing.formUnion(failure.missingModules)
      } catch var failure as ToolFailure {
        guard let first, failure.code == ToolFailure.Code.userCode.rawValue else { throw failure }
        let names = missing.sorted()
        failure.message =
          "\(first.message)\nWithout \(names.joined(separator: ", ")), the rest does not compile either; "
          + "--ignore-module \(names.joined(separator: ",")) shows why."
        throw failure
      }
    }
  }

  private func run(_ request: PreviewRequest, adapted sources: SourceSet) throws -> PreviewRun.Report {
    let selection = try arguments.selection()
    let timeLimit = try arguments.timeLimit()
    var catalog = PreviewCatalog(sources)
    // With an open bracket, the declarations cannot be parsed. The compiler's message gives its position.
    if !sources.files.allSatisfy(\.source.isBalanced) { _ = try compile(sources, items: []) }
    var item = try catalog.item(for: selection, in: path)
    if !catalog.items.contains(item) { catalog.items.append(item) }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var compiler = try makeCompiler()
    let compiled = try compiler.compile(sources, items: catalog.items, in: folder)
    // Without a selection, another view may replace one that turned out to require arguments.
    if selection == .standard, compiled.dropped.contains(item.identifier) {
      catalog.items.removeAll { compiled.dropped.contains($0.identifier) }
      item = try catalog.item(for: .standard, in: path)
    }
    var request = request
    request.title = item.name ?? Self.name(of: path)
    request.resourceFolder = Self.resourceFolder(of: path)
    request.selection =
      catalog.runTimeName(for: selection).map(PreviewRequest.selection(ofPreview:)) ?? item.identifier
    return try PreviewRun(compiled: compiled, title: item.title, timeLimit: timeLimit).run(request, in: folder)
  }

  /// Returns the name of a file or folder without its extension.
  private static func name(of path: String) -> String {
    path == "-" ? "SwiftUI view" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// Returns the folder whose files are available to the views.
  private static func resourceFolder(of path: String) -> String? {
    guard path != "-" else { return nil }
    var isFolder: ObjCBool = false
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue ? url.path : url.deletingLastPathComponent().path
  }

  private func makeCompiler() throws -> PreviewCompiler {
    var compiler = PreviewCompiler(toolchain: try .find(), installation: try .find())
    compiler.usesColor = isatty(2) == 1
    return compiler
  }

  private func compile(_ sources: SourceSet, items: [PreviewItem]) throws -> CompiledPreview {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var compiler = try makeCompiler()
    return try compiler.compile(sources, items: items, in: folder)
  }
}
