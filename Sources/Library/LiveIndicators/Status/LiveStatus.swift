import SwiftUI

/// The status of data, of a connection, or of a person's presence.
public enum LiveStatus: String, Hashable, Sendable, CaseIterable, Codable {
  /// Data is arriving now.
  case live
  /// The latest data is not old.
  case recent
  /// The latest data is too old to rely on.
  case stale
  /// Data no longer arrives.
  case offline
  /// A connection is being established.
  case connecting
  /// Data is being synchronized.
  case syncing
  /// A recording is in progress.
  case recording
  /// An activity is paused.
  case paused
  /// An error has occurred.
  case error
  /// The person is present.
  case online
  /// The person is not at the device.
  case away
  /// The person is busy.
  case busy
  /// The person does not want to be disturbed.
  case doNotDisturb

  /// A Boolean value that indicates whether an indicator of this status animates, because an activity is in progress.
  public var isInMotion: Bool {
    switch self {
    case .live, .connecting, .syncing, .recording, .online: return true
    case .recent, .stale, .offline, .paused, .error, .away, .busy, .doNotDisturb: return false
    }
  }

  /// The name of a system symbol for the status.
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

  /// Returns the name of the status in a language.
  ///
  /// - Parameter locale: The locale of the name: English, Spanish, German, French, Portuguese, Japanese, Chinese or
  ///   Arabic. For other languages, the name is in English. Default `current`.
  public func label(locale: Locale = .current) -> String {
    IndicatorStrings.strings(for: locale).statuses[self] ?? rawValue
  }
}
