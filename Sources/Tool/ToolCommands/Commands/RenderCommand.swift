import Foundation
import PreviewPipeline
import PreviewProtocol
import SystemCalls

/// The command `glowworm render`.
enum RenderCommand {
  /// The scales to try, relative to the default one, if nothing else makes a file small enough.
  private static let smallerScales = [0.75, 0.5, 0.375, 0.25, 0.125]

  static func run(_ arguments: ParsedArguments) throws {
    let session = try PreviewSession(arguments, command: .render)
    guard !arguments.outputs.isEmpty else {
      throw ToolFailure("Say where the picture goes: -o OUT, such as -o out.png.", code: .usage)
    }
    guard arguments.has("--watch") else { return try draw(session, arguments) }
    try watch(session, arguments)
  }

  private static func draw(_ session: PreviewSession, _ arguments: ParsedArguments) throws {
    let sources = try session.sources()
    try writeAll(try arguments.request(), inputs: sources.files.map(\.displayName), arguments) { request in
      try session.run(request, sources)
    }
  }

  /// Draws, and again after every change of the sources, until the tool is interrupted. Code that fails is reported, and
  /// drawn when it is changed.
  private static func watch(_ session: PreviewSession, _ arguments: ParsedArguments) throws {
    if session.path == "-" || arguments.outputs.contains("-") {
      throw ToolFailure("--watch follows files and writes files; '-' is neither.", code: .usage)
    }
    guard let watcher = FileWatcher(session.path) else {
      throw ToolFailure("\(session.path) cannot be watched: \(String(cString: strerror(errno))).", code: .usage)
    }
    var isFirst = true
    while true {
      do {
        try draw(session, arguments)
      } catch let failure as ToolFailure
        where failure.code == ToolFailure.Code.userCode.rawValue
        || (failure.code == ToolFailure.Code.usage.rawValue && !isFirst)
      {
        try StandardStreams.writeMessage(Tool.prefixed(failure.message))
      }
      isFirst = false
      while !watcher.waitForChange(milliseconds: 60_000, wakeDescriptor: Interruption.readDescriptor) {
        guard let signal = Interruption.signalNumber else { continue }
        // Nothing was under way.
        var end = ToolFailure(signal: signal)
        end.message = ""
        throw end
      }
    }
  }

  /// Draws every output of the arguments, and reports each. All of them are checked before anything is drawn.
  ///
  /// - Parameters:
  ///   - inputs: The files that are read.
  ///   - draw: Performs a request and writes to `outputPath`.
  static func writeAll(
    _ request: PreviewRequest, inputs: [String] = [], _ arguments: ParsedArguments,
    draw: (PreviewRequest) throws -> PreviewRun.Report
  ) throws {
    let paths = arguments.outputs
    for (index, path) in paths.enumerated() where paths[..<index].contains(path) {
      throw ToolFailure("\(path) is given twice.", code: .usage)
    }
    let outputs = try paths.map { path in (path: path, format: try format(of: path, arguments)) }
    try check(arguments, outputs)
    var reports: [RenderReport] = []
    for (path, format) in outputs {
      var report: RenderReport
      if path == "-" {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = "\(folder.path)/picture.\(format.name)"
        report = try write(request, as: format, to: file, inputs: inputs, arguments, draw: draw)
        try StandardStreams.writeOutput(Data(contentsOf: URL(fileURLWithPath: file)))
        report.path = "standard output"
      } else {
        report = try write(request, as: format, to: path, inputs: inputs, arguments, draw: draw)
      }
      reports.append(report)
      let isQuiet = arguments.has("--quiet") || arguments.has("--json")
      try StandardStreams.writeMessage(report.text(isQuiet: isQuiet))
    }
    if arguments.has("--json") { try StandardStreams.writeOutput(try JSONText.encode(reports.map(\.entry))) }
  }

  /// Draws into a file that appears complete or not at all.
  private static func write(
    _ asked: PreviewRequest, as format: OutputFormat, to path: String, inputs: [String], _ arguments: ParsedArguments,
    draw: (PreviewRequest) throws -> PreviewRun.Report
  ) throws -> RenderReport {
    var request = asked
    request.format = format
    var notes: [String] = []
    if arguments.values["--fps"] == nil { request.framesPerSecond = request.format.standardRate }
    if request.framesPerSecond > request.format.highestRate {
      let highest = Int(request.format.highestRate)
      notes.append("note: .\(request.format.name) holds at most \(highest) frames a second; it gets \(highest).")
    }
    if request.format.kind == .still {
      try arguments.checkInputs(endBy: request.time, of: request.inputs)
    } else if case .seconds(let seconds) = request.duration {
      try arguments.checkInputs(endBy: request.time + seconds, of: request.inputs)
    }
    if request.format.kind == .video { try prepareVideo(&request, path) }
    let output = try OutputDestination.writer(for: path, inputs: inputs)
    defer { output.discard() }
    request.outputPath = output.temporaryPath
    let drawn: PreviewRun.Report
    do {
      drawn = try run(request, mayScale: arguments.values["--scale"] == nil, draw)
      try StandardStreams.writeMessage(drawn.errors)
      try Interruption.check()
    } catch let failure as ToolFailure {
      // The sentence names the requested path, not the temporary one.
      throw failure.replacing(output.hiddenPath, with: path)
    }
    let bytes = byteCount(output.hiddenPath)
    do throws(SystemError) {
      try output.commit()
    } catch {
      throw ToolFailure("\(path) cannot be written: \(error).", code: .usage)
    }
    return RenderReport(path: path, summary: drawn.summary, bytes: bytes, notes: notes + drawn.notes)
  }

  /// Returns the size in bytes of a file, or of all files in a folder.
  private static func byteCount(_ path: String) -> Int {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    guard status.st_mode & S_IFMT == S_IFDIR else { return Int(status.st_size) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.reduce(0) { $0 + byteCount("\(path)/\($1)") }
  }

  /// Renders, and renders again with fewer pixels if the file must become smaller.
  private static func run(
    _ request: PreviewRequest, mayScale: Bool, _ draw: (PreviewRequest) throws -> PreviewRun.Report
  ) throws -> PreviewRun.Report {
    var least = Int.max
    for factor in [1] + (mayScale && request.maximumBytes != nil ? smallerScales : []) {
      var smaller = request
      smaller.scale *= factor
      do {
        return try draw(smaller)
      } catch let failure as PreviewRun.ExceedsMaximumBytes {
        least = min(least, failure.smallest)
      }
    }
    throw ToolFailure(
      "\(request.outputPath) cannot be made as small as \(request.maximumBytes ?? 0) bytes: the smallest has \(least). "
        + "A smaller --size or a shorter --duration makes it smaller.", code: .usage)
  }

  /// Refuses an option that no output supports.
  private static func check(
    _ arguments: ParsedArguments, _ outputs: [(path: String, format: OutputFormat)]
  ) throws(ToolFailure) {
    func has(_ option: String) -> Bool { arguments.values[option] != nil }
    guard let (path, format) = outputs.last else { return }
    let kinds = Set(outputs.map(\.format.kind))
    if kinds == [.still] {
      for option in ["--duration", "--loops", "--fps"] where has(option) {
        throw ToolFailure("\(option) is for moving pictures; \(path) holds one frame.", code: .usage)
      }
    }
    if has("--quality"),
      !outputs.contains(where: { $0.format.kind == .video || ["webp", "gif"].contains($0.format.name) })
    {
      throw ToolFailure("--quality is for .webp, .gif and videos; .\(format.name) is exact.", code: .usage)
    }
    if has("--loops"), kinds.isSubset(of: [.video, .sequence]) {
      throw ToolFailure("--loops is for .apng, .gif and .webp; \(path) holds one pass.", code: .usage)
    }
    if has("--max-bytes"), kinds.contains(.sequence) {
      throw ToolFailure("--max-bytes is for one file, not for a picture a frame.", code: .usage)
    }
    if arguments.has("--json"), outputs.contains(where: { $0.path == "-" }) {
      throw ToolFailure("--json prints to standard output; write the picture to a file: -o OUT.", code: .usage)
    }
    if has("--format"), !outputs.contains(where: { $0.path == "-" }) {
      throw ToolFailure("--format is for -o -; the ending of \(path) says its format.", code: .usage)
    }
  }

  /// Finds ffmpeg, and sets the background that a video requires.
  private static func prepareVideo(_ request: inout PreviewRequest, _ path: String) throws(ToolFailure) {
    guard let encoder = SystemLibraries.find("ffmpeg") else {
      throw ToolFailure(
        "\(path) needs ffmpeg, which is not installed: apt-get install ffmpeg. "
          + "Without it, .apng, .gif and .webp hold moving pictures.", code: .missingDependency)
    }
    request.videoEncoder = encoder
    if let color = request.background, color.alpha == 255 { return }
    let isDark = request.appearance == .dark
    var ground = PreviewRequest.Color(red: isDark ? 0 : 255, green: isDark ? 0 : 255, blue: isDark ? 0 : 255)
    if let color = request.background { ground = color.composited(over: ground) }
    request.background = ground
  }

  /// Returns the format of an output: by the ending of its path, or by `--format` for standard output.
  static func format(of path: String, _ arguments: ParsedArguments) throws(ToolFailure) -> OutputFormat {
    guard path == "-" else { return try format(of: path) }
    let names = OutputFormat.all.map(\.name)
    guard let name = arguments.values["--format"] else {
      throw ToolFailure("-o - needs a format: --format \(names.joined(separator: "|")).", code: .usage)
    }
    guard let format = OutputFormat.all.first(where: { $0.name == name }) else {
      throw ParsedArguments.invalid(name, for: "--format", among: names, expected: names.joined(separator: ", "))
    }
    return format
  }

  static func format(of path: String) throws(ToolFailure) -> OutputFormat {
    if OutputDestination.numberedName(path) != nil { return .frames }
    let known = OutputFormat.list("or")
    let last = path.split(separator: "/").last ?? ""
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex || last.count > 1 else {
      throw ToolFailure("\(path) has no ending that says its format: \(known).", code: .usage)
    }
    let ending = last[last.index(after: dot)...].lowercased()
    if let format = OutputFormat.all.first(where: { $0.name == ending }) { return format }
    let near = Suggestion.nearest(to: ending, among: OutputFormat.all.map(\.name))
    let hint = near.map { "did you mean .\($0)? " } ?? ""
    throw ToolFailure("\(path): '.\(ending)' cannot be written; \(hint)\(OutputFormat.list("and")) can.", code: .usage)
  }
}

extension ToolFailure {
  fileprivate func replacing(_ text: String, with other: String) -> ToolFailure {
    var result = self
    result.message = message.replacingOccurrences(of: text, with: other)
    return result
  }
}

extension PreviewRequest.Color {
  fileprivate func composited(over ground: PreviewRequest.Color) -> PreviewRequest.Color {
    let weight = Int(alpha)
    func mix(_ top: UInt8, _ below: UInt8) -> UInt8 {
      let sum = Int(top) * weight + Int(below) * (255 - weight)
      return UInt8((sum + 127) / 255)
    }
    return .init(red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}
