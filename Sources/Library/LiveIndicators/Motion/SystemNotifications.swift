import SwiftUI

/// Calls `action` on the main actor whenever the system posts a notification, for the lifetime of the process.
///
/// The name is a string, because the constants are not available on every platform that posts the notifications.
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
