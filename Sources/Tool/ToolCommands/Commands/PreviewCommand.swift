import Foundation
import PreviewPipeline
import PreviewProtocol

/// The arguments of `glowworm preview` for the program that shows the preview.
package struct PreviewLaunch: Sendable {
  /// The file or folder.
  package var path: String
  package var request: PreviewRequest
  /// The port to listen on; 0 chooses a free one.
  package var port: Int
  /// Compiles the current sources if they have changed, draws a request, and returns the messages of the views and the
  /// renderer.
  package var draw: @Sendable (PreviewRequest) throws -> String

  init(_ arguments: ParsedArguments) throws {
    let session = try PreviewSession(arguments, command: .preview)
    guard session.path != "-" else {
      throw ToolFailure("A preview follows a file or a folder; standard input cannot be watched.", code: .usage)
    }
    guard FileManager.default.fileExists(atPath: session.path) else {
      throw ToolFailure("\(session.path) does not exist.", code: .usage)
    }
    path = session.path
    request = try arguments.request()
    port = try arguments.integer("--port", in: 0...65_535, expected: "a port, 0–65535") ?? 0
    let drawing = PreviewDrawing(session)
    draw = { request in
      let report = try drawing.draw(request)
      return report.errors + report.notes.map { $0 + "\n" }.joined()
    }
  }
}

/// `glowworm preview`
enum PreviewCommand {
  /// Replaces this process by `glowworm-preview`, the program beside it: only a preview loads the HTTP library.
  static func replaceProcess(_ arguments: [String]) throws -> Never {
    let tool = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(fileURLWithPath: tool).deletingLastPathComponent().appendingPathComponent("glowworm-preview").path
    var values: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &values)
    throw ToolFailure(
      "\(program) cannot be started: \(String(cString: strerror(errno))). Scripts/setup builds it.",
      code: .missingDependency)
  }
}
