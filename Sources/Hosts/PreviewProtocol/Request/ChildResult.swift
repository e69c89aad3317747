import Foundation

/// The outcome of a child's work, as the child reports it. A child that ends without a result was ended by the code
/// that it runs.
package struct ChildResult: Codable, Equatable, Sendable {
  /// Raised when the meaning of a request, a message or a result changes.
  package static let currentVersion = 1

  /// A picture that is finished.
  package struct Summary: Codable, Equatable, Sendable {
    /// The width in pixels, or in points for vector images.
    package var width: Int
    package var height: Int
    package var isVector = false
    package var frames = 1
    /// Seconds that the frames take together; nil for a still picture.
    package var seconds: Double?

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  package enum Outcome: Codable, Equatable, Sendable {
    /// The output is written. The summary is `nil` for output that is not an image.
    case finished(Summary?)
    /// The request does not fit the views: a preview that does not exist, a picture that is too large.
    case refused(String)
    /// The views cannot be shown.
    case failed(String)
    /// The output cannot be written.
    case unwritable(path: String, reason: String)
    /// The current value of a literal does not fit the type that it was compiled with.
    case unfitLiterals
    /// The file exceeds the maximum size with every permitted setting. The smallest one has this many bytes.
    case exceedsMaximumBytes(smallest: Int)
  }

  package var version = Self.currentVersion
  package var outcome: Outcome
  /// Remarks on the output, a sentence each.
  package var notes: [String]

  package init(_ outcome: Outcome, notes: [String] = []) { (self.outcome, self.notes) = (outcome, notes) }
}
