import SwiftUI

/// The statuses of the library, with the tables of their properties.
enum StandardStatus: String, Hashable, Sendable, CaseIterable {
  case live, recent, stale, offline
  case connecting, syncing, recording, paused, error
  case online, away, busy, doNotDisturb

  var kind: LiveStatus.Kind {
    switch self {
    case .live, .recent, .stale, .offline: return .freshness
    case .connecting, .syncing, .recording, .paused, .error: return .activity
    case .online, .away, .busy, .doNotDisturb: return .presence
    }
  }

  var motion: LiveStatus.Motion? {
    switch self {
    case .live: return .pulse
    case .recording: return .blink
    case .connecting: return .dots
    case .syncing: return .rotation
    case .online: return .breathe
    case .recent, .stale, .offline, .paused, .error, .away, .busy, .doNotDisturb: return nil
    }
  }

  var symbolName: String {
    switch self {
    case .live: return "dot.radiowaves.left.and.right"
    case .recent: return "clock"
    case .stale: return "hourglass"
    case .offline: return "wifi.slash"
    case .connecting: return "ellipsis"
    case .syncing: return "arrow.triangle.2.circlepath"
    case .recording: return "record.circle"
    case .paused: return "pause.circle.fill"
    case .error: return "exclamationmark.triangle.fill"
    case .online: return "checkmark.circle.fill"
    case .away: return "moon.fill"
    case .busy: return "xmark.circle.fill"
    case .doNotDisturb: return "minus.circle.fill"
    }
  }

  /// A Boolean value that indicates whether the status has a special shape even in color.
  var hasOwnShape: Bool {
    switch self {
    case .offline, .paused, .error, .away, .doNotDisturb: return true
    case .live, .recent, .stale, .connecting, .syncing, .recording, .online, .busy: return false
    }
  }
}

/// The properties of an app's own status. The identifier stands for the shape, which cannot be compared.
struct CustomStatus: Hashable, Sendable {
  let id: String
  let label: String
  let kind: LiveStatus.Kind
  let color: Color
  let symbol: String
  let motion: LiveStatus.Motion?
  let path: @Sendable (CGRect) -> Path

  static func == (first: CustomStatus, second: CustomStatus) -> Bool {
    first.id == second.id && first.label == second.label && first.kind == second.kind && first.color == second.color
      && first.symbol == second.symbol && first.motion == second.motion
  }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
