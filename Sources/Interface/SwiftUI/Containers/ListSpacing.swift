import Foundation
import ViewGraph

/// The spacing options between two adjacent sections in a list.
public struct ListSectionSpacing: Sendable {
  enum Kind: Sendable {
    case standard, compact
    case custom(CGFloat)
  }

  let kind: Kind
  /// The default spacing between sections.
  public static let `default` = ListSectionSpacing(kind: .standard)
  /// Compact spacing between sections.
  public static let compact = ListSectionSpacing(kind: .compact)
  /// Creates a custom spacing value, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }

  /// Returns the spacing in points, where the default is `standard`. UIKit's compact lists have about half of it.
  func points(instead standard: CGFloat) -> CGFloat {
    switch kind {
    case .standard: standard
    case .compact: (standard / 2).rounded()
    case .custom(let spacing): spacing
    }
  }
}

private struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ListSectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
  /// The spacing between the rows of a list in points, or `nil` for none.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  /// The prominence to apply to section headers within a view.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the vertical spacing between two adjacent rows in a List, or `nil` for none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Sets the spacing between adjacent sections in a List to a custom value, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Sets the spacing between adjacent sections in a List.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the header prominence for this view.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
