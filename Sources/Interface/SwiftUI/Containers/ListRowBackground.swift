import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A row that has something of its own behind it, and is told by its list where the row lies.
protocol ListRowFilling: AnyObject {
  /// The whole row, from the top left corner of the row's content, and the corners that its group rounds there.
  func setRow(_ rect: CGRect, radii: RectangleCornerRadii)
}

enum ListRowFillTrait { static let key = ObjectIdentifier(ListRowFillTrait.self) }

/// What is behind one row, cut where its group's corners are.
nonisolated public struct _ListRowFill<Fill: View>: View {
  let fill: Fill
  var radii = RectangleCornerRadii()

  public var body: some View { fill.clipShape(UnevenRoundedRectangle(cornerRadii: radii)) }
}

nonisolated public struct _ListRowBackgroundModifier<Fill: View>: _ItemModifier {
  let fill: Fill

  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    ListRowBackgroundNode(modifier, context)
  }
}

final class ListRowBackgroundNode<Fill: View>: ItemModifierNode<_ListRowBackgroundModifier<Fill>>, ListRowFilling {
  private var fill: _ViewNode<_ListRowFill<Fill>>!
  private var items: [_Node] = []
  private var itemsAreStale = true
  private var row: CGRect?
  private var radii = RectangleCornerRadii()

  override init(_ modifier: _ListRowBackgroundModifier<Fill>, _ context: _NodeContext) {
    super.init(modifier, context)
    fill = _ListRowFill<Fill>._makeNode(_ListRowFill(fill: modifier.fill), childContext)
  }

  override func trait(_ key: ObjectIdentifier) -> Any? { key == ListRowFillTrait.key ? self : super.trait(key) }

  override func modifierDidChange(from old: _ListRowBackgroundModifier<Fill>) { refill() }

  private func refill() { fill.update(_ListRowFill(fill: modifier.fill, radii: radii)) }

  func setRow(_ rect: CGRect, radii: RectangleCornerRadii) {
    if radii != self.radii {
      self.radii = radii
      refill()
    }
    guard rect != row else { return }
    row = rect
    invalidatePlacement()
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    // The drawing order.
    visit(fill)
    if let content { visit(content) }
  }

  override func structureDidChange() {
    super.structureDidChange()
    itemsAreStale = true
  }

  override func placeContents(sizeChanged: Bool) {
    super.placeContents(sizeChanged: sizeChanged)
    if itemsAreStale {
      itemsAreStale = false
      items = []
      fill.collectItems(into: &items)
    }
    // Outside a list the background is that of the view itself.
    let rect = row ?? CGRect(origin: .zero, size: size)
    let proposal = ProposedViewSize(rect.size)
    for item in items {
      let own = item.sizeThatFits(proposal)
      let x = origin.x + rect.midX - own.width / 2
      let y = origin.y + rect.midY - own.height / 2
      item.place(at: CGPoint(x: x, y: y), proposal: proposal)
    }
  }
}

nonisolated extension View {
  /// Places a custom background view behind a list row item; nil: the list's own.
  @ViewBuilder
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    if let view { modifier(_ListRowBackgroundModifier(fill: view)) } else { self }
  }
}
