import SwiftUI

/// Announces problems to assistive technologies. Several views that show the same problem announce it once.
@MainActor
enum Announcements {
  private static var last: (text: String, date: Date)?

  /// The time in seconds within which the same text is not announced again.
  private static let pause: TimeInterval = 5

  static func post(_ text: String, at date: Date = Date()) {
    if let last, last.text == text, abs(date.timeIntervalSince(last.date)) < pause { return }
    last = (text, date)
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
      AccessibilityNotification.Announcement(text).post()
    }
  }
}

private struct AnnouncesProblemsKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  var liveIndicatorAnnouncements: Bool {
    get { self[AnnouncesProblemsKey.self] }
    set { self[AnnouncesProblemsKey.self] = newValue }
  }
}

extension View {
  /// Sets whether connections in this view announce to assistive technologies that they failed or that their data is
  /// offline. By default they do, from iOS 17, macOS 14, tvOS 17 and watchOS 10 on.
  ///
  /// ``LiveSourceIndicator`` and ``LiveBanner`` announce each change to `error` or `offline` once. Indicators of the age
  /// of data do not, because a list would announce every row.
  ///
  /// - Parameter isEnabled: A Boolean value that indicates whether problems are announced.
  public func liveIndicatorAnnouncements(_ isEnabled: Bool) -> some View {
    environment(\.liveIndicatorAnnouncements, isEnabled)
  }

  /// Announces the label of a status that becomes an error or offline.
  func announcesProblems(_ status: LiveStatus?) -> some View { modifier(ProblemAnnouncement(status: status)) }
}

struct ProblemAnnouncement: ViewModifier {
  let status: LiveStatus?

  @Environment(\.liveIndicatorAnnouncements) private var isEnabled
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    content.onChange(of: status) { new in
      guard isEnabled, let new, new == .error || new == .offline else { return }
      Announcements.post(new.label(locale: locale))
    }
  }
}
