import Foundation
import PreviewPipeline
import PreviewProtocol

/// `glowworm render`
enum RenderCommand {
  static func run(_ arguments: ParsedArguments) throws -> String {
    let session = try PreviewSession(arguments, command: .render)
    var request = try arguments.request()
    guard let path = arguments.values["--output"] else {
      throw ToolFailure("Say where the picture goes: -o OUT, such as -o out.png.", code: .usage)
    }
    request.format = try format(of: path)
    if request.format == .png, arguments.values["--duration"] != nil {
      throw ToolFailure("--duration is for moving pictures; \(path) holds one frame.", code: .usage)
    }
    if request.format == .png {
      try arguments.checkInputs(endBy: request.time, of: request.inputs)
    } else if case .seconds(let seconds) = request.duration {
      try arguments.checkInputs(endBy: request.time + seconds, of: request.inputs)
    }
    let output = try OutputFile(path)
    request.outputPath = output.temporaryPath
    do {
      let messages = try session.run(request)
      try Interruption.check()
      try output.commit()
      return messages
    } catch {
      output.discard()
      throw error
    }
  }

  static func format(of path: String) throws(ToolFailure) -> PreviewRequest.Format {
    let known = PreviewRequest.Format.allCases.map(\.rawValue)
    let last = path.split(separator: "/").last ?? ""
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex || last.count > 1 else {
      throw ToolFailure("\(path) has no ending that says its format: .\(known.joined(separator: ", .")).", code: .usage)
    }
    let ending = last[last.index(after: dot)...].lowercased()
    if let format = PreviewRequest.Format(rawValue: ending) { return format }
    throw ToolFailure("\(path): '.\(ending)' cannot be written; .\(known.joined(separator: ", .")) can.", code: .usage)
  }
}
