import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The metrics of a list, in points.
struct ListMetrics: Equatable {
  /// The distance above the first section, and between sections.
  var top: CGFloat
  var sectionGap: CGFloat
  /// The padding above and below the content of a row, and the minimum height including it.
  var rowPadding: CGFloat
  var minimumRow: CGFloat
  /// The distance from the edge of the list, or of the group, to the content.
  var inset: CGFloat
  /// The least height of a header.
  var header: CGFloat
  /// The distance from the edge of the list to the groups, or `nil` for a list without groups.
  var groupInset: CGFloat?
  var groupRadius: CGFloat = 0
  var fillsBackground = false
  var hasSeparators = true
}

/// The kinds of list styles.
enum ListStyleKind { case automatic, plain, inset, grouped, insetGrouped, sidebar }

extension ListMetrics {
  /// Returns the metrics. macOS: measured on 26.2. iOS: UIKit's documented metrics (44-point rows, 16-point margins,
  /// 10-point corners).
  static func of(_ kind: ListStyleKind, on platform: PlatformProfile) -> ListMetrics {
    if platform == .macOS {
      var metrics = ListMetrics(
        top: 10, sectionGap: 20, rowPadding: 4, minimumRow: 24, inset: 16, header: 28)
      if kind == .plain { (metrics.top, metrics.inset) = (0, 8) }
      if kind == .sidebar { (metrics.minimumRow, metrics.hasSeparators) = (32, false) }
      if kind == .insetGrouped {
        // Grouped forms, after the appearance of System Settings; no figures are published.
        metrics = ListMetrics(
          top: 20, sectionGap: 20, rowPadding: 7, minimumRow: 36, inset: 10, header: 28, groupInset: 20,
          groupRadius: 10, fillsBackground: true)
      }
      return metrics
    }
    var metrics = ListMetrics(
      top: 0, sectionGap: 0, rowPadding: 11, minimumRow: 44, inset: 16, header: 38)
    guard kind != .plain && kind != .inset else { return metrics }
    (metrics.top, metrics.sectionGap, metrics.fillsBackground) = (35, 35, true)
    metrics.groupInset = kind == .grouped ? 0 : 16
    metrics.groupRadius = kind == .grouped ? 0 : 10
    return metrics
  }
}

private struct ListStyleKindKey: EnvironmentKey { static var defaultValue: ListStyleKind { .automatic } }
private struct ListBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct InsideListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var listStyleKind: ListStyleKind {
    get { self[ListStyleKindKey.self] }
    set { self[ListStyleKindKey.self] = newValue }
  }

  var showsListBackground: Bool {
    get { self[ListBackgroundKey.self] }
    set { self[ListBackgroundKey.self] = newValue }
  }

  var isInsideList: Bool {
    get { self[InsideListKey.self] }
    set { self[InsideListKey.self] = newValue }
  }
}

/// A protocol that describes the behavior and appearance of a list.
nonisolated public protocol ListStyle: Sendable { static var _kind: _ListStyleKind { get } }

/// The kind of a list style.
nonisolated public struct _ListStyleKind: Sendable { let kind: ListStyleKind }

/// The default list style of the platform.
nonisolated public struct DefaultListStyle: ListStyle {
  /// Creates a default list style.
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .automatic) }
}

/// A list style without groups or a background.
nonisolated public struct PlainListStyle: ListStyle {
  /// Creates a plain list style.
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .plain) }
}

/// A list style with inset rows, without groups.
nonisolated public struct InsetListStyle: ListStyle {
  /// Creates an inset list style.
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .inset) }
}

/// A list style with each section in a group from edge to edge. On macOS, it has no groups.
nonisolated public struct GroupedListStyle: ListStyle {
  /// Creates a grouped list style.
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .grouped) }
}

/// A list style with each section in an inset group with round corners.
nonisolated public struct InsetGroupedListStyle: ListStyle {
  /// Creates an inset grouped list style.
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .insetGrouped) }
}

/// A list style for sidebars. On macOS, its rows are at least 32 points tall, without separators.
nonisolated public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar list style.
  public init() {}
  public static var _kind: _ListStyleKind { _ListStyleKind(kind: .sidebar) }
}

nonisolated extension ListStyle where Self == DefaultListStyle {
  /// The default list style, for use with `listStyle(_:)`.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

nonisolated extension ListStyle where Self == PlainListStyle {
  /// The plain list style, for use with `listStyle(_:)`.
  public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated extension ListStyle where Self == InsetListStyle {
  /// The inset list style, for use with `listStyle(_:)`.
  public static var inset: InsetListStyle { InsetListStyle() }
}

nonisolated extension ListStyle where Self == GroupedListStyle {
  /// The grouped list style, for use with `listStyle(_:)`.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
  /// The inset grouped list style, for use with `listStyle(_:)`.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension ListStyle where Self == SidebarListStyle {
  /// The sidebar list style, for use with `listStyle(_:)`.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The visibility of a UI element, chosen automatically based on the platform, current context, and other factors.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// The settings of a row for its list.
struct ListRowTraits {
  static let key = ObjectIdentifier(ListRowTraits.self)
  var insets: EdgeInsets?
  var separator: Visibility = .automatic
  var separatorTint: Color?
  var forbidsSelection = false
  /// The background of the row.
  var plate: ListRowPlate?
}

nonisolated public struct _ListRowModifier: _ItemModifier {
  let change: @Sendable (inout ListRowTraits) -> Void

  /// Creates the node that applies the modifier to an item.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ListRowTraitNode(modifier, context)
  }
}

final class ListRowTraitNode: ItemModifierNode<_ListRowModifier> {
  override func trait(_ key: ObjectIdentifier) -> Any? {
    guard key == ListRowTraits.key else { return super.trait(key) }
    var traits = super.trait(key) as? ListRowTraits ?? ListRowTraits()
    modifier.change(&traits)
    return traits
  }

  override func modifierDidChange(from old: _ListRowModifier) { invalidateLayout() }
}

nonisolated extension View {
  /// Sets the style for lists within this view.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listStyleKind, S._kind.kind) }

  /// Applies an inset to the rows in a list, or the default one with `nil`.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(_ListRowModifier { $0.insets = insets }) }

  /// Sets the display mode for the separator associated with this specific row.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListRowModifier { if edges.contains(.bottom) { $0.separator = visibility } })
  }

  /// Sets the tint color associated with a row, or the default one with `nil`.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(_ListRowModifier { if edges.contains(.bottom) { $0.separatorTint = color } })
  }

  /// Specifies the visibility of the background for scrollable views within this view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.showsListBackground, visibility != .hidden)
  }
}
