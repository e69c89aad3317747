import Drawing
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// The modifier with the background of a row, which extends from edge to edge.
nonisolated public struct _ListRowBackgroundModifier<Background: View>: _ItemModifier {
  let background: Background?

  /// Creates the node that applies the modifier to an item.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ListRowBackgroundNode(modifier, context)
  }
}

final class ListRowBackgroundNode<Background: View>: ItemModifierNode<_ListRowBackgroundModifier<Background>> {
  private let plate: ListRowPlate
  private var child: _ViewNode<Background?>!

  override init(_ modifier: _ListRowBackgroundModifier<Background>, _ context: _NodeContext) {
    plate = ListRowPlate(context)
    super.init(modifier, context)
    plate.parent = self
    child = Optional<Background>._makeNode(modifier.background, plate.childContext)
    plate.content = child
  }

  override func modifierDidChange(from old: _ListRowBackgroundModifier<Background>) {
    child.update(modifier.background)
    if (old.background == nil) != (modifier.background == nil) { invalidateLayout() }
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    visit(plate)
    super.forEachChild(visit)
  }

  override func forEachHitChild(_ visit: (_Node) -> Void) { super.forEachChild(visit) }

  override func trait(_ key: ObjectIdentifier) -> Any? {
    guard key == ListRowTraits.key, modifier.background != nil else { return super.trait(key) }
    var traits = super.trait(key) as? ListRowTraits ?? ListRowTraits()
    traits.plate = plate
    return traits
  }
}

/// The background of a row's frame, with the corners of the row's group. The list places it.
final class ListRowPlate: ItemNode {
  var content: _Node!
  private var items: [_Node] = []
  private var itemsAreStale = true
  /// The corner radii of the row's group.
  var corners = RectangleCornerRadii() { didSet { if corners != oldValue { contentsNeedDisplay() } } }

  override init(_ context: _NodeContext) {
    super.init(context)
    makeLayer()
  }

  override var typeName: String { "listRowBackground" }
  override var isLayoutBoundary: Bool { true }
  override func forEachChild(_ visit: (_Node) -> Void) { if let content { visit(content) } }
  override func structureDidChange() { itemsAreStale = true }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func placeContents(sizeChanged: Bool) {
    if itemsAreStale {
      itemsAreStale = false
      items = []
      content.collectItems(into: &items)
    }
    for item in items { item.place(at: origin, proposal: ProposedViewSize(size)) }
    contentsNeedDisplay()
  }

  override func contentsNeedDisplay() {
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    let path = UnevenRoundedRectangle(cornerRadii: corners).path(in: bounds)
    layer?.clip = LayerClip(path: path, style: FillStyle())
  }
}

nonisolated extension View {
  /// Places a custom background view behind a list row item, or the default one with `nil`.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_ListRowBackgroundModifier(background: view))
  }
}
