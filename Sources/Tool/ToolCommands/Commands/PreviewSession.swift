import Foundation
import PreviewPipeline
import PreviewProtocol

/// What `render` and `inspect` share: from the arguments to a finished request.
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
  func run(_ request: PreviewRequest, _ sources: SourceSet) throws -> PreviewRun.Report {
    let selection = try arguments.selection()
    let timeLimit = try arguments.timeLimit()
    var catalog = PreviewCatalog(sources)
    // Where a bracket is open, the declarations cannot be read: the compiler's message says where.
    if !sources.files.allSatisfy(\.source.isBalanced) { _ = try compile(sources, items: []) }
    var item = try catalog.item(for: selection, in: path)
    if !catalog.items.contains(item) { catalog.items.append(item) }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var compiler = try makeCompiler()
    let compiled = try compiler.compile(sources, items: catalog.items, in: folder)
    // Without a choice, another view may stand in for one that turned out to need arguments.
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

  /// A file's or folder's name without its ending.
  private static func name(of path: String) -> String {
    path == "-" ? "SwiftUI view" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The folder whose files the views may show.
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
