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
  /// A Boolean value that indicates whether the view follows its sources. `glowworm run` runs a program as it is.
  package var followsSources: Bool
  /// A Boolean value that indicates whether the appearance is not set by an option.
  package var followsAppearance: Bool
  let frontEnd: PreviewCommand.FrontEnd
  /// Compiles the current sources if they have changed, draws a request, and returns the messages of the views and the
  /// renderer.
  package var draw: @Sendable (PreviewRequest) throws -> String
  /// Compiles the current sources if they have changed, and runs the view until the channel is closed.
  package var run: @Sendable (PreviewRequest, LiveChannel) throws -> Void

  init(_ arguments: ParsedArguments) throws {
    let session = try PreviewSession(arguments, command: arguments.command)
    guard session.path != "-" else {
      throw ToolFailure("A preview follows a file or a folder; standard input cannot be watched.", code: .usage)
    }
    guard FileManager.default.fileExists(atPath: session.path) else {
      throw ToolFailure("\(session.path) does not exist.", code: .usage)
    }
    path = session.path
    request = try arguments.request()
    followsSources = arguments.command == .preview
    followsAppearance = arguments.values["--appearance"] == nil
    guard !arguments.has("--terminal") || !arguments.has("--window") else {
      throw ToolFailure("Give --terminal or --window, not both.", code: .usage)
    }
    if arguments.command == .run || arguments.has("--window") {
      frontEnd = .window
    } else {
      frontEnd = arguments.has("--terminal") ? .terminal : .browser
    }
    if !followsSources {
      // A program of a desktop, on the real clock.
      if arguments.values["--platform"] == nil { request.platform = .macos }
      if arguments.values["--date"] == nil { request.date = Date().timeIntervalSince1970 }
    }
    port = try arguments.integer("--port", in: 0...65_535, expected: "a port, 0–65535") ?? 0
    let drawing = PreviewDrawing(session)
    draw = { request in
      let report = try drawing.draw(request)
      return report.errors + report.notes.map { $0 + "\n" }.joined()
    }
    run = { request, channel in _ = try drawing.draw(request, live: channel) }
  }
}

/// `glowworm preview`
enum PreviewCommand {
  /// A program that shows previews.
  enum FrontEnd: String {
    case browser = "glowworm-preview", terminal = "glowworm-terminal", window = "glowworm-window"
  }

  /// Replaces this process by the program beside it that shows the preview: only that one loads the libraries of its
  /// front end.
  static func replaceProcess(by frontEnd: FrontEnd, _ arguments: [String]) throws -> Never {
    let tool = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = URL(fileURLWithPath: tool).deletingLastPathComponent()
      .appendingPathComponent(frontEnd.rawValue).path
    var values: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    execv(program, &values)
    if frontEnd == .window, access(program, X_OK) != 0 {
      throw ToolFailure("\(program) is not built: Scripts/window builds it, with GTK 4.", code: .missingDependency)
    }
    throw ToolFailure(
      "\(program) cannot be started: \(String(cString: strerror(errno))). Scripts/setup builds it.",
      code: .missingDependency)
  }
}
