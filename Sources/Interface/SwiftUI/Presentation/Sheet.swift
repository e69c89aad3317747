import Geometry
import ViewGraph

nonisolated extension View {
  private func presenting<Item: Identifiable, Content: View>(
    _ kind: ModalOverlay<Item, Content>.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    attachment: PopoverAttachmentAnchor = .rect(.bounds), edge: Edge = .top,
    content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _OverlayPortalModifier { anchor in
        ModalOverlay(
          kind: kind, item: item, onDismiss: onDismiss, content: content,
          popover: kind == .popover ? PopoverPlace(anchor: anchor, attachment: attachment, edge: edge) : nil)
      })
  }

  /// Presents a sheet when a binding to a Boolean value that you provide is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented.presentedItem, onDismiss) { _ in content() }
  }

  /// Presents a sheet using the given item as a data source for the sheet's content.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content: content)
  }

  /// Presents a modal view that covers as much of the screen as possible when binding to a Boolean value you provide is
  /// true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented.presentedItem, onDismiss) { _ in content() }
  }

  /// Presents a modal view that covers as much of the screen as possible using the binding you provide as a data source
  /// for the sheet's content.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.cover, item, onDismiss, content: content)
  }

  /// Presents a popover when a given condition is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover, isPresented.presentedItem, nil, attachment: attachmentAnchor, edge: arrowEdge) { _ in
      content()
    }
  }

  /// Presents a popover using the given item as a data source for the popover's content.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, item, nil, attachment: attachmentAnchor, edge: arrowEdge, content: content)
  }
}
