import Foundation

/// A mistake in the user's code that SwiftUI reports without stopping. Each message is printed once.
package enum RuntimeIssue {
  private static let lock = NSLock()
  /// Guarded by `lock`.
  nonisolated(unsafe) private static var reported: Set<String> = []

  /// The reported sentences, for tests.
  package static var sentences: Set<String> { lock.withLock { reported } }

  package static func report(_ sentence: String) {
    guard lock.withLock({ reported.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data(("warning: " + sentence + "\n").utf8))
  }
}
