import SwiftUI

/// What an indicator says of its data, its connection, or a person's presence.
public enum LiveStatus: String, Hashable, Sendable, CaseIterable, Codable {
  /// Data is coming in now.
  case live
  /// The last data is not old.
  case recent
  /// The last data is too old to rely on.
  case stale
  /// Nothing comes in any more.
  case offline
  case connecting
  case syncing
  case recording
  case paused
  case error
  /// Presence: here.
  case online
  /// Presence: not at the device.
  case away
  case busy
  case doNotDisturb

  /// Whether an indicator of this status moves: something goes on now.
  public var isInMotion: Bool {
    switch self {
    case .live, .connecting, .syncing, .recording, .online: return true
    case .recent, .stale, .offline, .paused, .error, .away, .busy, .doNotDisturb: return false
    }
  }

  /// The name of a system symbol for it.
  public var symbolName: String {
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

  /// Its name in the language of `locale`: English, Spanish, German, French, Portuguese, Japanese, Chinese or Arabic;
  /// English otherwise.
  public func label(locale: Locale = .current) -> String {
    IndicatorStrings.strings(for: locale).statuses[self] ?? rawValue
  }
}
