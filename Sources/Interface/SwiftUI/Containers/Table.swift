import Foundation
import Geometry
import ViewGraph

/// A container that presents rows of data arranged in one or more columns, optionally providing the ability to select
/// one or more members. In a compact width, only the first column is shown.
nonisolated public struct Table<Value: Identifiable, Rows, Columns>: View {
  let values: [Value]
  let columns: [_TableColumn<Value>]
  var selection: ListSelection?
  var sorting: TableSorting?

  @MainActor public var body: some View {
    TableBody(values: values, columns: columns, selection: selection, sorting: sorting)
  }
}

/// The type-erased sort order of a table's rows.
nonisolated struct TableSorting {
  /// Returns the sort order if the column is the primary one, or `nil` otherwise.
  let order: (AnyHashable) -> SortOrder?
  /// Handles a press on a header.
  let press: (AnyHashable) -> Void
}

/// A type-erased column.
nonisolated public struct _TableColumn<Value> {
  let title: AnyView
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?
  var alignment: Alignment = .leading
  /// The comparator of the column.
  var comparator: AnyHashable?
  let cell: (Value) -> AnyView
}

/// A type used to represent columns within a table.
nonisolated public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of value of rows presented by this column content.
  associatedtype TableRowValue: Identifiable
  /// The type of sort comparator associated with this table column content.
  associatedtype TableColumnSortComparator: SortComparator
  /// The type of content representing the body of this table column content.
  associatedtype TableColumnBody: TableColumnContent
  /// The composition of content that comprise the table column content.
  var tableColumnBody: TableColumnBody { get }
  /// The columns of the content.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column that displays a view for each row in a table.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>:
  TableColumnContent
{
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of the comparator that sorts by the column, or `Never` for an unsortable column.
  public typealias TableColumnSortComparator = Sort
  /// The type of the column's body, which is the column itself.
  public typealias TableColumnBody = Self

  var column: _TableColumn<RowValue>

  /// The body of the column, which is the column itself.
  public var tableColumnBody: Self { self }
  public var _columns: [_TableColumn<RowValue>] { [column] }

  init(_ title: Label, comparator: AnyHashable?, cell: @escaping (RowValue) -> Content) {
    column = _TableColumn(title: AnyView(title), comparator: comparator) { AnyView(cell($0)) }
  }

  /// Creates a fixed width table column, or one with the default width.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    (copy.column.minimum, copy.column.ideal, copy.column.maximum) = (width, width, width)
    return copy
  }

  /// Creates a resizable table column with the provided constraints.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    (copy.column.minimum, copy.column.ideal, copy.column.maximum) = (min, ideal, max)
    return copy
  }

  /// Configures the horizontal alignment of the column.
  public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var copy = self
    copy.column.alignment = alignment.alignment
    return copy
  }
}

/// Describes the alignment of the content of a table column.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case leading, center, trailing }
  private let kind: Kind
  /// The default alignment: that of the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// Alignment with the leading edge of the column.
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  /// Alignment with the center of the column.
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  /// Alignment with the trailing edge of the column.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// The alignment of numbers: that of the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }

  var alignment: Alignment {
    switch kind {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
  /// Creates an unsortable column with a text label that's generated from a localized string key.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(titleKey), comparator: nil, cell: content)
  }

  /// Creates an unsortable column with a text label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), comparator: nil, cell: content)
  }

  /// Creates an unsortable column with a text label.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, comparator: nil, cell: content)
  }
}

nonisolated extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates an unsortable column that displays a string property.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    nonisolated(unsafe) let path = value
    self.init(Text(titleKey), comparator: nil) { Text($0[keyPath: path]) }
  }

  /// Creates an unsortable column of a string property with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    nonisolated(unsafe) let path = value
    self.init(Text(title), comparator: nil) { Text($0[keyPath: path]) }
  }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a sortable column for values with a text label.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(titleKey), comparator: AnyHashable(KeyPathComparator(value)), cell: content)
  }

  /// Creates a sortable column that displays a string property.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(Text(titleKey), comparator: AnyHashable(KeyPathComparator(value))) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable column with custom content and a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), comparator: AnyHashable(KeyPathComparator(value)), cell: content)
  }

  /// Creates a sortable column of a string property with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(Text(title), comparator: AnyHashable(KeyPathComparator(value))) { Text($0[keyPath: value]) }
  }
}
