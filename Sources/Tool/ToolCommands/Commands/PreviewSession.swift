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

  /// Compiles the selected preview and runs the request.
  func run(_ request: PreviewRequest, _ sources: SourceSet) throws -> PreviewRun.Report {
    try adapting(sources, to: request.platform) { try run(request, adapted: $0) }
  }

  /// Runs a closure with the sources as they are on one of Apple's systems, and adds a note for everything that was left
  /// out. Missing modules are left out, as far as the rest compiles without them.
  func adapting(
    _ sources: SourceSet, to platform: PreviewRequest.Platform, _ run: (SourceSet) throws -> PreviewRun.Report
  ) throws -> PreviewRun.Report {
    let ignored = Set((arguments.values["--ignore-module"] ?? "").split(separator: ",").map(String.init))
    var missing: Set<String> = []
    var first: ToolFailure?
    while true {
      let adapted = sources.adapted(to: platform, ignoring: ignored, missing: missing)
      do {
        var report = try run(adapted.sources)
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

  func run(
    _ request: PreviewRequest, adapted sources: SourceSet, live: LiveChannel? = nil
  ) throws -> PreviewRun.Report {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let usesColor = MessageColor.isUsed(
      isRefused: arguments.has("--no-color"), isTerminal: isatty(2) == 1,
      environment: ProcessInfo.processInfo.environment)
    let program = try program(sources, in: folder, usesColor: usesColor)
    try StandardStreams.writeMessage(program.compiled.warnings)
    var request = request
    request.title = program.item.name ?? Self.name(of: path)
    request.resourceFolder = Self.resourceFolder(of: path)
    request.selection = program.selection
    return try PreviewRun(
      compiled: program.compiled, title: program.item.title, timeLimit: try arguments.timeLimit()
    ).run(request, in: folder, live: live)
  }

  /// Compiles for a later run.
  func compile(_ sources: SourceSet) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    _ = try program(sources, in: folder, usesColor: false)
  }

  /// A compiled program, and what is shown of it.
  private struct Program {
    var compiled: CompiledPreview
    var item: PreviewItem
    var selection: String
  }

  private func program(_ sources: SourceSet, in folder: TemporaryFolder, usesColor: Bool) throws -> Program {
    let sources = sources.withAssetSymbols(of: Self.resourceFolder(of: path)).withBundleOfModule()
    let selection = try arguments.selection()
    var catalog = PreviewCatalog(sources)
    var compiler = PreviewCompiler(toolchain: try .find(), installation: try .find())
    compiler.usesColor = usesColor
    compiler.options = try arguments.compilerOptions()
    // With an open bracket, the declarations cannot be parsed. The compiler's message gives its position.
    if !sources.files.allSatisfy(\.source.isBalanced) { _ = try compiler.compile(sources, items: [], in: folder) }
    var item = try catalog.item(for: selection, in: path)
    if !catalog.items.contains(item) { catalog.items.append(item) }
    let compiled = try compiler.compile(sources, items: catalog.items, in: folder)
    // Without a selection, another view may replace one that turned out to require arguments.
    if selection == .standard || selection == .program, compiled.dropped.contains(item.identifier) {
      catalog.items.removeAll { compiled.dropped.contains($0.identifier) }
      item = try catalog.item(for: .standard, in: path)
    }
    let name = catalog.runTimeName(for: selection).map(PreviewRequest.selection(ofPreview:))
    return Program(compiled: compiled, item: item, selection: name ?? item.identifier)
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
}
