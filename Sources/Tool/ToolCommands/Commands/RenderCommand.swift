import Foundation
import PreviewPipeline
import PreviewProtocol

/// `glowworm render`
enum RenderCommand {
  /// Scales tried, as parts of the standard one, when nothing else makes a file small enough.
  private static let smallerScales = [0.75, 0.5, 0.375, 0.25, 0.125]

  static func run(_ arguments: ParsedArguments) throws -> String {
    let session = try PreviewSession(arguments, command: .render)
    guard let path = arguments.values["--output"] else {
      throw ToolFailure("Say where the picture goes: -o OUT, such as -o out.png.", code: .usage)
    }
    return try write(try arguments.request(), to: path, arguments) { try session.run($0) }
  }

  /// Draws into a file that appears whole or not at all; answers what there is to say.
  ///
  /// - Parameter draw: does what a request asks for, into `outputPath`.
  static func write(
    _ asked: PreviewRequest, to path: String, _ arguments: ParsedArguments, draw: (PreviewRequest) throws -> String
  ) throws -> String {
    var request = asked
    request.format = try format(of: path)
    try check(arguments, request.format, path)
    var notes = ""
    if arguments.values["--fps"] == nil { request.framesPerSecond = request.format.standardRate }
    if request.framesPerSecond > request.format.highestRate {
      let highest = Int(request.format.highestRate)
      notes += "note: .\(request.format.name) holds at most \(highest) frames a second; it gets \(highest).\n"
    }
    if request.format.kind == .still {
      try arguments.checkInputs(endBy: request.time, of: request.inputs)
    } else if case .seconds(let seconds) = request.duration {
      try arguments.checkInputs(endBy: request.time + seconds, of: request.inputs)
    }
    if request.format.kind == .video { notes += try prepareVideo(&request, path) }
    let output: any RenderOutput =
      request.format.kind == .sequence ? try OutputFolder(path) : try OutputFile(path)
    request.outputPath = output.temporaryPath
    do {
      let messages = try run(request, mayScale: arguments.values["--scale"] == nil, draw)
      try Interruption.check()
      try output.commit()
      return notes + messages
    } catch let failure as ToolFailure {
      output.discard()
      // The sentence names what the user asked for, not what it is called until it is whole.
      throw failure.replacing(output.hidden.path, with: output.hidden.shown)
    } catch {
      output.discard()
      throw error
    }
  }

  /// Renders, and again with fewer pixels where the file has to become smaller.
  private static func run(
    _ request: PreviewRequest, mayScale: Bool, _ draw: (PreviewRequest) throws -> String
  ) throws -> String {
    var least = Int.max
    for factor in [1] + (mayScale && request.maximumBytes != nil ? smallerScales : []) {
      var smaller = request
      smaller.scale *= factor
      do {
        return try draw(smaller)
      } catch let failure as ToolFailure where failure.code == ToolFailure.Code.tooLarge.rawValue {
        least = min(least, Int(failure.message) ?? least)
      }
    }
    throw ToolFailure(
      "\(request.outputPath) cannot be made as small as \(request.maximumBytes ?? 0) bytes: the smallest has \(least). "
        + "A smaller --size or a shorter --duration makes it smaller.", code: .usage)
  }

  private static func check(_ arguments: ParsedArguments, _ format: OutputFormat, _ path: String) throws(ToolFailure) {
    func has(_ option: String) -> Bool { arguments.values[option] != nil }
    if format.kind == .still {
      for option in ["--duration", "--loops", "--fps"] where has(option) {
        throw ToolFailure("\(option) is for moving pictures; \(path) holds one frame.", code: .usage)
      }
    }
    if has("--quality"), format.kind != .video, !["webp", "gif"].contains(format.name) {
      throw ToolFailure("--quality is for .webp, .gif and videos; .\(format.name) is exact.", code: .usage)
    }
    if has("--loops"), format.kind == .video || format.kind == .sequence {
      throw ToolFailure("--loops is for .apng, .gif and .webp; \(path) holds one pass.", code: .usage)
    }
    if has("--max-bytes"), format.kind == .sequence {
      throw ToolFailure("--max-bytes is for one file, not for a picture a frame.", code: .usage)
    }
  }

  /// Finds ffmpeg, and gives the picture the background that a video cannot do without.
  private static func prepareVideo(_ request: inout PreviewRequest, _ path: String) throws(ToolFailure) -> String {
    guard let encoder = SystemLibraries.find("ffmpeg") else {
      throw ToolFailure(
        "\(path) needs ffmpeg, which is not installed: apt-get install ffmpeg. "
          + "Without it, .apng, .gif and .webp hold moving pictures.", code: .missingDependency)
    }
    request.videoEncoder = encoder
    if let color = request.background, color.alpha == 255 { return "" }
    let isDark = request.appearance == .dark
    var ground = PreviewRequest.Color(red: isDark ? 0 : 255, green: isDark ? 0 : 255, blue: isDark ? 0 : 255)
    if let color = request.background { ground = color.composited(over: ground) }
    request.background = ground
    return ""
  }

  static func format(of path: String) throws(ToolFailure) -> OutputFormat {
    if OutputFolder.isPattern(path) { return .frames }
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

/// A place that gets everything or nothing.
protocol RenderOutput {
  /// What the child writes to.
  var temporaryPath: String { get }
  /// The hidden name until it is whole, and what the user calls it.
  var hidden: (path: String, shown: String) { get }
  func commit() throws(ToolFailure)
  func discard()
}

extension OutputFile: RenderOutput {}
extension OutputFolder: RenderOutput {}

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
