import Foundation
import Geometry
import ViewGraph

/// A container for views that you present as menu items in a context menu.
///
/// SwiftUI will deprecate this form in a future version. Use `contextMenu(menuItems:)` instead.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a context menu with the given items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated extension View {
  /// Adds a context menu to a view, which opens on a long press or a click of the secondary button.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
  }

  /// Adds a context menu with a custom preview to a view.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
  }

  /// Adds a context menu to the view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `contextMenu(menuItems:)` instead.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier<MenuItems?, EmptyView>(items: contextMenu?.items, preview: nil))
  }
}

/// A modifier that shows the context menu of a view above everything else while it is open.
nonisolated struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
  let items: Items
  let preview: Preview?
  @State private var isOpen = false

  /// The delay of a long press in seconds. UIKit opens a context menu after about half a second; no figure is
  /// published.
  static var delay: Double { 0.5 }

  func body(content: Content) -> some View {
    content
      .gesture(LongPressGesture(minimumDuration: Self.delay).onEnded { _ in open() })
      .modifier(SecondaryClickModifier(action: open))
      .accessibility { $0.actions = [AccessibilityElement.Action(name: "showMenu", perform: open)] }
      .popup(isPresented: isOpen, dismiss: close) {
        ContextMenuPanel(items: items, preview: preview, close: close)
      }
  }

  private func open() { withAnimation(.popup) { isOpen = true } }
  private func close() { withAnimation(.popup) { isOpen = false } }
}

/// The panel of a context menu, with the preview above the menu if there is one.
nonisolated private struct ContextMenuPanel<Items: View, Preview: View>: View {
  let items: Items
  let preview: Preview?
  let close: () -> Void

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let preview {
        preview.clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
          .shadow(color: .black.opacity(0.25), radius: 16, y: 6)
      }
      MenuPanel(close: close) { items }
    }
  }
}

/// A modifier that performs an action when the secondary button is pressed over the view.
nonisolated struct SecondaryClickModifier: _ItemModifier {
  let action: () -> Void

  static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    SecondaryClickNode(modifier, context)
  }
}

final class SecondaryClickNode: ItemModifierNode<SecondaryClickModifier> {
  override var typeName: String { "ContextMenu" }
  func click() { modifier.action() }
}

extension PointerDispatcher {
  /// Presses the secondary button at a point. Returns true if a menu opens.
  package func secondaryClick(at point: CGPoint) -> Bool {
    let path = HitTest.path(at: point, in: graph.root)
    guard let target = path.lazy.compactMap({ $0 as? SecondaryClickNode }).first else { return false }
    guard target.environment.isEnabled else { return false }
    target.click()
    return true
  }
}
