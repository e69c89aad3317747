import Foundation
import PreviewPipeline
import PreviewProtocol
import PreviewProtocol

/// The command `glowworm inspect`.
enum InspectCommand {
  static func run(_ arguments: ParsedArguments) throws {
    let session = try PreviewSession(arguments, command: .inspect)
    var request = try arguments.request()
    request.mode = .inspect
    request.pickedPoint = try arguments.pickedPoint()
    try arguments.checkInputs(endBy: request.time, of: request.inputs)
    let sources = try session.sources()
    if request.asJSON || request.pickedPoint != nil { request.outline = SourceOutline(sources) }
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    request.outputPath = "\(folder.path)/report"
    let report = try session.run(request, sources)
    try StandardStreams.writeMessage(report.errors)
    for note in report.notes { try StandardStreams.writeMessage(note + "\n") }
    try StandardStreams.writeOutput(try String(contentsOfFile: request.outputPath, encoding: .utf8))
  }
}
