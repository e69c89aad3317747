import BrowserPreview
import Foundation
import PreviewPipeline
import ToolCommands

/// The program behind `glowworm preview`.
@main struct GlowwormPreview {
  static func main() {
    exit(Tool.main(Array(CommandLine.arguments.dropFirst())) { try show($0) })
  }

  /// Shows a preview until the process is interrupted.
  private static func show(_ launch: PreviewLaunch) throws {
    let service = PreviewService(path: launch.path, request: launch.request, draw: launch.draw)
    let server = try PreviewServer(service, port: launch.port)
    let drawing = Thread { service.run() }
    drawing.start()
    FileHandle.standardError.write(Data("Preview of \(launch.path): \(server.address)\nControl-C ends it.\n".utf8))
    guard let watcher = FileWatcher(launch.path) else {
      throw ToolFailure("\(launch.path) cannot be watched: \(String(cString: strerror(errno))).", code: .usage)
    }
    while Interruption.signalNumber == nil {
      if watcher.waitForChange(milliseconds: 1_000, wakeDescriptor: Interruption.readDescriptor) {
        service.invalidate()
      }
    }
    service.stop()
    server.stop()
  }
}
