import Foundation
import SourceParsing

/// A compiler of a user's files and an entry point into a program that links Glowworm's runtime.
package struct PreviewCompiler {
  package var toolchain: Toolchain
  package var installation: Installation
  /// The time limit of each step in seconds. Default 120.
  package var timeLimit: Double = 120
  package var usesColor = false
  package var options = CompilerOptions()
  /// The folder in which the compiler keeps C modules between runs, or `nil` for none.
  private var moduleCache: String?

  package init(toolchain: Toolchain, installation: Installation) {
    self.toolchain = toolchain
    self.installation = installation
  }

  /// Compiles the program that shows `items`. `folder` holds intermediate files, and the program if it is not cached.
  package mutating func compile(
    _ sources: SourceSet, items: [PreviewItem], in folder: TemporaryFolder
  ) throws -> CompiledPreview {
    let cache = BuildCache()
    moduleCache = cache?.moduleCache
    let copies = sources.files.indices.map { EntryPoint.copy(of: sources.files[$0], at: $0, items: items) }
    let entry = EntryPoint.main(items: items, files: sources.files.count)
    let texts = sources.files.map(\.moduleName) + copies + [entry]
    let stamps = [installation.stamp, toolchain.frontend, Toolchain.target]
    let choices = [options.languageMode, options.showsWarnings ? "warnings \(usesColor)" : ""] + options.flags
    let key = BuildCache.key(of: (texts + stamps + choices).map { Array($0.utf8) })
    if let cached = cache?.program(for: key) {
      try report("compiled before: \(cached.program)")
      return cached
    }
    // An open bracket or string would include the text after the file. The compiler's message is best without that
    // text.
    if !sources.files.allSatisfy(\.source.isBalanced) { try checkAlone(sources, in: folder) }
    let compiled = try build(sources, items: items, in: folder)
    return cache?.store(compiled, for: key) ?? compiled
  }

  private func build(
    _ sources: SourceSet, items: [PreviewItem], in folder: TemporaryFolder
  ) throws -> CompiledPreview {
    var items = items
    var dropped: Set<String> = []
    while true {
      let object = "\(folder.path)/preview.o"
      let result = try runFrontend(sources, items: items, mode: ["-c", "-o", object], in: folder)
      if result.end == .exited(0) {
        let program = try link(object, in: folder)
        return CompiledPreview(program: program, dropped: dropped, warnings: warnings(result, folder))
      }
      let diagnostics = Diagnostics(result.errorText)
      let generated = diagnostics.errors.filter { isGenerated($0.file, folder) }
      guard !generated.isEmpty else { throw failure(result, diagnostics, folder) }
      let isOnlyGenerated = generated.count == diagnostics.errors.count
      guard isOnlyGenerated else { throw failure(result, diagnostics, folder) }
      // A view that appeared to be creatable without arguments is not, so it is omitted.
      let lines = Set(generated.filter { $0.file == EntryPoint.generatedName }.map(\.line))
      let bad = items.enumerated().filter { lines.contains($0.offset + 1) && $0.element.isShowable }
      guard !bad.isEmpty else { throw failure(result, diagnostics, folder, hidesGenerated: false) }
      for (offset, item) in bad {
        if item.isCall, case .view(let expression?) = item.kind {
          throw callFailure(expression, generated, line: offset + 1)
        }
        dropped.insert(item.identifier)
        items[offset].kind = .view(expression: nil)
      }
    }
  }

  private func warnings(_ result: ChildProcess.Result, _ folder: TemporaryFolder) -> String {
    guard options.showsWarnings else { return "" }
    return Diagnostics(result.errorText).text { isGenerated($0, folder) }
  }

  private func callFailure(_ call: String, _ errors: [Diagnostics.Block], line: Int) -> ToolFailure {
    let message = errors.first { $0.line == line }?.message ?? "it does not compile"
    return ToolFailure("--view '\(call)': \(message).", code: .usage)
  }

  private func isGenerated(_ file: String, _ folder: TemporaryFolder) -> Bool {
    file == EntryPoint.generatedName || file.hasPrefix(folder.path)
  }

  /// Compiles only the user's text, and throws the compiler's message.
  private func checkAlone(_ sources: SourceSet, in folder: TemporaryFolder) throws {
    let files = try sources.files.map { file in
      access(file.displayName, R_OK) == 0
        ? file.displayName : try folder.write(file.source.text(0, file.source.bytes.count), to: file.moduleName)
    }
    let result = try runFrontend(["-typecheck"] + files, in: folder)
    guard result.end != .exited(0) else { return }
    throw failure(result, Diagnostics(result.errorText), folder)
  }

  private func failure(
    _ result: ChildProcess.Result, _ diagnostics: Diagnostics, _ folder: TemporaryFolder, hidesGenerated: Bool = true
  ) -> ToolFailure {
    switch result.end {
    case .timedOut:
      return ToolFailure("The compiler did not finish within \(Int(timeLimit)) s.", code: .userCode)
    case .signaled(let signal):
      return ToolFailure(
        "The compiler itself crashed (\(SignalName.text(signal))) on this code.\n\(result.errorText.suffix(2000))",
        code: .userCode)
    case .stopped(let signal):
      return ToolFailure("The compiler was stopped by signal \(signal).", code: .userCode)
    case .exited, .tooManyProcesses: break
    }
    if result.errorText.contains("cannot be imported by the Swift") {
      let version = installation.swiftVersion.map { "by \($0)" } ?? "by another version of Swift"
      return ToolFailure(
        "Glowworm was built \(version), and \(toolchain.binaries) has another one: "
          + "install that version of Swift, or build Glowworm again.",
        code: .missingDependency)
    }
    var text = diagnostics.text { hidesGenerated && isGenerated($0, folder) }
    let advice = MissingNames.advice(for: diagnostics.missingNames)
    text += advice.map { "\($0)\n" }.joined()
    if advice.isEmpty, diagnostics.suggestsMissingAPI {
      text += "If this is SwiftUI's, Glowworm does not have it yet: docs/support.md lists what it has.\n"
    }
    var failure = ToolFailure(text.isEmpty ? result.errorText : String(text.dropLast()), code: .userCode)
    failure.missingModules = diagnostics.missingModules
    return failure
  }

  private func runFrontend(
    _ sources: SourceSet, items: [PreviewItem], mode: [String], in folder: TemporaryFolder
  ) throws -> ChildProcess.Result {
    var files: [String] = []
    for (index, file) in sources.files.enumerated() {
      files.append(try folder.write(EntryPoint.copy(of: file, at: index, items: items), to: file.moduleName))
    }
    files.append(
      try folder.write(EntryPoint.main(items: items, files: sources.files.count), to: EntryPoint.fileName))
    return try runFrontend(mode + files, in: folder)
  }

  private func runFrontend(_ work: [String], in folder: TemporaryFolder) throws -> ChildProcess.Result {
    var arguments = ["-frontend"] + work
    arguments += ["-target", Toolchain.target, "-disable-objc-interop", "-I", installation.modules]
    arguments += ["-module-name", PreviewCatalog.module, "-swift-version", options.languageMode, "-Onone"]
    if !options.showsWarnings { arguments.append("-suppress-warnings") }
    arguments += [
      "-package-name", PreviewCatalog.module, "-parse-as-library", "-entry-point-function-name", "glowworm_user_main",
      "-D", "DEBUG",
    ]
    arguments += ["-module-cache-path", moduleCache ?? "\(folder.path)/modules"]
    arguments += ["-load-plugin-executable", "\(installation.plugIn)#SwiftUIMacros"]
    arguments += toolchain.plugInArguments
    for map in installation.moduleMaps { arguments += ["-Xcc", "-fmodule-map-file=\(map)"] }
    arguments += try SystemLibraries.includeArguments()
    arguments += [usesColor ? "-color-diagnostics" : "-no-color-diagnostics"]
    // Last, so that they take precedence.
    arguments += options.flags
    return try run(toolchain.frontend, arguments, in: folder)
  }

  private func link(_ object: String, in folder: TemporaryFolder) throws -> String {
    let program = "\(folder.path)/preview"
    var arguments = ["--target=\(Toolchain.target)", "-pie", "-Wl,--export-dynamic", "-o", program, object]
    if toolchain.hasLLD { arguments.append("-fuse-ld=lld") }
    arguments.append("\(toolchain.libraries)/\(Toolchain.architecture)/swiftrt.o")
    for folder in [toolchain.libraries, installation.products] {
      arguments += ["-L", folder, "-Wl,-rpath,\(folder)"]
    }
    // The clock comes before every other library, so that its functions take precedence.
    arguments += ["-lGlowwormClock", "-lGlowwormRuntime", "-lswiftCore", "-lswift_Concurrency", "-lFoundation", "-lm"]
    let optional = [
      "swiftSwiftOnoneSupport", "FoundationEssentials", "FoundationInternationalization", "swift_StringProcessing",
      "swift_RegexParser",
      "swiftObservation", "swiftSynchronization", "swiftRegexBuilder", "dispatch", "BlocksRuntime", "swiftDispatch",
      "swiftGlibc", "swiftSwiftOnoneSupport", "FoundationNetworking", "FoundationXML", "swift_Differentiation",
      "swift_Builtin_float", "swift_Volatile",
    ]
    arguments.append("-Wl,--as-needed")
    for library in optional where access("\(toolchain.libraries)/lib\(library).so", R_OK) == 0 {
      arguments.append("-l\(library)")
    }
    let result = try run(toolchain.linkerDriver, arguments, in: folder)
    guard result.end == .exited(0) else {
      throw ToolFailure("The views cannot be linked:\n\(result.errorText)", code: .userCode)
    }
    return program
  }

  private func run(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder
  ) throws -> ChildProcess.Result {
    var process = ChildProcess(program, arguments, timeLimit: timeLimit)
    // What a killed compiler leaves goes with the folder.
    process.environment["TMPDIR"] = folder.path
    let clock = ContinuousClock()
    let start = clock.now
    let result = try process.run()
    try report(([program] + arguments).joined(separator: " "))
    let seconds = ((clock.now - start) / .milliseconds(10)).rounded() / 100
    try report("took \(seconds) s")
    return result
  }

  private func report(_ text: String) throws(ToolFailure) {
    if options.isVerbose { try StandardStreams.writeMessage("glowworm: \(text)\n") }
  }
}
