import SwiftUI

/// An indicator that shows the status of a source: connecting, live, the age of its data, or an error.
public struct LiveSourceIndicator<Value: Sendable>: View {
  @ObservedObject var source: LiveSource<Value>
  let isActive: Bool

  /// Creates an indicator of a source.
  ///
  /// - Parameters:
  ///   - source: The source to show.
  ///   - isActive: A Boolean value that indicates whether the mark animates. The label always updates. Default `true`.
  public init(_ source: LiveSource<Value>, isActive: Bool = true) {
    self.source = source
    self.isActive = isActive
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    FreshnessReader(updated: source.updated, policy: source.policy) { freshness in
      let status = source.status(freshness)
      IndicatorBody(
        status: status,
        label: Text(
          verbatim: status == freshness.status ? freshness.label(locale: locale) : status.label(locale: locale)),
        isActive: isActive
      )
      .indicatorElement(
        label: Text(verbatim: status.label(locale: locale)),
        value: source.updated == nil ? nil : freshness.spoken(locale: locale).map { Text(verbatim: $0) },
        changes: true
      )
      .announcesProblems(status)
    }
  }
}
