import LiveIndicators
import SwiftUI

/// A crossing with its newest report: how long, how fresh, and by whom.
struct CrossingRow: View {
  let crossing: Crossing
  let report: Report?
  @State private var isOpen = false

  /// Waiting times change quickly: after half an hour they are not reliable.
  private let policy = FreshnessPolicy(liveUntil: 120, recentUntil: 900, staleUntil: 7200)

  var body: some View {
    HStack(spacing: 12) {
      Avatar(author: report?.author)
      VStack(alignment: .leading, spacing: 2) {
        Text(crossing.name).font(.headline)
        FreshnessIndicator(updated: report?.date, policy: policy)
        if isOpen {
          Text("In \(crossing.place)").font(.footnote).foregroundStyle(.secondary)
        }
      }
      Spacer()
      WaitingTime(minutes: report?.minutes)
        .staleAppearance(updated: report?.date, policy: policy)
    }
    .padding(.vertical, 10)
    .contentShape(Rectangle())
    .onTapGesture { withAnimation(.snappy) { isOpen.toggle() } }
  }
}

struct WaitingTime: View {
  let minutes: Int?

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 3) {
      Text(minutes.map { "\($0)" } ?? "–").font(.title2.weight(.semibold)).monospacedDigit()
      Text("min").font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// Who has posted, and whether they are there to be asked.
struct Avatar: View {
  let author: Author?

  var body: some View {
    Circle()
      .fill(Color.indigo.opacity(0.2))
      .overlay(Text(author?.initials ?? "?").font(.footnote.weight(.semibold)).foregroundColor(.indigo))
      .frame(width: 40, height: 40)
      .presenceBadge(author.map { status($0.presence) })
  }

  private func status(_ presence: Author.Presence) -> LiveStatus {
    switch presence {
    case .online: return .online
    case .away: return .away
    case .offline: return .offline
    }
  }
}
