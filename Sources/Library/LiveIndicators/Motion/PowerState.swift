import SwiftUI

/// The state of the system's Low Power Mode, shared by all indicators.
@MainActor
final class PowerState: ObservableObject {
  static let shared = PowerState()

  @Published private(set) var isLow: Bool

  private init() {
    isLow = ProcessInfo.processInfo.isLowPowerModeEnabled
    whenSystemPosts("NSProcessInfoPowerStateDidChangeNotification") {
      let isLow = ProcessInfo.processInfo.isLowPowerModeEnabled
      if PowerState.shared.isLow != isLow { PowerState.shared.isLow = isLow }
    }
  }
}
