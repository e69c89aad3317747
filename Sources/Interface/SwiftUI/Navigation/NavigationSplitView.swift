import Geometry
import LayoutEngine
import ViewGraph

/// The visibility of the leading columns in a navigation split view.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private let value: Int
  /// Hide the leading two columns of a three-column navigation split view.
  public static let detailOnly = NavigationSplitViewVisibility(value: 0)
  /// Show the content column and detail area of a three-column navigation split view.
  public static let doubleColumn = NavigationSplitViewVisibility(value: 1)
  /// Show all the columns of a three-column navigation split view.
  public static let all = NavigationSplitViewVisibility(value: 2)
  /// Use the default leading column visibility for the current device.
  public static let automatic = NavigationSplitViewVisibility(value: 3)

  func shows(_ column: Int, of count: Int) -> Bool {
    switch value {
    case 0: false
    case 1: column == count - 2
    default: true
    }
  }
}

private struct DetailNavigationKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
  /// The stack of the column beside a sidebar.
  var detailNavigation: NavigationModel? {
    get { self[DetailNavigationKey.self] }
    set { self[DetailNavigationKey.self] = newValue }
  }
}

/// A view that presents views in two or three columns, where selections in leading columns control presentations in
/// subsequent columns. In a compact width, the columns are one stack that starts with the sidebar.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  @State private var paths = SplitPaths()
  @State private var sidebarModel = NavigationModel()
  @State private var contentModel = NavigationModel()
  @State private var detailModel = NavigationModel()
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.platformProfile) private var platform

  /// Creates a three-column navigation split view.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    visibility = nil
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }

  /// Creates a three-column navigation split view that enables programmatic control of leading columns' visibility.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }

  private var hasContent: Bool { Content.self != EmptyView.self }

  public var body: some View {
    if width == .compact {
      NavigationPages(model: sidebarModel, path: NavigationValues($paths.sidebar), root: sidebar)
    } else {
      HStack(spacing: 0) {
        if shows(0) {
          NavigationPages(model: sidebarModel, path: NavigationValues($paths.sidebar), root: sidebar)
            .environment(\.detailNavigation, hasContent ? contentModel : detailModel)
            .modifier(SplitColumn(ideal: platform == .macOS ? 200 : 320))
        }
        if hasContent, shows(1) {
          NavigationPages(model: contentModel, path: NavigationValues($paths.content), root: content)
            .environment(\.detailNavigation, detailModel)
            .modifier(SplitColumn(ideal: platform == .macOS ? 240 : 320))
        }
        NavigationPages(model: detailModel, path: NavigationValues($paths.detail), root: detail)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  private func shows(_ column: Int) -> Bool {
    visibility?.wrappedValue.shows(column, of: hasContent ? 3 : 2) ?? true
  }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  /// Creates a two-column navigation split view.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }

  /// Creates a two-column navigation split view that enables programmatic control of the sidebar's visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

struct SplitPaths {
  var sidebar = NavigationPath()
  var content = NavigationPath()
  var detail = NavigationPath()
}

/// The widths that a column asks for, in points.
struct ColumnWidth: Equatable {
  var minimum: CGFloat
  var ideal: CGFloat
  var maximum: CGFloat
}

struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }
  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// A leading column with a line at its end, which a drag moves within the widths that the column allows.
private struct SplitColumn: ViewModifier {
  let ideal: CGFloat
  @State private var asked: ColumnWidth?
  /// The distance in points by which the divider was dragged.
  @State private var moved: CGFloat = 0
  @State private var start: CGFloat?
  @Environment(\.pixelLength) private var pixel
  @Environment(\.layoutDirection) private var direction

  private var width: CGFloat {
    let limits = asked ?? ColumnWidth(minimum: ideal * 0.75, ideal: ideal, maximum: ideal * 1.5)
    return min(max(limits.ideal + moved, limits.minimum), limits.maximum)
  }

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(ColumnWidthKey.self) { asked = $0 }
      .frame(width: width)
      .frame(maxHeight: .infinity)
      .overlay(alignment: .trailing) {
        ColumnLine(width: pixel)
          .frame(width: 9)
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 2, coordinateSpace: .global)
              .onChanged { value in
                let from = start ?? width - (asked?.ideal ?? ideal)
                start = from
                moved = from + (direction == .rightToLeft ? -1 : 1) * value.translation.width
              }
              .onEnded { _ in
                start = nil
                moved = width - (asked?.ideal ?? ideal)
              }
          )
          .frame(width: pixel)
      }
  }
}

nonisolated private struct ColumnLine: View {
  let width: CGFloat
  var body: some View { Rectangle().fill(SeparatorShapeStyle()).frame(width: width) }
}

nonisolated extension View {
  /// Sets a fixed, preferred width for the column containing this view, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    preference(key: ColumnWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
  }

  /// Sets a flexible, preferred width for the column containing this view, in points: the column has the ideal width,
  /// and its line can be dragged from the least to the greatest.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    let (least, most) = (min ?? ideal, max ?? .infinity)
    return preference(
      key: ColumnWidthKey.self,
      value: ColumnWidth(minimum: Swift.min(least, most), ideal: ideal, maximum: Swift.max(least, most)))
  }
}
