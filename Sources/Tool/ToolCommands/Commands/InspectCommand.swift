import Foundation
import PreviewPipeline
import PreviewProtocol

/// `glowworm inspect`
enum InspectCommand {
  /// The report for standard output, and the views' own messages.
  static func run(_ arguments: ParsedArguments) throws -> (report: String, messages: String) {
    let session = try PreviewSession(arguments, command: .inspect)
    var request = try arguments.request()
    request.mode = .inspect
    try arguments.checkInputs(endBy: request.time, of: request.inputs)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    request.outputPath = "\(folder.path)/report"
    let messages = try session.run(request)
    return (try String(contentsOfFile: request.outputPath, encoding: .utf8), messages)
  }
}
