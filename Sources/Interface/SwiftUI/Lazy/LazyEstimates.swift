import Foundation
import ViewGraph

/// The average lengths of rows that have been measured, for those that have not: one for each type of loop.
struct LazyEstimates {
  struct Estimate {
    var length: CGFloat
    /// Between two rows.
    var spacing: CGFloat
  }

  private struct Sum {
    var length: CGFloat = 0
    var spacing: CGFloat = 0
    var spacings = 0
    var rows = 0
  }

  private var estimates: [ObjectIdentifier: Estimate] = [:]
  /// The estimate over all rows.
  private var overall: Estimate?

  private static func key(_ source: any LazyRowSource) -> ObjectIdentifier { ObjectIdentifier(type(of: source)) }

  /// Returns the estimate for a gap's rows, or `nil` if no similar row has been measured.
  func known(_ gap: LazyEntry) -> Estimate? { gap.sources.first.flatMap { estimates[Self.key($0)] } ?? overall }

  /// 44 points, a list's least row, until something is known.
  func estimate(_ gap: LazyEntry) -> Estimate { known(gap) ?? Estimate(length: 44, spacing: 0) }

  /// - Parameter share: Of a row in the line that it stands in.
  mutating func update(_ entries: [LazyEntry], share: CGFloat) {
    var sums: [ObjectIdentifier: Sum] = [:]
    var all = Sum()
    var seen: Set<ObjectIdentifier> = []
    var gaps: [LazyEntry] = []
    func count(_ source: any LazyRowSource) {
      guard seen.insert(ObjectIdentifier(source)).inserted else { return }
      sums[Self.key(source), default: Sum()].rows += source.madeCount
    }
    var previous: LazyEntry?
    for entry in entries {
      defer { previous = entry }
      if entry.gap != nil {
        gaps.append(entry)
        continue
      }
      guard entry.isMeasured else { continue }
      if entry.role == .row {
        all.length += entry.length
        all.rows += 1
      }
      for (depth, source) in entry.sources.enumerated() {
        count(source)
        let key = Self.key(source)
        // What a loop's element is made of has its own distances inside.
        sums[key, default: Sum()].length += depth == 0 ? entry.length : (entry.length + entry.before) * share
        guard depth == 0, let previous, previous.gap == nil, previous.sources.first === source else { continue }
        sums[key, default: Sum()].spacing += entry.before
        sums[key, default: Sum()].spacings += 1
        all.spacing += entry.before
        all.spacings += 1
      }
    }
    if all.rows > 0 { overall = Self.average(all) }
    // A loop inside another one's rows is part of their length.
    for gap in gaps.sorted(by: { $0.sources.count > $1.sources.count }) {
      guard let inner = gap.sources.first else { continue }
      if let sum = sums[Self.key(inner)], sum.rows > 0 { estimates[Self.key(inner)] = Self.average(sum) }
      let estimate = estimate(gap)
      for outer in gap.sources.dropFirst() {
        count(outer)
        sums[Self.key(outer), default: Sum()].length += CGFloat(gap.lines) * (estimate.length + estimate.spacing)
      }
    }
  }

  private static func average(_ sum: Sum) -> Estimate {
    Estimate(
      length: sum.length / CGFloat(max(sum.rows, 1)),
      spacing: sum.spacings > 0 ? sum.spacing / CGFloat(sum.spacings) : 0)
  }
}
