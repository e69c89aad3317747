import Foundation
import ViewGraph

/// The spacing options between two adjacent sections in a list.
nonisolated public struct ListSectionSpacing: Sendable {
  /// Points; nil: the list's own.
  let points: CGFloat?
  /// The default spacing between sections.
  public static var `default`: ListSectionSpacing { ListSectionSpacing(points: nil) }
  /// Compact spacing between sections: 20 points, this project's choice.
  public static var compact: ListSectionSpacing { ListSectionSpacing(points: 20) }
  /// Creates a custom spacing value, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

private struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ListSectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  var leastListRowHeight: CGFloat? { self[MinListRowHeightKey.self] }

  /// The default minimum height of a row in a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] ?? ListMetrics.of(listLook, on: platformProfile).minimumRow }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The default minimum height of a header in a list, in points; nil: the list's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the vertical spacing between two adjacent rows in a list, in points; nil: the list's own.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Sets the spacing between adjacent sections in a list.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the spacing between adjacent sections in a list to a custom value, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSectionSpacing, spacing) }
}
