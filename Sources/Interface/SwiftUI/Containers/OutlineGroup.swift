import Foundation
import ViewGraph

/// A structure that computes views and disclosure groups on demand from an underlying collection of tree-structured,
/// identified data.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let roots: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
}

/// A type-erased view representing the children in an outline subgroup.
nonisolated public struct OutlineSubgroupChildren: View {
  let view: AnyView
  public var body: some View { view }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  @MainActor public var body: some View { OutlineLevel(elements: roots, id: id, children: children, leaf: leaf) }
}

/// One level of an outline. Elements with children are disclosure groups, and the others are leaves.
private struct OutlineLevel<Element, ID: Hashable, Children: RandomAccessCollection, Leaf: View>: View
where Children.Element == Element {
  let elements: [Element]
  let id: (Element) -> ID
  let children: (Element) -> Children?
  let leaf: (Element) -> Leaf

  var body: some View {
    let entries = elements.map { OutlineEntry(id: id($0), element: $0, children: children($0)) }
    ForEach(entries) { entry in
      if let children = entry.children {
        DisclosureGroup(
          content: { level(children) },
          label: { leaf(entry.element) })
      } else {
        leaf(entry.element)
      }
    }
  }

  /// Returns the next level. Its type is erased, because the level would otherwise contain its own type.
  private func level(_ elements: Children) -> OutlineSubgroupChildren {
    OutlineSubgroupChildren(
      view: AnyView(OutlineLevel(elements: Array(elements), id: id, children: children, leaf: leaf)))
  }
}

private struct OutlineEntry<ID: Hashable, Element, Children>: Identifiable {
  let id: ID
  let element: Element
  let children: Children?
}

nonisolated extension OutlineGroup
where Parent: View, Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  private init(
    _ roots: [Data.Element], _ id: @escaping (Data.Element) -> ID, _ children: KeyPath<Data.Element, Data?>,
    _ content: @escaping (Data.Element) -> Leaf
  ) {
    nonisolated(unsafe) let path = children
    self.init(roots: roots, id: id, children: { $0[keyPath: path] }, leaf: content)
  }

  /// Creates an outline group from a root data element and a key path to its children.
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init([root], { $0.id }, children, content)
  }

  /// Creates an outline group from a collection of root data elements and a key path to their children.
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(Array(data), { $0.id }, children, content)
  }

  /// Creates an outline group from a root data element, the key path to its identifier, and a key path to its children.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    nonisolated(unsafe) let path = id
    self.init([root], { $0[keyPath: path] }, children, content)
  }

  /// Creates an outline group from a collection of root data elements, the key path to an element's identifier, and a
  /// key path to its children.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    nonisolated(unsafe) let path = id
    self.init(Array(data), { $0[keyPath: path] }, children, content)
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Creates a hierarchical list that computes its rows on demand from an underlying collection of identifiable data.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a hierarchical list that identifies its rows based on a key path to the identifier of the underlying data.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>>
  {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}
