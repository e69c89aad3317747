import Foundation
import Geometry

/// A text that can be measured for any proposal and arranged in lines.
///
/// Equal texts share one instance, so that a thousand equal labels are shaped and measured once. Instances are safe
/// to use from any thread.
package final class TextLayout: @unchecked Sendable {
  package let runs: [TextRun]
  package var options: TextLayoutOptions { shared.options }
  private let shared: SharedOptions
  /// The size of the text without limits, and its arrangement if it has a single line. Most texts need nothing else, so
  /// the shaping and breaking results are not kept.
  private var natural: Outcome?
  private var naturalArrangement: TextArrangement?
  private var others: [Proposal: Outcome] = [:]
  private var arrangements: [Proposal: TextArrangement] = [:]

  /// The part of a fit that is kept.
  private struct Outcome {
    var size: CGSize
    var isOneLine: Bool
  }

  struct Proposal: Hashable {
    var width: CGFloat?
    var height: CGFloat?

    static var unlimited: Proposal { Proposal(width: nil, height: nil) }
  }

  private struct Key: Hashable {
    var runs: [TextRun]
    var options: SharedOptions
  }

  /// A shared instance of options for all texts with equal options. There are few different options and many texts.
  private final class SharedOptions: Hashable {
    let options: TextLayoutOptions

    init(_ options: TextLayoutOptions) { self.options = options }

    static func == (a: SharedOptions, b: SharedOptions) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private init(_ key: Key) {
    runs = key.runs
    shared = key.options
  }

  /// Guarded by the engine's lock.
  nonisolated(unsafe) private static var cache: [Key: TextLayout] = [:]
  nonisolated(unsafe) private static var sharedOptions: [TextLayoutOptions: SharedOptions] = [:]

  private static func shared(_ options: TextLayoutOptions) -> SharedOptions {
    if let known = sharedOptions[options] { return known }
    // Existing texts keep their options; new texts with equal options get a new instance.
    if sharedOptions.count >= 256 { sharedOptions.removeAll() }
    let made = SharedOptions(options)
    sharedOptions[options] = made
    return made
  }

  /// Returns the layout of a text: the same instance for equal texts.
  package static func layout(_ runs: [TextRun], options: TextLayoutOptions = TextLayoutOptions()) -> TextLayout {
    PangoEngine.shared.locked {
      let key = Key(runs: runs, options: shared(options))
      if let layout = cache[key] { return layout }
      if cache.count >= 4096 { cache.removeAll(keepingCapacity: true) }
      let layout = TextLayout(key)
      cache[key] = layout
      return layout
    }
  }

  /// Returns the size of the text for a proposal, in points. `nil` and infinity mean no limit in that dimension.
  package func size(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    PangoEngine.shared.locked { outcome(canonical(Self.proposal(width, height))).size }
  }

  /// Returns the lines of the text for a proposal. The `size` of the result equals `size(width:height:)`.
  package func arrangement(width: CGFloat? = nil, height: CGFloat? = nil) -> TextArrangement {
    PangoEngine.shared.locked {
      let proposal = canonical(Self.proposal(width, height))
      if proposal == .unlimited, let naturalArrangement { return naturalArrangement }
      if let known = arrangements[proposal] { return known }
      if arrangements.count >= 64 { arrangements.removeAll() }
      let arrangement = arranged(fit(proposal))
      arrangements[proposal] = arrangement
      return arrangement
    }
  }

  /// Returns the clusters of each line of the arrangement, from left to right. The result is not cached.
  package func clusters(width: CGFloat? = nil, height: CGFloat? = nil) -> [[TextCluster]] {
    PangoEngine.shared.locked {
      LineArranger(runs: runs, options: options, fit: fit(canonical(Self.proposal(width, height)))).clusters()
    }
  }

  /// Returns the metrics of one run.
  package func metrics(of run: TextRun) -> FontMetrics {
    FontMetrics(run.font, profile: options.profile, displayScale: options.displayScale)
  }

  /// The characters of all runs.
  package var string: String { runs.count == 1 ? runs[0].string : runs.map(\.string).joined() }

  /// The metrics of the first run.
  package var firstMetrics: FontMetrics? {
    runs.first.map { FontMetrics($0.font, profile: options.profile, displayScale: options.displayScale) }
  }

  private static func proposal(_ width: CGFloat?, _ height: CGFloat?) -> Proposal {
    func limit(_ value: CGFloat?) -> CGFloat? {
      guard let value, value.isFinite else { return nil }
      return max(0, value)
    }
    return Proposal(width: limit(width), height: limit(height))
  }

  /// Maps every proposal with enough space for a single-line text to one, so that the text is fitted only once.
  private func canonical(_ proposal: Proposal) -> Proposal {
    let natural = outcome(.unlimited)
    guard natural.isOneLine else { return proposal }
    return (proposal.width ?? .infinity) >= natural.size.width ? .unlimited : proposal
  }

  private func outcome(_ proposal: Proposal) -> Outcome {
    if proposal == .unlimited, let natural { return natural }
    if let known = others[proposal] { return known }
    let fit = fit(proposal)
    let outcome = Outcome(size: fit.size, isOneLine: fit.lines.count == 1 && !fit.isTruncated)
    guard proposal == .unlimited else {
      if others.count >= 256 { others.removeAll() }
      others[proposal] = outcome
      return outcome
    }
    natural = outcome
    if outcome.isOneLine { naturalArrangement = arranged(fit) }
    return outcome
  }

  private func arranged(_ fit: TextFit) -> TextArrangement {
    LineArranger(runs: runs, options: options, fit: fit).arrangement()
  }

  private func fit(_ proposal: Proposal) -> TextFit {
    TextFitter(runs: runs, options: options, width: proposal.width, height: proposal.height).fit()
  }
}
