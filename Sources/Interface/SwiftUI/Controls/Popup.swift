import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A modifier with a panel that floats above everything near its view, and an area behind the panel that closes it.
nonisolated struct PopupModifier<Panel: View>: _ItemModifier {
  let content: PopupContent<Panel>

  static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    PopupNode(modifier, context)
  }
}

/// The floating content, which is empty while the popup is closed.
nonisolated struct PopupContent<Panel: View>: View {
  let isPresented: Bool
  let dismiss: () -> Void
  /// Told whether the panel opens upwards from its owner.
  var opensUp: (Bool) -> Void = { _ in }
  let panel: () -> Panel

  var body: some View {
    if isPresented {
      Color.clear.tappable(perform: dismiss)
      panel()
        .transition(.scale(scale: 0.8, anchor: .top).combined(with: .opacity))
    }
  }
}

final class PopupNode<Panel: View>: ItemModifierNode<PopupModifier<Panel>> {
  private var floating: PopupItem!
  private var child: _ViewNode<PopupContent<Panel>>!

  override init(_ modifier: PopupModifier<Panel>, _ context: _NodeContext) {
    super.init(modifier, context)
    var inner = childContext
    inner.environment = Self.popupEnvironment(context.environment)
    floating = PopupItem(inner)
    child = PopupContent<Panel>._makeNode(modifier.content, floating.childContext)
    floating.content = child
    floating.opensUp = modifier.content.opensUp
    graph.root.addFloating(floating)
  }

  /// Returns the environment of a panel. Text settings of the owner do not apply to it.
  private static func popupEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    var values = outer
    values.isInsideList = false
    values.labelsAreHidden = false
    values.foregroundStyles = nil
    values.font = nil
    return values
  }

  override func modifierDidChange(from old: PopupModifier<Panel>) {
    floating.opensUp = modifier.content.opensUp
    child.update(modifier.content)
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    content.environmentDidChange(new, changed: changed)
    floating.environmentDidChange(Self.popupEnvironment(new), changed: changed)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    super.forEachChild(visit)
    visit(floating)
  }

  override func forEachHitChild(_ visit: (_Node) -> Void) { visit(content) }
  override var layoutTarget: _Node? { content }
  override func collectLayerNodes(into nodes: inout [ItemNode]) { content.collectLayerNodes(into: &nodes) }

  override func placeContents(sizeChanged: Bool) {
    super.placeContents(sizeChanged: sizeChanged)
    floating.anchor = frame
    let area = graph.root.floatingArea
    floating.place(at: area.origin, proposal: ProposedViewSize(area.size))
  }

  override func teardown() {
    super.teardown()
    graph.root.removeFloating(floating)
  }
}

/// The item of a popup, as large as the whole view. It places the panel near its anchor.
final class PopupItem: ItemNode {
  var content: _Node!
  /// The frame of the owner.
  var anchor = CGRect.zero { didSet { if anchor != oldValue { invalidatePlacement() } } }
  private var items: [_Node] = []
  private var itemsAreStale = true
  var opensUp: (Bool) -> Void = { _ in }
  private var isAbove = false

  override init(_ context: _NodeContext) {
    super.init(context)
    makeLayer()
  }

  override var typeName: String { "Popup" }
  override var isLayoutBoundary: Bool { true }
  override func forEachChild(_ visit: (_Node) -> Void) { if let content { visit(content) } }
  override func structureDidChange() { itemsAreStale = true }
  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The distance in points from the edges and from the anchor. It is this project's choice.
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 6

  override func placeContents(sizeChanged: Bool) {
    if itemsAreStale {
      itemsAreStale = false
      items = []
      content.collectItems(into: &items)
    }
    guard let catcher = items.first else { return }
    catcher.place(at: origin, proposal: ProposedViewSize(size))
    let bounds = CGRect(origin: origin, size: size).insetBy(dx: Self.margin, dy: Self.margin)
    for panel in items.dropFirst() {
      let proposal = ProposedViewSize(width: max(bounds.width, 0), height: max(bounds.height, 0))
      let fitted = panel.sizeThatFits(proposal)
      let isMirrored = environment.layoutDirection == .rightToLeft
      // The panel opens towards the side with more space.
      let leadingEdge = isMirrored ? anchor.maxX - fitted.width : anchor.minX
      let trailingEdge = isMirrored ? anchor.minX : anchor.maxX - fitted.width
      let fits = leadingEdge >= bounds.minX && leadingEdge + fitted.width <= bounds.maxX
      let x = min(max(fits ? leadingEdge : trailingEdge, bounds.minX), max(bounds.maxX - fitted.width, bounds.minX))
      var y = anchor.maxY + Self.gap
      if y + fitted.height > bounds.maxY, anchor.minY - Self.gap - fitted.height >= bounds.minY {
        y = anchor.minY - Self.gap - fitted.height
      }
      if isAbove != (y < anchor.minY) {
        isAbove.toggle()
        graph.enqueueAction { [opensUp, isAbove] in opensUp(isAbove) }
      }
      y = min(max(y, bounds.minY), max(bounds.maxY - fitted.height, bounds.minY))
      panel.place(at: CGPoint(x: x, y: y), proposal: proposal)
    }
  }
}

/// The background of a panel. The figures are this project's choice, after the appearance of menus on iOS.
struct PopupSurface: ViewModifier {
  @Environment(\.platformProfile) private var platform
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: platform == .macOS ? 8 : 13, style: .continuous)
    content
      .clipShape(shape)
      .background {
        shape.fill(ControlColors.popup)
          .shadow(color: .black.opacity(colorScheme == .dark ? 0.6 : 0.22), radius: 16, y: 6)
      }
      .overlay { shape.strokeBorder(ControlColors.hairline, lineWidth: 0.5) }
  }
}

extension Animation {
  /// The animation of opening and closing panels. It is this project's choice.
  static let popup = Animation.spring(response: 0.3, dampingFraction: 0.85)
}

nonisolated extension View {
  func popup<Panel: View>(
    isPresented: Bool, dismiss: @escaping () -> Void, opensUp: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder panel: @escaping () -> Panel
  ) -> some View {
    modifier(
      PopupModifier(
        content: PopupContent(isPresented: isPresented, dismiss: dismiss, opensUp: opensUp, panel: panel)))
  }
}
