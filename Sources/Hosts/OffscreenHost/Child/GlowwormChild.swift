import Foundation
import ImageEncoding
import PreviewProtocol
import SwiftUI
import Typography

/// The child process that runs a user's views: reads the tool's request, does it and ends.
@MainActor
public enum GlowwormChild {
  /// The exit code: 0, or another with a sentence on standard error.
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
    dieWithParent()
    do {
      let path = CommandLine.arguments.dropFirst().first ?? ""
      let request = try JSONDecoder().decode(PreviewRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      // Before anything of the user's: a static property may hold a date.
      ProcessClock.startIfLoaded(at: Date(timeIntervalSince1970: request.date))
      var job = PreviewJob(request: request, registry: registry(request))
      job.measureOverflow()
      try job.run()
      return 0
    } catch let error as PreviewJob.Failure {
      report(error.message)
      return error.code
    } catch let error as ImageEncodingError {
      report("\(error)")
      if case .unwritable = error { return ChildExit.cannotWrite }
    } catch {
      report("\(error)")
    }
    return 1
  }

  private static func report(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  /// Linux ends this process when the tool's ends, however that ends.
  static func dieWithParent() {
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    let deathSignal: Int32 = 1  // PR_SET_PDEATHSIG
    guard let address = dlsym(nil, "prctl") else { return }
    _ = unsafeBitCast(address, to: Control.self)(deathSignal, UInt(SIGKILL), 0, 0, 0)
  }
}
