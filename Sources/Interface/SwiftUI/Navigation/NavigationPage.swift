import Geometry
import LayoutEngine
import ViewGraph

/// A page: a view between its bars.
nonisolated struct NavigationPage<Content: View>: View {
  let bar: NavigationBarModel
  let back: NavigationBack?
  let isRoot: Bool
  let content: Content
  @State private var editMode = EditMode.inactive
  @Environment(\.editMode) private var outerEditMode
  @Environment(\.inheritedSearch) private var inheritedSearch
  @Environment(\.platformProfile) private var platform

  var body: some View {
    // On macOS, a stack is as large as its content (measured). On iOS, it fills the proposal.
    let limit: CGFloat? = platform == .macOS ? nil : .infinity
    let bar = bar
    VStack(spacing: 0) {
      NavigationBarView(model: bar, back: back, inheritedSearch: isRoot ? inheritedSearch : nil)
        .zIndex(1)
      content
        .environment(\.inheritedSearch, nil)
        .onPreferenceChange(BarSettingsKey.self) { bar.set($0) }
        .frame(maxWidth: limit, maxHeight: limit)
        .modifier(PageContentModifier())
      BottomBarView(model: bar)
        .zIndex(1)
    }
    .modifier(PageFrameModifier())
    .background { PageBackground(model: bar) }
    .frame(maxWidth: isRoot ? limit : .infinity, maxHeight: isRoot ? limit : .infinity)
    .environment(\.editMode, outerEditMode ?? $editMode)
  }
}

/// A view that draws the background of a page and its bars.
nonisolated private struct PageBackground: View {
  @ObservedObject var model: NavigationBarModel
  var body: some View { if let box = model.settings.container { box.view.ignoresSafeArea() } }
}

/// The whole page with its bars.
nonisolated struct PageFrameModifier: _ItemModifier {
  static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    PageFrameNode(modifier, context)
  }
}

final class PageFrameNode: ItemModifierNode<PageFrameModifier> {}

/// A modifier that places the content between the bars. Backgrounds that fill it extend under the bars, which are
/// transparent.
nonisolated struct PageContentModifier: _ItemModifier {
  static func makeItem(_ modifier: Self, _ context: _NodeContext) -> ItemModifierNode<Self> {
    PageContentNode(modifier, context)
  }
}

final class PageContentNode: ItemModifierNode<PageContentModifier>, SafeAreaSource {
  var isForBackgrounds: Bool { true }

  var safeArea: (inside: CGRect, outside: CGRect) {
    var page = frame
    forEachEnclosingItem { item in
      guard let item = item as? PageFrameNode else { return true }
      page = item.frame
      return false
    }
    return (frame, page)
  }
}

/// The navigation bar of a page: 44 points, and 52 more for a large title, as on iOS.
nonisolated struct NavigationBarView: View {
  @ObservedObject var model: NavigationBarModel
  let back: NavigationBack?
  var inheritedSearch: SearchRequest?
  @Environment(\.platformProfile) private var platform

  private var settings: BarSettings { model.settings }
  private var search: SearchRequest? { settings.search ?? inheritedSearch }

  /// A Boolean value that indicates whether the bar is shown. An empty bar takes no space. On macOS, a title alone
  /// belongs to the window, not to the content.
  private var isShown: Bool {
    if model.isHidden { return false }
    let hasItems = !settings.entries.filter { $0.placement.slot != .bottom }.isEmpty || back != nil
    return hasItems || search != nil || platform == .iOS && settings.title != nil
  }

  private var isLarge: Bool { platform == .iOS && settings.title != nil && model.prefersLarge }

  var body: some View {
    if isShown {
      VStack(alignment: .leading, spacing: 0) {
        BarRowLayout(centersTitle: platform == .iOS && !settings.leadsTitle) {
          HStack(spacing: 16) {
            if let back, !settings.isBackHidden { BackButton(previous: back.previous, dismisser: back.dismisser) }
            ToolbarSlotView(entries: settings.entries, slot: .leading)
          }
          title
          HStack(spacing: 16) {
            ToolbarSlotView(entries: settings.entries, slot: .trailing)
            if platform == .macOS, let search { SearchField(request: search) }
          }
        }
        .padding(.horizontal, 16)
        .frame(height: platform == .iOS ? 44 : 52)
        // Bars of a fixed height do not use the accessibility text sizes, as in UIKit.
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        if isLarge {
          VStack(alignment: .leading, spacing: 0) {
            settings.title?.font(.largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.6)
              .accessibilityAddTraits(.isHeader)
            settings.subtitle?.font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
          }
          .padding(.horizontal, 16)
          .padding(.bottom, 8)
          .frame(minHeight: 52)
        }
        if platform == .iOS, let search {
          SearchField(request: search).padding(.horizontal, 16).padding(.bottom, 8)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .modifier(BarBackground(settings: settings, placement: .navigationBar))
    }
  }

  private var title: some View {
    HStack(spacing: 0) {
      if settings.entries.contains(where: { $0.placement.slot == .center }) {
        ToolbarSlotView(entries: settings.entries, slot: .center)
      } else if !isLarge {
        VStack(spacing: 0) {
          settings.title?.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
          settings.subtitle?.font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }
}

/// The back button: a chevron and the title of the page below.
nonisolated private struct BackButton: View {
  @ObservedObject var previous: NavigationBarModel
  let dismisser: Dismisser
  @Environment(\.layoutDirection) private var direction
  @Environment(\.platformProfile) private var platform

  var body: some View {
    Button(action: { dismisser.action() }) {
      HStack(spacing: 4) {
        Image(systemName: direction == .rightToLeft ? "chevron.right" : "chevron.left")
          .font(.system(size: platform == .iOS ? 20 : 13, weight: .semibold))
          .accessibilityHidden(true)
        if platform == .iOS {
          (previous.settings.title ?? Text("Back")).lineLimit(1).frame(maxWidth: 130, alignment: .leading).fixedSize()
        }
      }
      .contentShape(Rectangle())
    }
    .padding(.leading, platform == .iOS ? -8 : 0)
    .accessibilityLabel(previous.settings.title ?? Text("Back"))
    .accessibilityIdentifier("BackButton")
  }
}

/// A layout of leading items, the title, and trailing items. The title is centered in the bar if it fits there, or
/// else between the items.
struct BarRowLayout: Layout {
  let centersTitle: Bool
  /// The gap between the three parts in points.
  private static let gap: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(0) { $0 + $1.width } + 2 * Self.gap
    return CGSize(width: proposal.width ?? width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    guard subviews.count == 3 else { return }
    let leading = subviews[0].sizeThatFits(.unspecified).width
    let trailing = subviews[2].sizeThatFits(.unspecified).width
    let from = bounds.minX + (leading > 0 ? leading + Self.gap : 0)
    let to = bounds.maxX - (trailing > 0 ? trailing + Self.gap : 0)
    let available = max(0, to - from)
    let title = min(
      subviews[1].sizeThatFits(ProposedViewSize(width: available, height: bounds.height)).width, available)
    var x = centersTitle ? bounds.midX - title / 2 : from
    x = min(max(x, from), to - title)
    subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: .unspecified)
    subviews[1].place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: title, height: bounds.height))
    subviews[2].place(at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: .unspecified)
  }
}

/// The bar below a page, shown if it has items: 49 points, as on iOS.
nonisolated struct BottomBarView: View {
  @ObservedObject var model: NavigationBarModel

  var body: some View {
    let entries = model.settings.entries.filter { $0.placement.slot == .bottom }
    if !entries.isEmpty, model.settings.visibility[.bottomBar] != .hidden {
      HStack(spacing: 16) { ToolbarSlotView(entries: entries, slot: .bottom) }
        .padding(.horizontal, 16)
        .frame(height: 49)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .frame(maxWidth: .infinity)
        .modifier(BarBackground(settings: model.settings, placement: .bottomBar))
    }
  }
}

/// The background of a bar.
nonisolated struct BarBackground: ViewModifier {
  let settings: BarSettings
  let placement: ToolbarPlacement.Kind
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .environment(\.colorScheme, settings.schemes[placement] ?? colorScheme)
      .background {
        if settings.backgroundVisibility[placement] == .visible {
          (settings.backgrounds[placement]?.view ?? AnyView(PresentationStyle.panel(colorScheme)))
            .ignoresSafeArea(edges: placement == .navigationBar ? .top : .bottom)
        }
      }
  }
}
