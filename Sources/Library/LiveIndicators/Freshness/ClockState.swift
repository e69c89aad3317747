import SwiftUI

/// A counter of changes to the system clock, shared by all indicators.
@MainActor
final class ClockState: ObservableObject {
  static let shared = ClockState()

  @Published private(set) var changes = 0

  private init() {
    whenSystemPosts("NSSystemClockDidChangeNotification") { ClockState.shared.changes += 1 }
  }
}
