import SwiftUI

/// Says how fresh data is, by itself and at the exact moment: live, then recent, stale, offline, with a label such as
/// "Live" or "5 min ago" in the user's language.
///
/// It wakes only when what it shows changes: there is no polling timer. A date that is a little ahead, because the
/// server's clock is, counts as now; one far ahead is an error; nil says that there was no update yet.
public struct FreshnessIndicator: View {
  let updated: Date?
  let policy: FreshnessPolicy
  let isActive: Bool

  /// - Parameters:
  ///   - updated: when the data is from; nil: there is none yet.
  ///   - policy: how long it is live, recent, and stale.
  ///   - isActive: false: it does not move. Its label still changes.
  public init(updated: Date?, policy: FreshnessPolicy = FreshnessPolicy(), isActive: Bool = true) {
    self.updated = updated
    self.policy = policy
    self.isActive = isActive
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    FreshnessReader(updated, policy: policy) { freshness in
      IndicatorBody(
        status: freshness.status, label: freshness.label(locale: locale), isActive: isActive)
    }
  }
}
