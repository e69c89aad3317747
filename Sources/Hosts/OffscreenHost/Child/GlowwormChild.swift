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
      try restrict(request)
      // Before any of the user's code: a static property may hold a date.
      ProcessClock.startIfLoaded(at: Date(timeIntervalSince1970: request.date))
      LiteralTable.values = request.literals
      CurrentLocale.value = Locale(identifier: request.locale)
      let summary = try PreviewJob(request: request, registry: registry(request)).run()
      let isUnfit = LiteralTable.isUnfit.load(ordering: .relaxed)
      ToolChannel.send(isUnfit ? .unfitLiterals : .finished(summary))
      return 0
    } catch {
      ToolChannel.send(outcome(error))
      return 1
    }
  }

  /// Sets the limits and enters the sandbox, before any of the user's code and before there are threads that
  /// may run it.
  private static func restrict(_ request: PreviewRequest) throws {
    LinuxCalls.limit(.memory, to: request.limits.memory)
    LinuxCalls.limit(.fileSize, to: request.limits.fileSize)
    guard request.limits.isSandboxed else { return }
    let output = request.outputPath
    // A single file exists already, hidden until it is complete; pictures of a sequence are made in their folder.
    let isFile = FileManager.default.fileExists(atPath: output)
    do throws(SystemError) {
      try Sandbox.enter(
        writable: [isFile ? output : URL(fileURLWithPath: output).deletingLastPathComponent().path])
    } catch {
      throw PreviewJob.Failure(
        .refused("--sandbox needs a Linux kernel with Landlock and seccomp, which this one has not: \(error)."))
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
