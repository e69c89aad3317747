import Foundation
import Synchronization

/// Foundation for Linux does not know about saving power; the host does, or says that nothing is saved.
package enum SystemPower {
  private static let isLow = Atomic<Bool>(false)

  /// Whether power is to be saved. Told to all who watch when it changes.
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
