import SwiftUI

/// Whether the system saves power now. One watches for all indicators.
@MainActor
final class PowerState: ObservableObject {
  static let shared = PowerState()

  @Published private(set) var isLow: Bool

  private init() {
    isLow = ProcessInfo.processInfo.isLowPowerModeEnabled
    // By its text: the constant is not everywhere that the notification is.
    let name = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
    // For as long as the process lives.
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated {
        let isLow = ProcessInfo.processInfo.isLowPowerModeEnabled
        if PowerState.shared.isLow != isLow { PowerState.shared.isLow = isLow }
      }
    }
  }
}
