import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A container that presents rows of data arranged in a single column, optionally providing the ability to select one
/// or more members.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  var selection: ListSelection?

  @MainActor @ViewBuilder public var body: some View {
    if let selection {
      _ListBody(content: SelectableRows(content: content, selection: selection))
    } else {
      _ListBody(content: content)
    }
  }
}

nonisolated extension List {
  /// Creates a list in which at most one row is selected. With a `nil` binding, no row is selectable.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection.map { ListSelection($0) }
  }

  /// Creates a list in which several rows can be selected. With a `nil` binding, no row is selectable.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection.map { ListSelection($0) }
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Creates a list of the given rows, without selection.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each identifiable element, without selection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element, identified by a key path, without selection.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list with a row for each integer of a constant range, without selection.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

/// The body of a list: a scroll view of rows on the list's background.
nonisolated public struct _ListBody<Content: View>: View {
  let content: Content

  public var body: some View {
    ScrollView { _ListRows(content: content).environment(\.isInsideList, true) }
      .background { _ListBackground() }
  }
}

/// The background behind the groups of a list.
struct _ListBackground: View {
  @Environment(\.listStyleKind) private var kind
  @Environment(\.platformProfile) private var platform
  @Environment(\.showsListBackground) private var isShown

  var body: some View {
    if isShown && ListMetrics.of(kind, on: platform).fillsBackground {
      (platform == .macOS ? ListColors.form : ListColors.grouped).modifier(_SafeAreaIgnoringModifier(edges: .all))
    }
  }
}

enum ListColors {
  /// The grouped background of iOS: 242 242 247 in light appearance, black in dark appearance.
  static let grouped = ListGroupStyle(light: Color(red: 242 / 255, green: 242 / 255, blue: 247 / 255), dark: .black)
  /// Behind and in the boxes of a Mac's grouped forms: our own figures after System Settings.
  static let form = ListGroupStyle(
    light: Color(red: 240 / 255, green: 240 / 255, blue: 240 / 255),
    dark: Color(red: 30 / 255, green: 30 / 255, blue: 30 / 255))
  static let box = ListGroupStyle(
    light: Color(red: 248 / 255, green: 248 / 255, blue: 248 / 255),
    dark: Color(red: 40 / 255, green: 40 / 255, blue: 40 / 255))
  /// The fill of groups: white, or 28 28 30 in dark appearance.
  static let group = ListGroupStyle(light: .white, dark: Color(red: 28 / 255, green: 28 / 255, blue: 30 / 255))
}

/// A style with one color in light and another one in dark appearance.
struct ListGroupStyle: ShapeStyle, View {
  let light: Color
  let dark: Color

  nonisolated func _paint(in environment: EnvironmentValues) -> _ResolvedStyle {
    (environment.colorScheme == .dark ? dark : light)._paint(in: environment)
  }

  var body: some View { _ShapeView(shape: Rectangle(), style: self) }
}

/// The rows of a list, in a column.
nonisolated public struct _ListRows<Content: View>: _PrimitiveView {
  let content: Content

  public static func _makeNode(_ view: _ListRows, _ context: _NodeContext) -> _ViewNode<_ListRows> {
    ListRowsNode(view, context)
  }
}

final class ListRowsNode<Content: View>: _StoredViewNode<_ListRows<Content>> {
  private var item: ListRowsItem!
  private var child: _ViewNode<Content>!

  override init(_ view: _ListRows<Content>, _ context: _NodeContext) {
    super.init(view, context)
    item = ListRowsItem(childContext)
    child = graph.lazyRows.makingHidden { Content._makeNode(view.content, item.childContext) }
    item.content = child
  }

  override func update(_ view: _ListRows<Content>) { child.update(view.content) }
  override var onlyChild: _Node? { item }
}
