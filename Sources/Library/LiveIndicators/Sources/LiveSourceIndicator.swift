import SwiftUI

/// Says how live a source is: connecting, live, how old, or an error.
public struct LiveSourceIndicator<Value: Sendable>: View {
  @ObservedObject var source: LiveSource<Value>
  let isActive: Bool

  /// - Parameter isActive: false: it does not move. Its label still changes.
  public init(_ source: LiveSource<Value>, isActive: Bool = true) {
    self.source = source
    self.isActive = isActive
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    FreshnessReader(source.updated, policy: source.policy) { freshness in
      let status = status(freshness)
      IndicatorBody(
        status: status,
        label: status == freshness.status ? freshness.label(locale: locale) : status.label(locale: locale),
        isActive: isActive)
    }
  }

  private func status(_ freshness: Freshness) -> LiveStatus {
    if source.connection == .failed { return .error }
    if source.updated == nil {
      return source.connection == .ended || source.connection == .idle ? .offline : .connecting
    }
    return freshness.status == .live && source.connection != .connected ? .recent : freshness.status
  }
}
