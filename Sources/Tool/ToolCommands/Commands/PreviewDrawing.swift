import Foundation
import PreviewPipeline
import PreviewProtocol

/// Draws the requests of a preview. The sources are compiled with look-ups in the place of their literals, so that
/// changes of literals need no compiler.
final class PreviewDrawing: @unchecked Sendable {  // Mutable state is guarded by `lock`.
  /// Compilations with fewer look-ups each, before the sources are compiled as they are.
  private static let mostAttempts = 3

  private let session: PreviewSession
  private let lock = NSLock()
  /// The last compiled sources by platform, because conditions are resolved for each.
  private var compiled: [PreviewRequest.Platform: LiteralLookups] = [:]
  /// Lines on which look-ups do not compile; see `LiteralLookups`.
  private var excluded: Set<[UInt8]> = []
  /// Sources that do not compile with look-ups.
  private var failed: [[UInt8]] = []

  init(_ session: PreviewSession) { self.session = session }

  func draw(_ request: PreviewRequest) throws -> PreviewRun.Report {
    try lock.withLock {
      try session.adapting(try session.sources(), to: request.platform) { try draw(request, $0) }
    }
  }

  private func draw(_ request: PreviewRequest, _ sources: SourceSet) throws -> PreviewRun.Report {
    var lookups = LiteralLookups(sources, excluding: excluded)
    if let known = compiled[request.platform], known.skeleton == lookups.skeleton {
      do {
        return try draw(request, known, values: lookups.values)
      } catch is PreviewRun.UnfitLiterals {
        compiled[request.platform] = nil
      }
    }
    var excluded = excluded
    for _ in 0..<Self.mostAttempts where !lookups.values.isEmpty && lookups.skeleton != failed {
      do {
        try session.compile(lookups.sources)
      } catch let failure as ToolFailure where failure.code == ToolFailure.Code.userCode.rawValue {
        let lines = lookups.linesToExclude(failure.message)
        if lines.isEmpty { break }
        excluded.formUnion(lines)
        lookups = LiteralLookups(sources, excluding: excluded)
        continue
      }
      self.excluded = excluded
      compiled[request.platform] = lookups
      return try draw(request, lookups, values: lookups.values)
    }
    failed = lookups.skeleton
    return try session.run(request, adapted: sources)
  }

  private func draw(
    _ request: PreviewRequest, _ lookups: LiteralLookups, values: [String]
  ) throws -> PreviewRun.Report {
    var request = request
    request.literals = values
    return try session.run(request, adapted: lookups.sources)
  }
}
