import SwiftUI

/// A banner that says that a source of updates has a problem, and connects again on demand. It is empty while data
/// arrives, and follows the age of the data by itself.
///
///     LiveSourceBanner(times, message: "Waiting times may be old.")
public struct LiveSourceBanner<Value: Sendable>: View {
  @ObservedObject var source: LiveSource<Value>
  let message: Text?

  /// Creates a banner with a localized message.
  ///
  /// - Parameters:
  ///   - source: The source to show.
  ///   - message: The key of a sentence about the consequences in the app's strings.
  public init(_ source: LiveSource<Value>, message: LocalizedStringKey) {
    self.init(source, message: Text(message))
  }

  /// Creates a banner.
  ///
  /// - Parameters:
  ///   - source: The source to show.
  ///   - message: A sentence about the consequences, or `nil` for none. Default `nil`.
  public init(_ source: LiveSource<Value>, message: Text? = nil) {
    self.source = source
    self.message = message
  }

  public var body: some View {
    FreshnessReader(updated: source.updated, policy: source.policy) { freshness in
      LiveBanner(source.status(freshness), message: message) { source.retryNow() }
    }
  }
}
