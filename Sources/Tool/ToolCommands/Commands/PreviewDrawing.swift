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

  /// - Parameter live: The front end of a running view, for a request of that mode.
  func draw(_ request: PreviewRequest, live: LiveChannel? = nil) throws -> PreviewRun.Report {
    try session.adapting(try session.sources(), to: request.platform) { sources in
      do {
        return try draw(request, sources, live)
      } catch is PreviewRun.UnfitLiterals {
        // The next compilation gives the literals other types.
        lock.withLock { compiled[request.platform] = nil }
        return try draw(request, sources, live)
      }
    }
  }

  private func draw(
    _ request: PreviewRequest, _ sources: SourceSet, _ live: LiveChannel?
  ) throws -> PreviewRun.Report {
    let lookups = try lock.withLock { try compiled(sources, for: request.platform) }
    var request = request
    request.literals = lookups?.values ?? []
    return try session.run(request, adapted: lookups?.compiled ?? sources, live: live)
  }

  /// Compiles the sources, unless those that are compiled differ in values of literals only.
  ///
  /// - Returns: The sources with look-ups as they were compiled, and the current values, or `nil` for sources that do not
  ///   compile with look-ups.
  private func compiled(
    _ sources: SourceSet, for platform: PreviewRequest.Platform
  ) throws -> (compiled: SourceSet, values: [String])? {
    var lookups = LiteralLookups(sources, excluding: excluded)
    if let known = compiled[platform], known.skeleton == lookups.skeleton { return (known.sources, lookups.values) }
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
      compiled[platform] = lookups
      return (lookups.sources, lookups.values)
    }
    failed = lookups.skeleton
    return nil
  }
}
