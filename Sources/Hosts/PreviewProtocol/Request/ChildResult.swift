import Foundation

/// How a child's work ended, in its own words. A child that ends without one was ended by the code that it runs.
package struct ChildResult: Codable, Equatable, Sendable {
  /// Raised when the meaning of a request, a message or a result changes.
  package static let currentVersion = 1

  /// A picture that is finished.
  package struct Summary: Codable, Equatable, Sendable {
    /// In pixels; in points for vector pictures.
    package var width: Int
    package var height: Int
    package var isVector = false
    package var frames = 1
    /// Seconds that the frames take together; nil for a still picture.
    package var seconds: Double?

    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  }

  package enum Outcome: Codable, Equatable, Sendable {
    /// The output is written. Nil: it is no picture.
    case finished(Summary?)
    /// The request does not fit the views: a preview that does not exist, a picture that is too large.
    case refused(String)
    /// The views cannot be shown.
    case failed(String)
    /// The output cannot be written.
    case unwritable(path: String, reason: String)
    /// A literal's current value does not fit the type that it was compiled with.
    case unfitLiterals
    /// No setting that may be changed makes the file as small as asked for; the smallest has this many bytes.
    case exceedsMaximumBytes(smallest: Int)
  }

  package var version = Self.currentVersion
  package var outcome: Outcome
  /// Remarks on the output, a sentence each.
  package var notes: [String]

  package init(_ outcome: Outcome, notes: [String] = []) { (self.outcome, self.notes) = (outcome, notes) }
}
