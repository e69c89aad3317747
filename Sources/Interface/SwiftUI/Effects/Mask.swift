import Drawing
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The modifier of `mask`: the alpha of a second view, laid out like an overlay, masks the content.
nonisolated public struct _MaskModifier<Mask: View>: _ItemModifier {
  let mask: Mask
  let alignment: Alignment

  /// Creates the node that masks the content.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    MaskNode(modifier, context)
  }
}

final class MaskNode<Mask: View>: ItemModifierNode<_MaskModifier<Mask>> {
  private var mask: _ViewNode<Mask>!
  private var items: [_Node] = []
  private var itemsAreStale = true
  private let stack = LayerStack()
  private let maskLayer = Layer()
  private var maskNodes: [ItemNode] = []

  override init(_ modifier: _MaskModifier<Mask>, _ context: _NodeContext) {
    super.init(modifier, context)
    makeLayer()
    maskLayer.name = "Mask"
    mask = Mask._makeNode(modifier.mask, childContext)
  }

  override func modifierDidChange(from old: _MaskModifier<Mask>) {
    if old.alignment != modifier.alignment { invalidateLayout() }
    mask.update(modifier.mask)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let content { visit(content) }
    visit(mask)
  }

  override func structureDidChange() { itemsAreStale = true }
  override func didInvalidateLayout() { stack.container.invalidate() }

  override func placeContents(sizeChanged: Bool) {
    super.placeContents(sizeChanged: sizeChanged)
    if itemsAreStale {
      itemsAreStale = false
      items = []
      mask.collectItems(into: &items)
      stack.container.children = items
    }
    stack.container.layout.alignment = modifier.alignment
    stack.container.layoutDirection = environment.layoutDirection
    guard !items.isEmpty else { return }
    SecondaryLayout(alignment: modifier.alignment).place(
      stack, on: content, at: origin, size: size, proposal: proposal, direction: environment.layoutDirection)
  }

  override func collectChildLayerNodes(into nodes: inout [ItemNode]) {
    content?.collectLayerNodes(into: &nodes)
  }

  override func layersDidRebuild() {
    var nodes: [ItemNode] = []
    mask.collectLayerNodes(into: &nodes)
    maskNodes = nodes
    for node in nodes { node.layerParent = self }
    maskLayer.children = nodes.map { $0.layer! }
    for node in nodes {
      node.rebuildIfNew()
      node.updateLayerPosition()
    }
    layer?.mask = maskLayer
  }

  override func presentedFrameDidChange(sizeChanged: Bool) {
    super.presentedFrameDidChange(sizeChanged: sizeChanged)
    for node in maskNodes { node.updateLayerPosition() }
  }
}

nonisolated extension View {
  /// Masks this view using the alpha channel of the given view.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(_MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Masks this view using the alpha channel of the given view.
  ///
  /// SwiftUI will deprecate this form in a future version. Use the overload where mask accepts a @ViewBuilder
  /// instead.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskModifier(mask: mask, alignment: .center))
  }
}
