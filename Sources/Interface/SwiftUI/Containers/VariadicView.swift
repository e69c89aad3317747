import ViewGraph

/// Views that arrange the subviews of their content, as SwiftUI's own containers do.
///
/// SwiftUI has no public documentation of these names; ``Group/init(subviews:transform:)`` is the documented form.
nonisolated public enum _VariadicView {
  /// A view with a root that arranges the subviews of the content.
  nonisolated public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    let root: Root
    let content: Content

    /// Creates a tree from a root and the content whose subviews the root lays out.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    @MainActor public var body: some View {
      Group(subviews: content) { subviews in root.body(children: Children(subviews: subviews)) }
    }
  }

  /// The subviews of a content.
  nonisolated public struct Children: RandomAccessCollection {
    let subviews: SubviewsCollection

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

    /// One of the subviews.
    nonisolated public struct Element: View, Identifiable {
      let subview: Subview

      /// The identity: that of the loop or of `id(_:)`, where there is one.
      public var id: AnyHashable { AnyHashable(subview.id) }

      /// The value of the `tag(_:)` of a type, if there is one.
      public func id<ID: Hashable>(as type: ID.Type) -> ID? { subview.containerValues.tag(for: type) }

      @MainActor public var body: some View { subview }
    }
  }
}

/// A type that arranges subviews.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose result counts as one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose result counts as as many views as it has.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
