import SwiftUI

/// An indicator that shows the age of data: live, recent, stale, or offline, with a label such as "Live" or "5 min
/// ago" in the user's language.
///
/// The indicator updates by itself, at the exact moment at which its content changes; there is no polling timer. A
/// date that is slightly in the future, because the server's clock is ahead, counts as now. A date further in the
/// future is an error. A `nil` date means that there has been no update yet.
///
///     FreshnessIndicator(updated: report.date)
public struct FreshnessIndicator: View {
  let updated: Date?
  let policy: FreshnessPolicy
  let isActive: Bool

  /// Creates an indicator of the age of data.
  ///
  /// - Parameters:
  ///   - updated: The date of the data, or `nil` if there is none yet.
  ///   - policy: The ages at which the status changes.
  ///   - isActive: A Boolean value that indicates whether the mark animates. The label always updates. Default `true`.
  public init(updated: Date?, policy: FreshnessPolicy = FreshnessPolicy(), isActive: Bool = true) {
    self.updated = updated
    self.policy = policy
    self.isActive = isActive
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    FreshnessReader(updated: updated, policy: policy) { freshness in
      IndicatorBody(
        status: freshness.status, label: Text(verbatim: freshness.label(locale: locale)), isActive: isActive
      )
      .indicatorElement(
        label: Text(verbatim: freshness.status.label(locale: locale)),
        value: freshness.spoken(locale: locale).map { Text(verbatim: $0) },
        changes: updated != nil)
    }
  }
}
