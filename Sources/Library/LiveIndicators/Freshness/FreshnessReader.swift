import SwiftUI

/// A view that passes the age of data to its content, and updates exactly when the displayed age changes.
///
/// Use it for views of your own that depend on the age of data:
///
///     FreshnessReader(updated: report.date) { freshness in
///       Label(freshness.label(), systemImage: freshness.status.symbolName)
///     }
public struct FreshnessReader<Content: View>: View {
  let updated: Date?
  let policy: FreshnessPolicy
  let isStatusOnly: Bool
  let content: (Freshness) -> Content

  @ObservedObject private var clock = ClockState.shared

  /// Creates a reader of the age of data.
  ///
  /// - Parameters:
  ///   - updated: The date of the data, or `nil` if there is none yet.
  ///   - policy: The ages at which the status changes.
  ///   - content: A closure that creates the content for an age.
  public init(
    updated: Date?, policy: FreshnessPolicy = FreshnessPolicy(),
    @ViewBuilder content: @escaping (Freshness) -> Content
  ) {
    self.init(updated, policy: policy, isStatusOnly: false, content: content)
  }

  init(
    _ updated: Date?, policy: FreshnessPolicy, isStatusOnly: Bool,
    @ViewBuilder content: @escaping (Freshness) -> Content
  ) {
    self.updated = updated
    self.policy = policy
    self.isStatusOnly = isStatusOnly
    self.content = content
  }

  public var body: some View {
    let schedule = FreshnessSchedule(
      updated: updated, policy: policy, isStatusOnly: isStatusOnly, generation: clock.changes)
    TimelineView(schedule) { context in
      content(Freshness(updated: updated, at: context.date, policy: policy))
    }
  }
}
