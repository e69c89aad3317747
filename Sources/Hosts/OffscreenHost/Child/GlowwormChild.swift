import Foundation
import ImageEncoding
import PreviewProtocol
import SwiftUI
import SystemCalls
import Typography

/// The child process that runs a user's views: reads the tool's request, does it and ends.
@MainActor
public enum GlowwormChild {
  /// The exit code. How the work ended is told to the tool on a channel of its own.
  public static func main(_ registry: GlowwormRegistry) -> Int32 { main { _ in registry } }

  /// The same for a program of the package's own that the clock is linked into.
  package static func main(
    clock: ProcessClock.Functions, fill: (PreviewRequest, GlowwormRegistry) -> Void
  ) -> Int32 {
    ProcessClock.linked = clock
    // Pango starts a thread for it, so not where a copy of the process looks ahead: a lock that the thread holds would
    // never be let go of in the copy.
    FontInventory.prepare()
    return main { request in
      let registry = GlowwormRegistry()
      fill(request, registry)
      return registry
    }
  }

  private static func main(registry: (PreviewRequest) -> GlowwormRegistry) -> Int32 {
    do {
      let path = CommandLine.arguments.dropFirst().first ?? ""
      let request = try JSONDecoder().decode(PreviewRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      LinuxCalls.endWithParent(request.parentProcess)
      ToolChannel.open(request)
      var job = PreviewJob(request: request, registry: registry(request))
      job.measureOverflow()
      let summary = try job.run()
      ToolChannel.send(.finished(summary))
      return 0
    } catch {
      ToolChannel.send(outcome(error))
      return 1
    }
  }

  private static func outcome(_ error: any Error) -> ChildResult.Outcome {
    switch error {
    case let failure as PreviewJob.Failure: return failure.outcome
    case ImageEncodingError.unwritable(let path, let reason): return .unwritable(path: path, reason: reason)
    default: return .failed("\(error)")
    }
  }
}
