import Foundation
import ViewGraph

/// A type of view that generates views from an underlying collection of data.
public protocol DynamicViewContent: View {
  /// The type of the underlying collection of data.
  associatedtype Data: Collection
  associatedtype _Rows: View = Self
  /// The collection of underlying data.
  nonisolated var data: Data { get }
  /// Returns the same views, with the given editing actions.
  nonisolated func _rows(_ editing: _RowEditing) -> _Rows
}

nonisolated extension DynamicViewContent where _Rows == Self {
  public func _rows(_ editing: _RowEditing) -> Self { self }
}

/// The editing actions for the rows of a loop.
nonisolated public struct _RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  func merging(_ inner: _RowEditing) -> _RowEditing {
    _RowEditing(delete: inner.delete ?? delete, move: inner.move ?? move)
  }
}

extension ForEach: DynamicViewContent where Content: View {
  public typealias _Rows = ForEach<Data, ID, ModifiedContent<Content, _EditableRowModifier>>

  nonisolated public func _rows(
    _ editing: _RowEditing
  ) -> ForEach<Data, ID, ModifiedContent<Content, _EditableRowModifier>> {
    let (all, identify, content) = (data, self.identify, self.content)
    return ForEach<Data, ID, ModifiedContent<Content, _EditableRowModifier>>(
      data: data,
      content: { element in
        let id = identify(element)
        let index = { all.enumerated().first { identify($0.element) == id }?.offset }
        return content(element).modifier(_EditableRowModifier(editing: editing, index: index, count: all.count))
      },
      identify: identify)
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public typealias _Rows = ModifiedContent<Content._Rows, Modifier>

  /// The data of the modified content.
  nonisolated public var data: Content.Data { content.data }

  nonisolated public func _rows(_ editing: _RowEditing) -> ModifiedContent<Content._Rows, Modifier> {
    content._rows(editing).modifier(modifier)
  }
}

/// A loop whose rows can be deleted or moved.
nonisolated public struct _EditableContent<Base: DynamicViewContent>: DynamicViewContent {
  public typealias _Rows = Base._Rows

  let base: Base
  let editing: _RowEditing

  /// The data of the loop.
  public var data: Base.Data { base.data }
  @MainActor public var body: some View { base._rows(editing) }

  public func _rows(_ outer: _RowEditing) -> Base._Rows { base._rows(outer.merging(editing)) }
}

nonisolated extension DynamicViewContent {
  /// Sets the deletion action for the dynamic view. A swipe on a row offers it, as does the list in edit mode.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _EditableContent(base: self, editing: _RowEditing(delete: action, move: nil))
  }

  /// Sets the move action for the dynamic view. In edit mode, the rows of a list have drag handles.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    _EditableContent(base: self, editing: _RowEditing(delete: nil, move: action))
  }
}
