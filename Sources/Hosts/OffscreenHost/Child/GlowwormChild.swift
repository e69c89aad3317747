import Foundation
import ImageEncoding
import PreviewProtocol
import SwiftUI
import SystemCalls
import Typography

/// The child process that runs a user's views. It reads the tool's request, performs it and ends.
@MainActor
public enum GlowwormChild {
  /// The exit code. How the work ended is told to the tool on a channel of its own.
  public static func main(_ registry: GlowwormRegistry) -> Int32 { main { _ in registry } }

  /// Runs a program of the package that links the clock.
  package static func main(
    clock: ProcessClock.Functions, fill: (PreviewRequest, GlowwormRegistry) -> Void
  ) -> Int32 {
    ProcessClock.linked = clock
    return main { request in
      let registry = GlowwormRegistry()
      fill(request, registry)
      return registry
    }
  }

  private static func main(registry: (PreviewRequest) -> GlowwormRegistry) -> Int32 {
    do {
      // A thread of Pango's reads the list of fonts, beside what follows.
      FontInventory.prepare()
      let path = CommandLine.arguments.dropFirst().first ?? ""
      let request = try JSONDecoder().decode(PreviewRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      LinuxCalls.endWithParent(request.parentProcess)
      ToolChannel.open(request)
      // Before any of the user's code: a static property may hold a date.
      ProcessClock.startIfLoaded(at: Date(timeIntervalSince1970: request.date))
      CurrentLocale.value = Locale(identifier: request.locale)
      let summary = try PreviewJob(request: request, registry: registry(request)).run()
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
