import Foundation
import ViewGraph

/// A result builder that creates table column content from closures.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Builds a sortable column.
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> _TableColumns<RowValue> {
    _TableColumns(columns: column._columns)
  }

  /// Builds an unsortable column among sortable ones.
  @_disfavoredOverload
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> _TableColumns<RowValue> {
    _TableColumns(columns: column._columns)
  }

  /// Combines the columns of a block, in order.
  public static func buildBlock(_ parts: _TableColumns<RowValue>...) -> _TableColumns<RowValue> {
    _TableColumns(columns: parts.flatMap(\.columns))
  }

  /// Builds the columns of an `if` without an `else`, or no columns with `nil`.
  public static func buildOptional(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
    columns ?? _TableColumns(columns: [])
  }

  /// Builds the columns of the first branch of a condition.
  public static func buildEither(first: _TableColumns<RowValue>) -> _TableColumns<RowValue> { first }
  /// Builds the columns of the second branch of a condition.
  public static func buildEither(second: _TableColumns<RowValue>) -> _TableColumns<RowValue> { second }
}

/// A list of columns.
nonisolated public struct _TableColumns<RowValue> {
  let columns: [_TableColumn<RowValue>]
}

/// A type of table row content that creates table rows on demand from an underlying collection of data.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {}

nonisolated extension Table {
  /// Creates a table that computes its rows based on a collection of identifiable data.
  public init<Data>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element,
    Columns == _TableColumns<Value>
  {
    self.init(values: Array(data), columns: columns().columns)
  }

  /// Creates a table that computes its rows based on a collection of identifiable data, and that supports selecting a
  /// single row.
  public init<Data>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element,
    Columns == _TableColumns<Value>
  {
    self.init(values: Array(data), columns: columns().columns, selection: ListSelection(selection))
  }

  /// Creates a table that computes its rows based on a collection of identifiable data, and that supports selecting
  /// multiple rows.
  public init<Data>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element,
    Columns == _TableColumns<Value>
  {
    self.init(values: Array(data), columns: columns().columns, selection: ListSelection(selection))
  }

  /// Creates a sortable table that computes its rows based on a collection of identifiable data.
  public init<Data, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element, Value == Sort.Compared,
    Columns == _TableColumns<Value>
  {
    self.init(values: Array(data), columns: columns().columns, sorting: TableSorting(sortOrder))
  }

  /// Creates a sortable table that computes its rows based on a collection of identifiable data, and supports selecting
  /// a single row.
  public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element, Value == Sort.Compared,
    Columns == _TableColumns<Value>
  {
    self.init(
      values: Array(data), columns: columns().columns, selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }

  /// Creates a sortable table that computes its rows based on a collection of identifiable data, and supports selecting
  /// multiple rows.
  public init<Data, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Value == Data.Element, Value == Sort.Compared,
    Columns == _TableColumns<Value>
  {
    self.init(
      values: Array(data), columns: columns().columns, selection: ListSelection(selection),
      sorting: TableSorting(sortOrder))
  }
}

extension TableSorting {
  /// Handles presses on headers. The first press sorts by the column in ascending order, the second one in descending
  /// order.
  nonisolated init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func upward(_ comparator: Sort) -> AnyHashable {
      var copy = comparator
      copy.order = .forward
      return AnyHashable(copy)
    }
    order = { wanted in binding.wrappedValue.first.flatMap { upward($0) == wanted ? $0.order : nil } }
    press = { wanted in
      guard let new = wanted.base as? Sort else { return }
      var comparators = binding.wrappedValue
      if let first = comparators.first, upward(first) == wanted {
        comparators[0].order = first.order == .forward ? .reverse : .forward
      } else {
        comparators.removeAll { upward($0) == wanted }
        comparators.insert(new, at: 0)
      }
      binding.wrappedValue = comparators
    }
  }
}
