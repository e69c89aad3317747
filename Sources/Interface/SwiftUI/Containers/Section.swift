import Foundation
import Geometry
import LayoutEngine
import ViewGraph

/// A container view that you can use to add hierarchy within certain views.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
  nonisolated public static var _unarity: _Unarity { .any }

  nonisolated public static func _makeNode(_ view: Section, _ context: _NodeContext) -> _ViewNode<Section> {
    SectionNode(view, context)
  }
}

/// The part of a section to which an item of a list belongs.
enum SectionRole { case header, row, footer }

struct SectionTrait {
  static let key = ObjectIdentifier(SectionTrait.self)
  var role: SectionRole
  var section: ObjectIdentifier
}

/// The node of a header, the content and a footer in sequence. Lists query the role of each item.
final class SectionNode<Parent: View, Content: View, Footer: View>:
  _StoredViewNode<Section<Parent, Content, Footer>>, ItemDistributor, PinningSection
{
  private var header: _ViewNode<Parent>!
  private var content: _ViewNode<Content>!
  private var footer: _ViewNode<Footer>!
  private var items: [SectionItem] = []
  private var isStale = true

  var wrappers: [ItemNode] { items }

  override init(_ view: Section<Parent, Content, Footer>, _ context: _NodeContext) {
    super.init(view, context)
    var headerContext = childContext
    headerContext.environment = Self.headerEnvironment(context.environment)
    header = Parent._makeNode(view.header, headerContext)
    content = Content._makeNode(view.content, childContext)
    var footerContext = childContext
    footerContext.environment = Self.footerEnvironment(context.environment)
    footer = Footer._makeNode(view.footer, footerContext)
  }

  /// Returns the environment of a header. In lists, headers are small, semibold and secondary (11 points on macOS,
  /// measured; footnote on iOS).
  private static func headerEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    guard outer.isInsideList else { return outer }
    var values = outer
    if outer.isInGroupedForm, outer.platformProfile == .macOS {
      values.font = Font.system(size: 13, weight: .bold)
      return values
    }
    if outer.headerProminence == .increased {
      // UIKit's prominent headers: title 3, bold, with the color of text.
      values.font = outer.platformProfile == .macOS ? Font.system(size: 13, weight: .bold) : .title3.bold()
      return values
    }
    values.font = outer.platformProfile == .macOS ? Font.system(size: 11, weight: .semibold) : .footnote
    values.foregroundStyles = ForegroundStyles(primary: AnyShapeStyle(Color.secondary), isDefault: true)
    return values
  }

  /// A list's footers are in footnote size and secondary (10 points on macOS, our own figure).
  private static func footerEnvironment(_ outer: EnvironmentValues) -> EnvironmentValues {
    guard outer.isInsideList else { return outer }
    var values = outer
    values.font = outer.platformProfile == .macOS ? Font.system(size: 10) : .footnote
    values.foregroundStyles = ForegroundStyles(primary: AnyShapeStyle(Color.secondary), isDefault: true)
    return values
  }

  override func environmentDidChange(_ new: EnvironmentValues, changed: Set<ObjectIdentifier>) {
    environment = new
    header.environmentDidChange(Self.headerEnvironment(new), changed: changed)
    content.environmentDidChange(new, changed: changed)
    footer.environmentDidChange(Self.footerEnvironment(new), changed: changed)
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    self.view = view
    header.update(view.header)
    content.update(view.content)
    footer.update(view.footer)
  }

  private func refresh() {
    guard isStale else { return }
    isStale = false
    var old: [ObjectIdentifier: SectionItem] = [:]
    let earlier = items
    for item in earlier { old[ObjectIdentifier(item.content)] = item }
    items = []
    let parts: [(_Node, SectionRole)] = [(header, .header), (content, .row), (footer, .footer)]
    for (part, role) in parts {
      var contents: [_Node] = []
      part.collectItems(into: &contents)
      for content in contents {
        let trait = SectionTrait(role: role, section: ObjectIdentifier(self))
        items.append(old.removeValue(forKey: ObjectIdentifier(content)) ?? makeItem(content, trait))
      }
    }
    for gone in earlier where old[ObjectIdentifier(gone.content)] === gone { gone.teardown() }
  }

  private func makeItem(_ content: _Node, _ trait: SectionTrait) -> SectionItem {
    if let pinned = environment.pinnedSections, pinned.pins(trait.role) {
      return PinnedSectionItem(childContext, content: content, trait: trait, section: self, axis: pinned.axis)
    }
    return SectionItem(childContext, content: content, trait: trait)
  }

  override var separatesRows: Bool { true }

  var extent: CGRect? {
    if let container = enclosingLazyContainer { return container.frame(of: ObjectIdentifier(self)) }
    guard let first = items.first(where: \.isPlaced) else { return nil }
    return items.reduce(first.frame) { $1.isPlaced ? $0.union($1.frame) : $0 }
  }

  /// Pinned items are drawn above the rows.
  override func collectLayerNodes(into nodes: inout [ItemNode]) {
    guard let pinned = environment.pinnedSections else { return super.collectLayerNodes(into: &nodes) }
    let parts: [(_Node, SectionRole)] = [(header, .header), (content, .row), (footer, .footer)]
    for (part, role) in parts where !pinned.pins(role) { part.collectLayerNodes(into: &nodes) }
    for (part, role) in parts where pinned.pins(role) { part.collectLayerNodes(into: &nodes) }
  }

  override func teardown() {
    for item in items { item.teardown() }
    super.teardown()
  }

  override func structureDidChange() {
    isStale = true
    super.structureDidChange()
  }

  override func collectItems(into items: inout [_Node]) {
    refresh()
    for item in self.items { items.append(item) }
  }

  override func didInvalidateLayout() { for item in items { item.invalidationEpoch = graph.layoutEpoch } }

  override func forEachChild(_ visit: (_Node) -> Void) {
    visit(header)
    visit(content)
    visit(footer)
  }

  override var layoutTarget: _Node? {
    refresh()
    return items.first
  }
}

class SectionItem: ItemNode {
  let content: _Node
  private let sectionTrait: SectionTrait

  init(_ context: _NodeContext, content: _Node, trait: SectionTrait) {
    self.content = content
    sectionTrait = trait
    super.init(context)
  }

  override var layoutTarget: _Node? { content }
  override func forEachHitChild(_ visit: (_Node) -> Void) { visit(content) }
  override func trait(_ key: ObjectIdentifier) -> Any? { key == SectionTrait.key ? sectionTrait : content.trait(key) }
  override func collectLayerNodes(into nodes: inout [ItemNode]) { content.collectLayerNodes(into: &nodes) }
  override func placeContents(sizeChanged: Bool) { content.place(at: origin, proposal: proposal) }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// SwiftUI will deprecate this form in a future version. Use `Section(content:header:footer:)` instead.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer and no header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// SwiftUI will deprecate this form in a future version. Use `Section(content:footer:)` instead.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header and no footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// SwiftUI will deprecate this form in a future version. Use `Section(content:header:)` instead.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section with neither a header nor a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized title as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with an unlocalized title as its header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
