import SwiftUI

/// A view that passes the displayed age to its content, and updates only when that age changes.
struct FreshnessReader<Content: View>: View {
  let updated: Date?
  let policy: FreshnessPolicy
  var isStatusOnly = false
  @ViewBuilder let content: (Freshness) -> Content

  @ObservedObject private var clock = ClockState.shared

  init(
    _ updated: Date?, policy: FreshnessPolicy, isStatusOnly: Bool = false,
    @ViewBuilder content: @escaping (Freshness) -> Content
  ) {
    self.updated = updated
    self.policy = policy
    self.isStatusOnly = isStatusOnly
    self.content = content
  }

  var body: some View {
    let schedule = FreshnessSchedule(
      updated: updated, policy: policy, isStatusOnly: isStatusOnly, generation: clock.changes)
    TimelineView(schedule) { context in
      content(Freshness(updated: updated, at: context.date, policy: policy))
    }
  }
}
