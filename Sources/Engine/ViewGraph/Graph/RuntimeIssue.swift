import Foundation

/// A mistake of the user's code that SwiftUI reports and survives; each sentence once.
package enum RuntimeIssue {
  private static let lock = NSLock()
  /// Guarded by `lock`.
  nonisolated(unsafe) private static var reported: Set<String> = []

  package static func report(_ sentence: String) {
    guard lock.withLock({ reported.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data(("warning: " + sentence + "\n").utf8))
  }
}
