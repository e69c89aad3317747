import SwiftUI

/// A row with a title and the status of what it names, for example in a list of services.
///
///     StatusRow("Border cameras", status: .live)
///     StatusRow("Waiting times", updated: report.date)
public struct StatusRow: View {
  enum State {
    case status(LiveStatus)
    case age(Date?, FreshnessPolicy)
  }

  let title: Text
  let state: State

  /// Creates a row with a status.
  ///
  /// - Parameters:
  ///   - title: The key of the title in the app's strings.
  ///   - status: The status to show.
  public init(_ title: LocalizedStringKey, status: LiveStatus) { self.init(Text(title), status: status) }

  /// Creates a row with a status.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - status: The status to show.
  public init(_ title: Text, status: LiveStatus) {
    self.title = title
    state = .status(status)
  }

  /// Creates a row with the age of data.
  ///
  /// - Parameters:
  ///   - title: The key of the title in the app's strings.
  ///   - updated: The date of the data, or `nil` if there is none yet.
  ///   - policy: The ages at which the status changes.
  public init(_ title: LocalizedStringKey, updated: Date?, policy: FreshnessPolicy = FreshnessPolicy()) {
    self.init(Text(title), updated: updated, policy: policy)
  }

  /// Creates a row with the age of data.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - updated: The date of the data, or `nil` if there is none yet.
  ///   - policy: The ages at which the status changes.
  public init(_ title: Text, updated: Date?, policy: FreshnessPolicy = FreshnessPolicy()) {
    self.title = title
    state = .age(updated, policy)
  }

  @Environment(\.locale) private var locale

  public var body: some View {
    switch state {
    case .status(let status): row(status, status.label(locale: locale), changes: false)
    case .age(let updated, let policy):
      FreshnessReader(updated: updated, policy: policy) { freshness in
        row(
          freshness.status, freshness.label(locale: locale), spoken: freshness.spoken(locale: locale),
          changes: updated != nil)
      }
    }
  }

  private func row(_ status: LiveStatus, _ label: String, spoken: String? = nil, changes: Bool) -> some View {
    let name = status.label(locale: locale)
    return HStack {
      title
      Spacer()
      IndicatorBody(status: status, label: Text(verbatim: label), isActive: true)
    }
    .indicatorElement(
      label: title, value: Text(verbatim: spoken.map { name + ", " + $0 } ?? name), changes: changes)
  }
}
