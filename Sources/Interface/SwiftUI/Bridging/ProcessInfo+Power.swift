import Foundation
import Synchronization

/// The Low Power Mode, which Foundation on Linux does not report. A host sets it. Default off.
package enum SystemPower {
  private static let isLow = Atomic<Bool>(false)

  /// A Boolean value that indicates whether Low Power Mode is enabled. Changes are posted to all observers.
  package static var isLowPowerModeEnabled: Bool {
    get { isLow.load(ordering: .relaxed) }
    set {
      guard isLow.exchange(newValue, ordering: .relaxed) != newValue else { return }
      NotificationCenter.default.post(
        name: Notification.Name("NSProcessInfoPowerStateDidChangeNotification"), object: ProcessInfo.processInfo)
    }
  }
}

extension ProcessInfo {
  /// A Boolean value that indicates whether Low Power Mode is enabled.
  public var isLowPowerModeEnabled: Bool { SystemPower.isLowPowerModeEnabled }
}
