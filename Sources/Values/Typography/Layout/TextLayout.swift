import Foundation
import Geometry

/// A text that can be measured for any proposal and arranged in lines.
///
/// Equal texts share one object, so that a thousand equal labels are shaped and measured once. Safe on any thread.
package final class TextLayout: @unchecked Sendable {
  package let runs: [TextRun]
  package let options: TextLayoutOptions
  private var broken: [Proposal: TextFit] = [:]
  private var arrangements: [Proposal: TextArrangement] = [:]

  struct Proposal: Hashable {
    var width: CGFloat?
    var height: CGFloat?
  }

  private struct Key: Hashable {
    var runs: [TextRun]
    var options: TextLayoutOptions
  }

  private init(_ key: Key) {
    runs = key.runs
    options = key.options
  }

  /// Guarded by the engine's lock.
  nonisolated(unsafe) private static var cache: [Key: TextLayout] = [:]

  /// The layout of a text; the same object for equal texts.
  package static func layout(_ runs: [TextRun], options: TextLayoutOptions = TextLayoutOptions()) -> TextLayout {
    PangoEngine.shared.locked {
      let key = Key(runs: runs, options: options)
      if let layout = cache[key] { return layout }
      if cache.count >= 4096 { cache.removeAll(keepingCapacity: true) }
      let layout = TextLayout(key)
      cache[key] = layout
      return layout
    }
  }

  /// The size that the text takes of a proposal, in points; nil or infinite is no limit in that direction.
  package func size(width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    PangoEngine.shared.locked { fit(canonical(Self.proposal(width, height))).size }
  }

  /// The text's lines for a proposal. `size` is what `size(width:height:)` says.
  package func arrangement(width: CGFloat? = nil, height: CGFloat? = nil) -> TextArrangement {
    PangoEngine.shared.locked {
      let proposal = canonical(Self.proposal(width, height))
      if let known = arrangements[proposal] { return known }
      if arrangements.count >= 64 { arrangements.removeAll() }
      let arrangement = LineArranger(runs: runs, options: options, fit: fit(proposal)).arrangement()
      arrangements[proposal] = arrangement
      return arrangement
    }
  }

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
    let unlimited = Proposal(width: nil, height: nil)
    let natural = fit(unlimited)
    guard natural.lines.count == 1, !natural.isTruncated else { return proposal }
    return (proposal.width ?? .infinity) >= natural.size.width ? unlimited : proposal
  }

  private func fit(_ proposal: Proposal) -> TextFit {
    if let known = broken[proposal] { return known }
    if broken.count >= 256 { broken.removeAll() }
    let fit = TextFitter(runs: runs, options: options, width: proposal.width, height: proposal.height).fit()
    broken[proposal] = fit
    return fit
  }
}
