import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A set of symbolic safe area regions.
nonisolated public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the regions.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The region of the container, such as that of its bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The region of the on-screen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A node that removes a part of its area from the safe area of its content.
protocol SafeAreaSource: ItemNode {
  /// The safe area of the content and the area before the removal, in the layout space.
  var safeArea: (inside: CGRect, outside: CGRect) { get }
  /// A Boolean value that indicates whether only backgrounds extend into the removed area, as under a navigation bar.
  var isForBackgrounds: Bool { get }
}

extension SafeAreaSource {
  var isForBackgrounds: Bool { false }
}

extension ItemNode {
  /// The insets of this item's safe area, in points.
  var safeAreaInsets: EdgeInsets { safeAreaInsets(of: frame, crossesBars: false) }

  /// The insets including the bars of the enclosing page.
  var safeAreaInsetsWithBars: EdgeInsets { safeAreaInsets(of: frame, crossesBars: true) }

  private func safeAreaInsets(of frame: CGRect, crossesBars: Bool) -> EdgeInsets {
    var result = EdgeInsets()
    var covered = frame
    let isReversed = environment.layoutDirection == .rightToLeft
    let near = 0.01
    forEachEnclosingItem { item in
      guard let source = item as? any SafeAreaSource, crossesBars || !source.isForBackgrounds else { return true }
      let (inside, outside) = source.safeArea
      if abs(covered.minY - inside.minY) < near { result.top += inside.minY - outside.minY }
      if abs(covered.maxY - inside.maxY) < near { result.bottom += outside.maxY - inside.maxY }
      let left = abs(covered.minX - inside.minX) < near ? inside.minX - outside.minX : 0
      let right = abs(covered.maxX - inside.maxX) < near ? outside.maxX - inside.maxX : 0
      result.leading += isReversed ? right : left
      result.trailing += isReversed ? left : right
      let leftInset = isReversed ? result.trailing : result.leading
      covered = CGRect(
        x: frame.minX - leftInset, y: frame.minY - result.top, width: frame.width + result.horizontal,
        height: frame.height + result.vertical)
      return true
    }
    return result
  }
}

nonisolated public struct _SafeAreaIgnoringModifier: _ItemModifier {
  let edges: Edge.Set

  /// Creates the node whose content extends into the safe area's margins.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    SafeAreaIgnoringNode(modifier, context)
  }
}

final class SafeAreaIgnoringNode: ItemModifierNode<_SafeAreaIgnoringModifier> {
  override func modifierDidChange(from old: _SafeAreaIgnoringModifier) {
    if old.edges != modifier.edges { invalidateLayout() }
  }

  override func placeContents(sizeChanged: Bool) {
    SafeAreaIgnoringLayout(insets: safeAreaInsetsWithBars, edges: modifier.edges).place(
      at: origin, size: size, proposal: proposal, child: content, direction: environment.layoutDirection)
  }
}

nonisolated public struct _SafeAreaInsetModifier<Bar: View>: _ItemModifier {
  let rule: SafeAreaInsetLayout
  let bar: Bar

  /// Creates the node that places a bar at an edge of the content and insets the safe area by it.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    SafeAreaInsetNode(modifier, context)
  }
}

/// The node of a bar at an edge. The remaining area is the safe area of the content.
final class SafeAreaInsetNode<Bar: View>: ItemModifierNode<_SafeAreaInsetModifier<Bar>>, SafeAreaSource {
  private var bar: _ViewNode<Bar>!
  private var items: [_Node] = []
  private var itemsAreStale = true
  private let stack = LayerStack()
  private var sizes = SizeCache()
  private var added = EdgeInsets()

  override init(_ modifier: _SafeAreaInsetModifier<Bar>, _ context: _NodeContext) {
    super.init(modifier, context)
    bar = Bar._makeNode(modifier.bar, childContext)
  }

  var safeArea: (inside: CGRect, outside: CGRect) {
    let left = environment.layoutDirection == .rightToLeft ? added.trailing : added.leading
    let inside = CGRect(
      x: origin.x + left, y: origin.y + added.top, width: size.width - added.horizontal,
      height: size.height - added.vertical)
    return (inside, frame)
  }

  override func modifierDidChange(from old: _SafeAreaInsetModifier<Bar>) {
    invalidateLayout()
    bar.update(modifier.bar)
  }

  override func forEachChild(_ visit: (_Node) -> Void) {
    if let content { visit(content) }
    visit(bar)
  }

  override func structureDidChange() { itemsAreStale = true }

  override func didInvalidateLayout() {
    sizes.invalidate()
    stack.container.invalidate()
  }

  private func refresh() {
    stack.container.layoutDirection = environment.layoutDirection
    guard itemsAreStale else { return }
    itemsAreStale = false
    items = []
    bar.collectItems(into: &items)
    stack.container.children = items
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    refresh()
    return sizes.size(for: proposal) { modifier.rule.sizeThatFits(proposal, content: content, bar: stack) }
  }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    refresh()
    return modifier.rule.explicitAlignment(key, size: size, proposal: proposal, content: content, bar: stack)
  }

  override func placeContents(sizeChanged: Bool) {
    refresh()
    let result = modifier.rule.placements(in: size, proposal: proposal, content: content, bar: stack)
    added = result.insets
    let direction = environment.layoutDirection
    for (element, placement) in [(content as any LayoutElement, result.content), (stack, result.bar)] {
      let offset = placement.physicalOrigin(of: element, width: size.width, direction: direction)
      element.place(
        at: CGPoint(x: origin.x + offset.x, y: origin.y + offset.y), proposal: placement.proposal)
    }
  }
}

nonisolated public struct _SafeAreaPaddingModifier: _ItemModifier {
  let insets: EdgeInsets

  /// Creates the node that insets the safe area of the content.
  public static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    SafeAreaPaddingNode(modifier, context)
  }
}

/// The node of a padding that is outside the safe area of the content.
final class SafeAreaPaddingNode: ItemModifierNode<_SafeAreaPaddingModifier>, SafeAreaSource {
  private var rule: PaddingLayout { PaddingLayout(modifier.insets) }

  var safeArea: (inside: CGRect, outside: CGRect) {
    let insets = modifier.insets
    let left = environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    let inside = CGRect(
      x: origin.x + left, y: origin.y + insets.top, width: size.width - insets.horizontal,
      height: size.height - insets.vertical)
    return (inside, frame)
  }

  override func modifierDidChange(from old: _SafeAreaPaddingModifier) {
    if old.insets != modifier.insets { invalidateLayout() }
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { rule.sizeThatFits(proposal, child: content) }

  override func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    rule.explicitAlignment(key, size: size, proposal: proposal, child: content)
  }

  override func placeContents(sizeChanged: Bool) {
    rule.place(
      at: origin, size: size, proposal: proposal, child: content, direction: environment.layoutDirection)
  }
}

nonisolated extension View {
  /// Expands the safe area of a view.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    modifier(_SafeAreaIgnoringModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Changes the view's proposed area to extend outside the screen's safe areas.
  ///
  /// SwiftUI will deprecate this form in a future version. Use `ignoresSafeArea(_:edges:)` instead.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaIgnoringModifier(edges: edges))
  }

  /// Shows the specified content above or below the modified view.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        rule: SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing), bar: content()))
  }

  /// Shows the specified content beside the modified view.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        rule: SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing), bar: content()))
  }

  /// Adds the provided insets into the safe area of this view.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(_SafeAreaPaddingModifier(insets: insets)) }

  /// Adds the provided insets into the safe area of this view. With `nil`, the length is 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: EdgeInsets(length ?? PaddingLayout.defaultLength, edges: edges)))
  }

  /// Adds the provided insets into the safe area of this view.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(_SafeAreaPaddingModifier(insets: EdgeInsets(length)))
  }
}
