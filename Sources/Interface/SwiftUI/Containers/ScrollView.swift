import Drawing
import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A scrollable view, scrolled by dragging, by a wheel, or by `ScrollViewProxy`, positions and anchors.
nonisolated public struct ScrollView<Content: View>: _PrimitiveView {
  /// The scrolled content.
  public var content: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// A Boolean value that indicates whether indicators are requested. Indicators are not drawn.
  public var showsIndicators: Bool

  /// Creates a scroll view along the given axes. Default `.vertical`.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _makeNode(_ view: ScrollView, _ context: _NodeContext) -> _ViewNode<ScrollView> {
    ScrollNode(view, context)
  }
}

final class ScrollNode<Content: View>: _StoredViewNode<ScrollView<Content>> {
  private var item: ScrollItem!
  private var child: _ViewNode<Content>!

  override init(_ view: ScrollView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    item = ScrollItem(childContext, axes: view.axes)
    child = Content._makeNode(view.content, item.childContext)
    item.content = child
  }

  override func update(_ view: ScrollView<Content>) {
    if item.axes != view.axes {
      item.axes = view.axes
      item.invalidateLayout()
    }
    self.view = view
    child.update(view.content)
  }

  override var onlyChild: _Node? { item }
}

/// The item of a scroll view. It clips its content and places it at the scroll offset.
final class ScrollItem: ItemNode, CoordinateSpaceNode, StackAxisProvider, RelativeContainer {
  var axes: Axis.Set
  var content: _Node!
  private var items: [_Node] = []
  private var itemsAreStale = true
  private let stack = LayoutContainer(VStackLayout())
  private var stackElement: ContainerElement<VStackLayout>!
  private var sizes = SizeCache()
  /// The scroll offset in points, in the reading direction.
  var offset = CGPoint.zero
  private(set) var extents: ScrollExtents?
  /// The top left corner of the visible area, including bars and margins of the safe area, in the layout space.
  private(set) var viewportCorner = CGPoint.zero
  var dependencies = DependencySet()
  private(set) lazy var scroller = Scroller(self)
  private(set) lazy var panRecognizer = ScrollPanRecognizer(ScrollPanGesture(item: self), _GestureContext(host: self))
  /// The position to scroll to after the next layout.
  var pending: ScrollJump?
  var glide: ScrollGlide?
  /// A lazy container scrolls in here.
  var hasLazyContent = false
  /// A Boolean value that indicates whether the scroll view's own length depends on that of the content.
  private var wasAskedForContentLength = false

  init(_ context: _NodeContext, axes: Axis.Set) {
    self.axes = axes
    super.init(context)
    stackElement = ContainerElement(stack)
    makeLayer()
  }

  override var typeName: String { "ScrollView" }
  var containerAxis: Axis? { .vertical }
  var relativeSize: CGSize { proposalSize.inset(by: environment.scrollSettings.margins) }
  private var proposalSize = CGSize.zero

  func isCoordinateSpace(named name: AnyHashable) -> Bool {
    guard let name = name.base as? ScrollSpaceName else { return false }
    return name.axis.map { axes.contains(Axis.Set($0)) } ?? true
  }

  // MARK: Structure

  override func forEachChild(_ visit: (_Node) -> Void) { if let content { visit(content) } }
  override func structureDidChange() { itemsAreStale = true }

  override func didInvalidateLayout() {
    sizes.invalidate()
    stack.invalidate()
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    let same = environment.scrollSettings == new.scrollSettings && environment.layoutDirection == new.layoutDirection
    super.environmentDidChange(new, changed: changed)
    if !same {
      invalidateLayout()
      contentsNeedDisplay()
    }
  }

  private var element: any LayoutElement {
    if itemsAreStale {
      itemsAreStale = false
      items = []
      content.collectItems(into: &items)
      stack.children = items
    }
    stack.layoutDirection = environment.layoutDirection
    return items.count == 1 ? items[0] : stackElement
  }

  override var layoutTarget: _Node? { nil }
  override var layoutPriority: Double { 0 }

  // MARK: Layout

  private func layout(_ safe: EdgeInsets = EdgeInsets()) -> ScrollLayout {
    let settings = environment.scrollSettings
    var insets = settings.margins
    insets.top += safe.top
    insets.leading += safe.leading
    insets.bottom += safe.bottom
    insets.trailing += safe.trailing
    return ScrollLayout(
      axes: axes, contentInsets: insets, offset: offset, alignment: settings.alignmentAnchor ?? .topLeading)
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposalSize = proposal.replacingUnspecifiedDimensions(by: proposalSize)
    if let known = sizes.size(for: proposal) { return known }
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) && proposal[axis] == nil {
      wasAskedForContentLength = true
    }
    let size = layout().sizeThatFits(proposal, child: element)
    sizes.insert(size, for: proposal)
    return size
  }

  override func placeContents(sizeChanged: Bool) {
    let element = element
    // Along the scrolled axes, the content scrolls under bars and margins of the safe area.
    var safe = safeAreaInsets
    if !axes.contains(.vertical) { (safe.top, safe.bottom) = (0, 0) }
    if !axes.contains(.horizontal) { (safe.leading, safe.trailing) = (0, 0) }
    var rule = layout(safe)
    let viewport = size.outset(by: safe)
    let isReversed = environment.layoutDirection == .rightToLeft
    let corner = CGPoint(x: origin.x - (isReversed ? safe.trailing : safe.leading), y: origin.y - safe.top)
    viewportCorner = corner
    var inner = proposal
    if let width = inner.width { inner.width = width + safe.leading + safe.trailing }
    if let height = inner.height { inner.height = height + safe.top + safe.bottom }
    let offer = rule.placement(in: viewport, proposal: inner, child: element).proposal
    let now = rule.geometry(in: viewport, contentSize: element.sizeThatFits(offer))
    let settings = environment.scrollSettings
    if let extents {
      // What is drawn beyond its end by a finger goes back by itself.
      let isBeyond = hasLazyContent && scroller.phase.isScrolling && extents.clamped(offset) != offset
      if extents != now, !isBeyond {
        offset = now.offset(after: extents, from: offset, anchor: settings.sizeChangesAnchor)
      }
    } else {
      offset = settings.initialAnchor.map { now.offset(at: $0) } ?? .zero
      if pending == nil, let anchor = settings.initialAnchor { pending = ScrollJump(destination: .anchor(anchor)) }
    }
    extents = now
    func placeContent() {
      rule.offset = offset
      rule.place(at: corner, size: viewport, proposal: inner, child: element, direction: environment.layoutDirection)
    }
    placeContent()
    guard var jump = pending else { return }
    pending = nil
    guard let wanted = offset(of: jump.destination, extents: now),
      abs(wanted.x - offset.x) + abs(wanted.y - offset.y) > 0.01
    else { return }
    offset = wanted
    placeContent()
    jump.attempts -= 1
    // The distance to rows that did not exist was an estimate.
    guard hasLazyContent, jump.attempts > 0 else { return }
    pending = jump
    graph.enqueuePlacement(self)
  }

  /// A lazy container inside is longer than estimated: the scroll view itself is not, where its length is given.
  override func canConfirmSizes(afterChangeOf item: ItemNode?) -> Bool {
    isPlaced && hasLazyContent && !itemsAreStale && !wasAskedForContentLength
  }

  override func confirmSizes() -> Bool {
    didInvalidateLayout()
    return sizeThatFits(proposal) == size
  }

  override func tickAttributes(at time: Double) -> Bool { moveGlide(at: time) }

  override func forEachAnimation(_ visit: (AttributeMotion) -> Void) {
    super.forEachAnimation(visit)
    if let motion = glide?.progress.attributeMotion("scroll") { visit(motion) }
  }

  override func teardown() {
    super.teardown()
    glide?.progress.cancel(graph)
    graph.pointers.forget(self)
  }

  override func contentsNeedDisplay() {
    let safe = isPlaced ? safeAreaInsets : EdgeInsets()
    let bounds = CGRect(origin: .zero, size: presentedFrame.size)
    let clip = bounds.offsetBy(dx: -safe.leading, dy: -safe.top)
    let clipRect = CGRect(origin: clip.origin, size: bounds.size.outset(by: safe))
    layer?.clip =
      environment.scrollSettings.clips
      ? LayerClip(path: Path(clipRect), style: FillStyle(antialiased: false)) : nil
  }
}

/// The layout of a container as a layout element.
final class ContainerElement<L: Layout>: LayoutElement {
  private let container: LayoutContainer<L>

  init(_ container: LayoutContainer<L>) { self.container = container }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { container.sizeThatFits(proposal) }

  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    container.placeChildren(size: container.sizeThatFits(proposal), proposal: proposal, offset: origin)
  }
}

extension _Node {
  /// Returns the descendant to which the user has given this ID.
  func descendant(identified id: AnyHashable) -> _Node? {
    if let identifying = self as? any IdentifyingNode, let found = identifying.child(identified: id) { return found }
    var result: _Node?
    forEachChild { if result == nil { result = $0.descendant(identified: id) } }
    return result
  }
}
