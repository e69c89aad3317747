import Foundation
import ViewGraph

/// A type of view that generates views from an underlying collection of data.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  /// The collection of underlying data.
  var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent where Content: View {}

/// A row that can be deleted: assistive technologies offer it. Rows are not swiped here.
nonisolated public struct _DeletableRow<Content: View>: View {
  let content: Content
  let delete: (() -> Void)?

  public var body: some View {
    if let delete { content.accessibilityAction(named: Text("Delete"), delete) } else { content }
  }
}

nonisolated extension ForEach where Content: View {
  /// Sets the deletion action for the dynamic view; nil: rows cannot be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach<Data, ID, _DeletableRow<Content>> {
    let (data, content, identify) = (data, content, identify)
    return ForEach<Data, ID, _DeletableRow<Content>>(
      data: data,
      content: { element in
        guard let action else { return _DeletableRow(content: content(element), delete: nil) }
        let id = identify(element)
        return _DeletableRow(content: content(element)) {
          guard let place = data.firstIndex(where: { identify($0) == id }) else { return }
          action(IndexSet(integer: data.distance(from: data.startIndex, to: place)))
        }
      }, identify: identify)
  }

  /// Sets the move action for the dynamic view. Rows are not dragged here.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

nonisolated extension View {
  /// Adds custom swipe actions to a row in a list: assistive technologies offer them. Rows are not swiped here.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    accessibilityActions(content)
  }

  /// Adds a condition for whether the view's view hierarchy is movable. Rows are not dragged here.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
