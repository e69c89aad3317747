import SwiftUI

/// Counts how often the system's clock has been set. One watches for all indicators.
@MainActor
final class ClockState: ObservableObject {
  static let shared = ClockState()

  @Published private(set) var changes = 0

  private init() {
    // By its text: the constant is not everywhere that the notification is.
    let name = Notification.Name("NSSystemClockDidChangeNotification")
    // For as long as the process lives.
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { ClockState.shared.changes += 1 }
    }
  }
}
