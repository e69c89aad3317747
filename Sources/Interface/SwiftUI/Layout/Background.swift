import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A modifier that adds a second view behind or in front of the content. It never changes the layout of the content.
nonisolated public struct _SecondaryLayerModifier<Secondary: View>: _ItemModifier {
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool

  /// Creates the node that adds the second view.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    SecondaryLayerNode(modifier, context)
  }
}

final class SecondaryLayerNode<Secondary: View>: ItemModifierNode<_SecondaryLayerModifier<Secondary>> {
  override var requiresEagerLayout: Bool { false }

  private var secondary: _ViewNode<Secondary>!
  private var items: [_Node] = []
  private var itemsAreStale = true
  private let stack = LayerStack()

  override init(_ modifier: _SecondaryLayerModifier<Secondary>, _ context: _NodeContext) {
    super.init(modifier, context)
    secondary = Secondary._makeNode(modifier.secondary, childContext)
  }

  override func modifierDidChange(from old: _SecondaryLayerModifier<Secondary>) {
    if old.alignment != modifier.alignment { invalidateLayout() }
    secondary.update(modifier.secondary)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    // Visits in drawing order.
    if modifier.isBehind { visit(secondary) }
    if let content { visit(content) }
    if !modifier.isBehind { visit(secondary) }
  }

  override func structureDidChange() { itemsAreStale = true }
  override func didInvalidateLayout() { stack.container.invalidate() }

  override func placeContents(sizeChanged: Bool) {
    super.placeContents(sizeChanged: sizeChanged)
    if itemsAreStale {
      itemsAreStale = false
      items = []
      secondary.collectItems(into: &items)
      stack.container.children = items
    }
    stack.container.layout.alignment = modifier.alignment
    stack.container.layoutDirection = environment.layoutDirection
    guard !items.isEmpty else { return }
    SecondaryLayout(alignment: modifier.alignment).place(
      stack, on: content, at: origin, size: size, proposal: proposal, direction: environment.layoutDirection)
  }
}

/// A stack of views in one layer, aligned with one another as with the content.
final class LayerStack: LayoutElement {
  let container = LayoutContainer(ZStackLayout())

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { container.sizeThatFits(proposal) }

  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    container.explicitAlignment(key, size: size, proposal: proposal)
  }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    container.placeChildren(size: container.sizeThatFits(proposal), proposal: proposal, offset: origin)
  }
}

nonisolated extension View {
  /// Layers the views that you specify behind this view.
  public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_SecondaryLayerModifier(secondary: content(), alignment: alignment, isBehind: true))
  }

  /// Layers the given view behind this view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `background(alignment:content:)` instead.
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(_SecondaryLayerModifier(secondary: background, alignment: alignment, isBehind: true))
  }

  /// Layers the views that you specify in front of this view.
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_SecondaryLayerModifier(secondary: content(), alignment: alignment, isBehind: false))
  }

  /// Layers a secondary view in front of this view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `overlay(alignment:content:)` instead.
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_SecondaryLayerModifier(secondary: overlay, alignment: alignment, isBehind: false))
  }
}
