import SwiftUI

/// Calls `action` on the main actor whenever the system posts a notification of this name, for as long as the process
/// lives.
///
/// Names are given by their text: the constants are not everywhere that the notifications are.
@MainActor
func whenSystemPosts(_ name: String, _ action: @escaping @MainActor @Sendable () -> Void) {
  _ = NotificationCenter.default.addObserver(forName: Notification.Name(name), object: nil, queue: nil) { _ in
    if Thread.isMainThread {
      MainActor.assumeIsolated { action() }
    } else {
      Task { @MainActor in action() }
    }
  }
}
