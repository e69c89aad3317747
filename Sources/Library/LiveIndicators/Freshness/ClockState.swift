import SwiftUI

/// Counts how often the system's clock has been set. One watches for all indicators.
@MainActor
final class ClockState: ObservableObject {
  static let shared = ClockState()

  @Published private(set) var changes = 0

  private init() {
    whenSystemPosts("NSSystemClockDidChangeNotification") { ClockState.shared.changes += 1 }
  }
}
