import Foundation

/// A mistake of the user's code that SwiftUI reports and survives; each sentence once.
package enum RuntimeIssue {
  nonisolated(unsafe) private static var reported: Set<String> = []

  package static func report(_ sentence: String) {
    guard reported.insert(sentence).inserted else { return }
    FileHandle.standardError.write(Data(("warning: " + sentence + "\n").utf8))
  }
}
