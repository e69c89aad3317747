import Foundation
import Geometry

/// A text that can be measured for any proposal and arranged in lines.
///
/// Equal texts share one object, so that a thousand equal labels are shaped and measured once. Safe on any thread.
package final class TextLayout: @unchecked Sendable {
  package let runs: [TextRun]
  package var options: TextLayoutOptions { shared.options }
  private let shared: SharedOptions
  /// What the text takes without limits, and its lines where there is only one: most texts need no more. How it was
  /// shaped and broken is not kept.
  private var natural: Outcome?
  private var naturalArrangement: TextArrangement?
  private var others: [Proposal: Outcome] = [:]
  private var arrangements: [Proposal: TextArrangement] = [:]

  /// What is kept of a fit.
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

  /// One object for all texts that are laid out in the same way: there are few ways, and many texts.
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
  nonisolated(unsafe) private static var ways: [TextLayoutOptions: SharedOptions] = [:]

  private static func shared(_ options: TextLayoutOptions) -> SharedOptions {
    if let known = ways[options] { return known }
    // Texts keep theirs; others of the same way are then laid out anew.
    if ways.count >= 256 { ways.removeAll() }
    let made = SharedOptions(options)
    ways[options] = made
    return made
  }

  /// The layout of a text; the same object for equal texts.
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

  /// The size that the text takes of a proposal, in points; nil or infinite is no limit in that direction.
  package func size(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    PangoEngine.shared.locked { outcome(canonical(Self.proposal(width, height))).size }
  }

  /// The text's lines for a proposal. `size` is what `size(width:height:)` says.
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

  /// The clusters of each line of the text's arrangement, from left to right; not kept.
  package func clusters(width: CGFloat? = nil, height: CGFloat? = nil) -> [[TextCluster]] {
    PangoEngine.shared.locked {
      LineArranger(runs: runs, options: options, fit: fit(canonical(Self.proposal(width, height)))).clusters()
    }
  }

  /// The metrics of one of the text's runs.
  package func metrics(of run: TextRun) -> FontMetrics {
    FontMetrics(run.font, profile: options.profile, displayScale: options.displayScale)
  }

  /// The characters of all runs.
  package var string: String { runs.count == 1 ? runs[0].string : runs.map(\.string).joined() }

  /// The metrics of the text's first run.
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

  /// A text of one line that has room for it is the same for every proposal: one fit, instead of one for each.
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
